import { afterPaint } from './after-paint.ts';

const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'submit',
];

/** Runs a function once, after the paint that follows the first user input. */
export function onFirstTouch(run: () => void): void {
  const done = new AbortController();
  const start = () => {
    done.abort();
    afterPaint(run);
  };
  for (const type of SIGNS) {
    addEventListener(type, start, { capture: true, passive: true, signal: done.signal });
  }
}
