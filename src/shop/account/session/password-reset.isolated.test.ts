import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../../tests/support/storage-mock.ts';
import { endReset, resetAsked, setResetAsked } from './password-reset.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new StorageMock()));

it('is set with what the server said, until there is a new password', () => {
  expect(resetAsked()).toBeNull();
  setResetAsked('We sturen een link.');
  expect(resetAsked()).toBe('We sturen een link.');
  endReset();
  expect(resetAsked()).toBeNull();
});

it('is not set where storage is closed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  setResetAsked('We sturen een link.');
  endReset();
  expect(resetAsked()).toBeNull();
});
