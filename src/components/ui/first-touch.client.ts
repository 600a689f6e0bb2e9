const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'submit',
];

/** Runs something once, at the first sign that somebody does anything with the page. */
export function onFirstTouch(run: () => void): void {
  const done = new AbortController();
  const start = () => {
    done.abort();
    run();
  };
  for (const type of SIGNS) {
    addEventListener(type, start, { capture: true, passive: true, signal: done.signal });
  }
}
