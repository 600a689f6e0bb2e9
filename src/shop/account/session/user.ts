import { persistentAtom } from '@nanostores/persistent';
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../../domain/account/session-token.ts';

const $held = persistentAtom<User | undefined>('user', undefined, {
  encode: JSON.stringify,
  decode: parseUser,
});

/**
 * Signed in means that a user is held here (spec 1 §4.1). Kept under the key that the script
 * before the first paint reads, and followed in other tabs.
 */
export const $user: ReadableAtom<User | undefined> = $held;

export const keepUser = (user: User | undefined): void => $held.set(user);

const $isAsking = atom(false);

/** True while it is not yet known whether somebody is signed in. */
export const $isSigningIn: ReadableAtom<boolean> = $isAsking;

export const setSigningIn = (isAsking: boolean): void => $isAsking.set(isAsking);

function parseUser(text: string): User | undefined {
  try {
    const user = JSON.parse(text) as User | null;
    return typeof user?.name === 'string' ? user : undefined;
  } catch {
    return undefined;
  }
}
