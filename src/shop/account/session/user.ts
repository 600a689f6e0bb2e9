import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../../domain/account/session-token.ts';
import { storedAtom } from '../../ui/storage.ts';

const $held = storedAtom<User | undefined>('user', undefined, (value) => {
  const user = value as User;
  return typeof user.name === 'string' ? user : undefined;
});

/**
 * The signed-in user (spec 1 §4.1), undefined for visitors. Stored under the key that the
 * first-paint script reads, and synced across tabs.
 */
export const $user: ReadableAtom<User | undefined> = $held;

export const keepUser = (user: User | undefined): void => $held.set(user);

const $isAsking = atom(false);

/** True while it is unknown whether a user is signed in. */
export const $isSigningIn: ReadableAtom<boolean> = $isAsking;

export const setSigningIn = (isAsking: boolean): void => $isAsking.set(isAsking);
