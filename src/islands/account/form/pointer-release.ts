/**
 * What appears when a field is left, a fault or a dialog, moves or covers the buttons. It waits
 * while a press on one of them is under way, or the click would miss.
 */
let released: Promise<void> = Promise.resolve();

function hold(): void {
  released = new Promise((resolve) => {
    // The click itself comes first.
    const done = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, done, { once: true });
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', hold, { capture: true, passive: true });
}

/** Resolves once no pointer is pressed. */
export const pointerReleased = (): Promise<void> => released;
