const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'submit',
];

/**
 * Fetches code at the first sign that somebody does something with the page, so that nothing of
 * it runs before, or at once where somebody did already. A click on what it serves is held until it listens, and done then.
 */
export function onFirstTouch(
  serves: string,
  load: () => Promise<unknown>,
  isTouched: boolean,
): void {
  const done = new AbortController();
  let held: HTMLElement | null = null;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void load().then(() => {
      done.abort();
      held?.click();
    });
  };
  for (const type of SIGNS) {
    addEventListener(type, start, { capture: true, passive: true, signal: done.signal });
  }
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(serves);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held = control;
    start();
  };
  addEventListener('click', hold, { capture: true, signal: done.signal });
  if (isTouched) start();
}
