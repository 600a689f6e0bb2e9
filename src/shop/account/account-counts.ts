/**
 * Counts of the account (spec 1 §3, §9), kept in local storage for 15 minutes. Whoever changes what
 * is counted corrects the count, so that it is right before that time is over.
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

/** The count under a label, asked with `load` where none is kept; null if that fails. */
export async function accountCount(
  label: CountLabel,
  load: () => Promise<number | null>,
): Promise<number | null> {
  const known = keptCount(label);
  if (known !== null) return known;
  const value = await load();
  if (value !== null) setAccountCount(label, value);
  return value;
}

/** The kept count, or null. */
export const keptCount = (label: CountLabel): number | null => freshCount(items(), label, now());

/** Keeps a count that is known to be right now. */
export function setAccountCount(label: CountLabel, value: number): void {
  const key = keyOfAccount();
  if (key === null) return;
  writeStored('localStorage', key, JSON.stringify(withCount(items(), label, value, now())));
}

/** Corrects a kept count after a change; one that is not kept will be asked anyway. */
export function changeAccountCount(label: CountLabel, by: number): void {
  const known = keptCount(label);
  if (known !== null) setAccountCount(label, known + by);
}

const keyOfAccount = (): string | null => {
  const user = $user.get();
  return user ? `accountCounts.${user.id}.${user.contactId}` : null;
};

function items(): CountItem[] {
  const key = keyOfAccount();
  return key === null ? [] : parseCounts(readStored('localStorage', key));
}
