/**
 * Unsaved form input, stored per tab: it survives a reload and an expired session. Only returned to
 * the contact who typed it.
 */
import { $user } from './user.ts';
import { readStoredJson, writeStored } from '../../ui/storage.ts';

export type DraftValues = Record<string, string>;

const keyOf = (form: string): string => `draft:${$user.get()?.contactId ?? ''}:${form}`;

export function readDraft(form: string): DraftValues | null {
  const values = readStoredJson('sessionStorage', keyOf(form));
  return typeof values === 'object' ? (values as DraftValues | null) : null;
}

/** Stores values; null removes the draft. Never pass a password. */
export function keepDraft(form: string, values: DraftValues | null): void {
  writeStored('sessionStorage', keyOf(form), values && JSON.stringify(values));
}
