import { keepFocus } from './keep-focus.client.ts';
import { followPointer } from './next-page.client.ts';

/** Before the first action, and before the way to another page, there is a first touch. */
export function startAfterTouch(): void {
  keepFocus();
  followPointer();
  // Only a keyboard shows rings.
  addEventListener('keydown', () => void import('./keyboard.client.ts').catch(() => {}), {
    once: true,
  });
}
