/**
 * The arrow beside a menu entry opens its children for keyboard and touch; hover is CSS. Escape
 * closes what the pointer opened, until it leaves (WCAG 1.4.13).
 */
export function openSubmenus(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.menu button[aria-expanded]')];
  const set = (open: HTMLElement | null) => {
    for (const button of buttons) button.setAttribute('aria-expanded', String(button === open));
  };
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
      event.preventDefault();
      set(button.getAttribute('aria-expanded') === 'true' ? null : button);
    });
    const entry = button.parentElement;
    // Hover opens this one: another does not stay beside it.
    entry?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' && button.ariaExpanded === 'false') set(null);
    });
    entry?.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      set(null);
      button.focus();
    });
    entry?.addEventListener('focusout', (event) => {
      if (!entry.contains(event.relatedTarget as Node | null)) set(null);
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    const list = document.querySelector<HTMLElement>('.menu li:hover > ul');
    if (key !== 'Escape' || !list) return;
    list.hidden = true;
    list.parentElement!.onpointerleave = () => (list.hidden = false);
  });
}
