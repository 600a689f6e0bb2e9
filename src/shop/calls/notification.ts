import { atom, type ReadableAtom } from 'nanostores';

export interface Notification {
  text: string;
  kind: 'info' | 'success' | 'warning';
}

/** How long a notification is shown, unless it is hovered or focused (spec 1 §2.4). */
export const NOTIFICATION_MS = 3000;

const $latest = atom<Notification | null>(null);

/** The latest notification; repeating the same text notifies again. */
export const $notification: ReadableAtom<Notification | null> = $latest;

/** Shows a notification without moving the focus. */
export function notify(text: string, kind: Notification['kind'] = 'info'): void {
  $latest.set({ text, kind });
}
