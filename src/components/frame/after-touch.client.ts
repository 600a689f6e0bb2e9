import { closeOnLeave } from '../header/close-on-leave.client.ts';
import { keepFocus } from './keep-focus.client.ts';
import { followPointer } from './next-page.client.ts';

/** Only a keyboard shows rings. */
const loadRings = () => void import('./keyboard.client.ts').catch(() => {});

/** Before the first action, and before the way to another page, there is a first touch. */
export function startAfterTouch(): void {
  keepFocus();
  closeOnLeave();
  followPointer();
  // The first touch may have been a key.
  if (document.querySelector(':focus-visible')) loadRings();
  else addEventListener('keydown', loadRings, { once: true });
}
