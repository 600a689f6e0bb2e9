import { atom, type ReadableAtom } from 'nanostores';

export interface Notification {
  text: string;
  kind: 'info' | 'success' | 'warning';
}

/** How long a notification stays, unless the visitor is at it (spec 1 §2.4). */
export const NOTIFICATION_MS = 3000;

const $shown = atom<Notification | null>(null);

/** The last that was said; the same words again are said again. */
export const $notification: ReadableAtom<Notification | null> = $shown;

/** Says something to the visitor, without taking the focus. */
export function notify(text: string, kind: Notification['kind'] = 'info'): void {
  $shown.set({ text, kind });
}
