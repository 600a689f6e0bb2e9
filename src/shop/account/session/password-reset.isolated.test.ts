import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../../tests/support/storage-mock.ts';
import { endReset, requestedReset, setRequestedReset } from './password-reset.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new StorageMock()));

it('is set with what the server said, until there is a new password', () => {
  expect(requestedReset()).toBeNull();
  setRequestedReset('We sturen een link.');
  expect(requestedReset()).toBe('We sturen een link.');
  endReset();
  expect(requestedReset()).toBeNull();
});

it('is not set where storage is closed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  setRequestedReset('We sturen een link.');
  endReset();
  expect(requestedReset()).toBeNull();
});
