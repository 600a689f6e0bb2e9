import type { ReadableAtom } from 'nanostores';
import { $user } from './session/user.ts';
import { keptAtom } from '../ui/storage.ts';

/** Points as last answered, so that the next pages show them without a call. */
interface KnownPoints {
  /** Contact, not customer: colleagues of one customer differ in loyalty (spec 1 §6). */
  contactId: string;
  /** Null: no loyalty customer. */
  points: number | null;
}

const $answered = keptAtom<KnownPoints | null>('bonusPoints', null, (value) => {
  const known = value as KnownPoints;
  return known.points === null || typeof known.points === 'number' ? known : null;
});

/** Last answer, for whichever contact; read it through `knownPoints`. */
export const $bonusPoints: ReadableAtom<KnownPoints | null> = $answered;

export const keepPoints = (known: KnownPoints | null): void => $answered.set(known);

/** Points of the signed-in contact; null for no loyalty customer, undefined while not known. */
export function knownPoints(known: KnownPoints | null): number | null | undefined {
  const id = $user.get()?.contactId;
  return known && id !== undefined && known.contactId === id ? known.points : undefined;
}
