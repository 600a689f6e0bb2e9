import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../../tests/support/storage-mock.ts';
import { clearRequestedReset, requestedResetMessage, setRequestedReset } from './password-reset.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new StorageMock()));

it('is set with what the server said, until there is a new password', () => {
  expect(requestedResetMessage()).toBeNull();
  setRequestedReset('We sturen een link.');
  expect(requestedResetMessage()).toBe('We sturen een link.');
  clearRequestedReset();
  expect(requestedResetMessage()).toBeNull();
});

it('is not set where storage is closed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  setRequestedReset('We sturen een link.');
  clearRequestedReset();
  expect(requestedResetMessage()).toBeNull();
});
