/**
 * Leaving a field can show an error or open a dialog, which moves or covers the buttons below. This
 * waits until the pointer is released, so that a click on one of them is not lost.
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
