/** Closes small `details` popovers on Escape, on a click outside, and when the focus leaves. */
export function closeOnLeave(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]');
  const leave = ({ target }: Event) => {
    // A closing dialog returns the focus to the popover, so focus in a dialog does not count as
    // leaving.
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
