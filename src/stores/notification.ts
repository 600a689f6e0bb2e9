import { atom } from 'nanostores';

export interface Notification {
  text: string;
  kind: 'info' | 'success' | 'warning';
}

/** What is told to the visitor; the frame shows it for a while. */
export const $notification = atom<Notification | null>(null);

export function notify(text: string, kind: Notification['kind'] = 'info'): void {
  $notification.set({ text, kind });
}
