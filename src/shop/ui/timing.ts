/** Postpones code until after the paint, the first user input, or the return of the connection. */

/**
 * Runs `work` after the next paint, so that the visible response to an input is not delayed by
 * slower work.
 */
export function afterPaint(work: () => void): void {
  // An animation frame callback runs before the paint; a timer set in it runs after.
  requestAnimationFrame(() => setTimeout(work));
}

const INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'submit',
];

/** Runs a function once, after the paint that follows the first user input. */
export function onFirstInput(run: () => void): void {
  const listeners = new AbortController();
  const start = () => {
    listeners.abort();
    afterPaint(run);
  };
  for (const type of INPUT_EVENTS) {
    addEventListener(type, start, { capture: true, passive: true, signal: listeners.signal });
  }
}

/**
 * Loads code that no later user action would request again: while offline it waits for the
 * connection. Rejects if loading fails for another reason.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
