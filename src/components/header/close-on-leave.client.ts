/** Small popovers made of `details` close on Escape and on a click beside them. */
export function closeOnLeave(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]');
  document.addEventListener('click', (event) => {
    for (const details of open()) {
      if (!details.contains(event.target as Node)) details.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
