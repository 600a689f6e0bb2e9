import { addStyle } from '../ui/add-style.ts';
import { type Notification, NOTIFICATION_MS } from '../calls/notification.ts';
import { el, icon } from './header/dom.client.ts';
import css from './says.css?inline';

/**
 * Speaks in a polite live region: each text stays 3 s, and longer while pointer or focus is on
 * it; the next one takes its place. Answers the function that says one.
 */
export function speaker(region: HTMLElement): (said: Notification) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => region.replaceChildren();
  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    timer = setTimeout(hide, NOTIFICATION_MS);
  };
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, stay);
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, wait);
  addStyle(css);

  return ({ text, kind }) => {
    // Behind a modal dialog nothing is read out, nor seen.
    const place = document.querySelector('dialog:modal') ?? document.body;
    if (region.parentElement !== place) place.append(region);
    const label = region.dataset.close ?? '';
    const close = el('button', { type: 'button', 'aria-label': label }, [icon('close')]);
    close.addEventListener('click', hide);
    region.replaceChildren(
      el('div', { class: 'says', 'data-kind': kind }, [el('p', {}, [text]), close]),
    );
    wait();
  };
}
