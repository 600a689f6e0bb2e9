/**
 * Touches again, in order, what was touched before the page's scripts listened: the page itself
 * kept it (`first-paint.ts`), and hands it over once they have run (`src/build/after-paint.ts`).
 */
export function touchAgain(): void {
  addEventListener('early', (event) => {
    for (const control of (event as CustomEvent<HTMLElement[]>).detail) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control instanceof HTMLSelectElement) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // A box stands already as it was put: it is put so anew.
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = !control.checked;
        }
        control.click();
      }
    }
  });
}
