/** Small popovers made of `details` close on Escape, on a click beside them, and when the focus leaves. */
export function closeOnLeave(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]');
  const leave = ({ target }: Event) => {
    // A dialog returns the focus to the popover when it closes.
    if (!(target instanceof Element) || target.closest('dialog')) return;
    for (const details of open()) {
      if (!details.contains(target)) details.open = false;
    }
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
