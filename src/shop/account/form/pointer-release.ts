/**
 * Leaving a field can show an error or open a dialog, which moves or covers the buttons below.
 * Waiting until the pointer is released prevents a click on one of them from being lost.
 */
let released: Promise<void> = Promise.resolve();

function hold(): void {
  released = new Promise((resolve) => {
    // Resolve after the click event.
    const done = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, done, { once: true });
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', hold, { capture: true, passive: true });
}

/** Resolves once no pointer is pressed. */
export const pointerReleased = (): Promise<void> => released;
