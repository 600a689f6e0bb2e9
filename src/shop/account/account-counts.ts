/**
 * Counts shown in the account menu (spec 1 §3, §9), cached in local storage for 15 minutes. Code
 * that changes a counted item also updates the cached count.
 */
import {
  type CountItem,
  type CountLabel,
  freshCount,
  parseCounts,
  withCount,
} from '../../domain/account/account-counts.ts';
import { now } from '../calls/now.ts';
import { $user } from './session/user.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** The count for a label, loaded with `load` if not cached; null if that fails. */
export async function accountCount(
  label: CountLabel,
  load: () => Promise<number | null>,
): Promise<number | null> {
  const cached = cachedCount(label);
  if (cached !== null) return cached;
  const value = await load();
  if (value !== null) setAccountCount(label, value);
  return value;
}

/** The cached count, or null. */
export const cachedCount = (label: CountLabel): number | null =>
  freshCount(cachedItems(), label, now());

/** Caches a count that is known to be current. */
export function setAccountCount(label: CountLabel, value: number): void {
  const key = keyOfContact();
  if (key === null) return;
  writeStored('localStorage', key, JSON.stringify(withCount(cachedItems(), label, value, now())));
}

/** Updates a cached count after a change; does nothing if it is not cached. */
export function changeAccountCount(label: CountLabel, difference: number): void {
  const cached = cachedCount(label);
  if (cached !== null) setAccountCount(label, cached + difference);
}

const keyOfContact = (): string | null => {
  const user = $user.get();
  return user ? `accountCounts.${user.id}.${user.contactId}` : null;
};

function cachedItems(): CountItem[] {
  const key = keyOfContact();
  return key === null ? [] : parseCounts(readStored('localStorage', key));
}
