/**
 * Unsaved form input, stored per tab: it survives a reload and an expired session. Only returned to
 * the contact who typed it.
 */
import { $user } from './user.ts';
import { readStoredJson, writeStored } from '../../ui/storage.ts';

export type DraftValues = Record<string, string>;

const keyOfDraft = (formId: string): string => `draft:${$user.get()?.contactId ?? ''}:${formId}`;

export function readDraft(formId: string): DraftValues | null {
  const values = readStoredJson('sessionStorage', keyOfDraft(formId));
  return typeof values === 'object' ? (values as DraftValues | null) : null;
}

/** Stores values; null removes the draft. Never pass a password. */
export function storeDraft(formId: string, values: DraftValues | null): void {
  writeStored('sessionStorage', keyOfDraft(formId), values && JSON.stringify(values));
}
