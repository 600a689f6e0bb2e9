import { type Notification, NOTIFICATION_MS } from '../calls/notification.ts';
import { el, icon } from './header/dom.client.ts';

/** On a phone, positioned above the sticky price bar of a product page. */
const BAR =
  'says fixed inset-x-4 bottom-4 z-90 mx-auto flex w-fit max-w-[min(32rem,100%-2rem)] items-center gap-3 rounded bg-ink ps-4 text-white [--ring:currentColor] [box-shadow:0_6px_24px_rgb(0_0_0/0.3)] data-[kind=success]:bg-positive data-[kind=warning]:bg-warning max-md:[html:has(.sticky-bar)_&]:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]';
const CLOSE = 'flex size-11 flex-none items-center justify-center focus-visible:-outline-offset-4';

/**
 * Shows texts in a polite live region: each stays 3 s, longer while hovered or focused, and is
 * replaced by the next. Returns the function that shows one.
 */
export function createNotifier(region: HTMLElement): (notification: Notification) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => region.replaceChildren();
  const keepOpen = () => clearTimeout(timer);
  const hideLater = () => {
    keepOpen();
    timer = setTimeout(hide, NOTIFICATION_MS);
  };
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, keepOpen);
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, hideLater);

  return ({ text, kind }) => {
    // Content behind a modal dialog is neither read out nor visible.
    const parent = document.querySelector('dialog:modal') ?? document.body;
    if (region.parentElement !== parent) parent.append(region);
    const label = region.dataset.close ?? '';
    const close = el('button', { class: CLOSE, type: 'button', 'aria-label': label }, [
      icon('close'),
    ]);
    close.addEventListener('click', hide);
    region.replaceChildren(
      el('div', { class: BAR, 'data-kind': kind }, [el('p', { class: 'py-3' }, [text]), close]),
    );
    hideLater();
  };
}
