import type { ReadableAtom } from 'nanostores';
import { $user } from './session/user.ts';
import { storedAtom } from '../ui/storage.ts';

/** The last loaded points, so that later pages show them without a call. */
interface KnownPoints {
  /** Per contact, not per customer: contacts of one customer may differ in loyalty (spec 1 §6). */
  contactId: string;
  /** Null: not a loyalty customer. */
  points: number | null;
}

const $answered = storedAtom<KnownPoints | null>('bonusPoints', null, (value) => {
  const stored = value as KnownPoints;
  return stored.points === null || typeof stored.points === 'number' ? stored : null;
});

/** The last loaded points of any contact; use `knownPoints` to read it. */
export const $bonusPoints: ReadableAtom<KnownPoints | null> = $answered;

export const storePoints = (points: KnownPoints | null): void => $answered.set(points);

/** Points of the signed-in contact; null if not a loyalty customer, undefined if not yet known. */
export function knownPoints(known: KnownPoints | null): number | null | undefined {
  const id = $user.get()?.contactId;
  return known && id !== undefined && known.contactId === id ? known.points : undefined;
}
