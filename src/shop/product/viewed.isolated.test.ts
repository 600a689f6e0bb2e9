import { useTestStorageEngine } from '@nanostores/persistent';
import { expect, test, vi } from 'vitest';

useTestStorageEngine();
vi.stubGlobal('localStorage', { getItem: () => null });
const { storeUser } = await import('../account/session/user.ts');
const { isKnownVisitor } = await import('./viewed.ts');

test('a customer is known, who chose nothing on this device; a visitor who chose nothing is not', () => {
  expect(isKnownVisitor()).toBe(false);
  storeUser({ id: 1, email: 'an@bouw.example', name: 'An', contactId: '2', emailHash: '' });
  expect(isKnownVisitor()).toBe(true);
});
