import { animatePageScroll } from '../ui/animate-scroll.ts';

/** Animates the scroll of links to an anchor on the same page in 500 ms (spec 1 §9). */
export function animatePageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    // The skip link is not animated: it moves the keyboard focus.
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not(.skip)');
    const place = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    // The browser moves the focus and adds the history entry; by then there is nothing left to
    // scroll.
    animatePageScroll(
      () => place.scrollIntoView(),
      () => location.assign(link.hash),
    );
  });
}
