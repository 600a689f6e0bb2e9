/**
 * What was typed into a form and is not saved yet, kept in this tab: it survives a reload and a
 * session that expired in mid-work. For the contact who typed it only.
 */
import { $user } from './user.ts';

export type DraftValues = Record<string, string>;

const keyOf = (form: string): string => `draft:${$user.get()?.contactId ?? ''}:${form}`;

export function readDraft(form: string): DraftValues | null {
  try {
    const values = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as unknown;
    return values !== null && typeof values === 'object' ? (values as DraftValues) : null;
  } catch {
    return null;
  }
}

/** Keeps values; null removes the draft. Never pass a password. */
export function keepDraft(form: string, values: DraftValues | null): void {
  try {
    if (values) sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is closed: the form itself keeps what was typed.
  }
}
