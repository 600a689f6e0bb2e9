import { useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, expect, it, vi } from 'vitest';

useTestStorageEngine();
const { storeUser } = await import('./user.ts');
const { storeDraft, readDraft } = await import('./draft.ts');

const kept = new Map<string, string>();
const signIn = (contactId: string) =>
  storeUser({ id: 1, email: 'a@b.nl', name: 'Jan', contactId, emailHash: '' });

beforeEach(() => {
  kept.clear();
  signIn('7');
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is read back by the contact who typed it, until it is removed', () => {
  storeDraft('personal', { firstName: 'Piet' });
  expect(readDraft('personal')).toEqual({ firstName: 'Piet' });
  expect(readDraft('email')).toBeNull();
  signIn('8');
  expect(readDraft('personal')).toBeNull();
  signIn('7');
  storeDraft('personal', null);
  expect(readDraft('personal')).toBeNull();
});

it('is none where storage is closed or damaged', () => {
  storeDraft('personal', { firstName: 'Piet' });
  for (const key of kept.keys()) kept.set(key, '{');
  expect(readDraft('personal')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft('personal', { firstName: 'Piet' });
  expect(readDraft('personal')).toBeNull();
});
