import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../../domain/account/session-token.ts';
import { storedAtom } from '../../ui/storage.ts';

const $stored = storedAtom<User | undefined>('user', undefined, (value) => {
  const user = value as User;
  return typeof user.name === 'string' ? user : undefined;
});

/**
 * The signed-in user (spec 1 §4.1), undefined for visitors. Stored under the key that the
 * first-paint script reads, and synced across tabs.
 */
export const $user: ReadableAtom<User | undefined> = $stored;

export const storeUser = (user: User | undefined): void => $stored.set(user);

const $isPending = atom(false);

/** True while it is unknown whether a user is signed in. */
export const $isSigningIn: ReadableAtom<boolean> = $isPending;

export const setSigningIn = (isPending: boolean): void => $isPending.set(isPending);
