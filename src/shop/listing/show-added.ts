const SHOWN_MS = 1_500;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows on the button itself, in the next frame, that the product is in the cart. */
export function showAdded(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  button.dataset['done'] = '';
  timers.set(
    button,
    setTimeout(() => delete button.dataset['done'], SHOWN_MS),
  );
}
