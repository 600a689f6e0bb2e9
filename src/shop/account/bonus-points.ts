import type { ReadableAtom } from 'nanostores';
import { $user } from './session/user.ts';
import { storedAtom } from '../ui/storage.ts';

/** The last loaded points, so that later pages show them without a call. */
interface ContactPoints {
  /** Per contact, not per customer: contacts of one customer may differ in loyalty (spec 1 §6). */
  contactId: string;
  /** Null: not a loyalty customer. */
  points: number | null;
}

const $stored = storedAtom<ContactPoints | null>('bonusPoints', null, (value) => {
  const stored = value as ContactPoints;
  return stored.points === null || typeof stored.points === 'number' ? stored : null;
});

/** The last loaded points of any contact; use `knownPoints` to read it. */
export const $bonusPoints: ReadableAtom<ContactPoints | null> = $stored;

export const storePoints = (points: ContactPoints | null): void => $stored.set(points);

/** Points of the signed-in contact; null if not a loyalty customer, undefined if not yet known. */
export function knownPoints(contactPoints: ContactPoints | null): number | null | undefined {
  const id = $user.get()?.contactId;
  return contactPoints && id !== undefined && contactPoints.contactId === id
    ? contactPoints.points
    : undefined;
}
