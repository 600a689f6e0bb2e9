import { persistentAtom } from '@nanostores/persistent';
import { $user } from './user.ts';

/** Points as last answered, so that the next pages show them without a call. */
interface KnownPoints {
  userId: number;
  /** Null: no loyalty customer (spec 1 §6). */
  points: number | null;
}

/** What was last answered, for any user of this browser; read it through `knownPoints`. */
export const $bonusPoints = persistentAtom<KnownPoints | null>('bonusPoints', null, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      return JSON.parse(text) as KnownPoints | null;
    } catch {
      return null;
    }
  },
});

/** Points of the signed-in user; null for no loyalty customer, undefined while not known. */
export function knownPoints(known: KnownPoints | null): number | null | undefined {
  const id = $user.get()?.id;
  return known && id !== undefined && known.userId === id ? known.points : undefined;
}
