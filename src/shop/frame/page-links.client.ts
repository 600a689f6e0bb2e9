import { animatePageScroll } from '../ui/animate-scroll.ts';

/** Links to a place on the same page scroll to it in 500 ms (spec 1 §9). */
export function animatePageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    // The skip link moves the keyboard focus: at once.
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not(.skip)');
    const place = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    // The browser moves the focus and notes the place in the history, where it scrolls no more.
    animatePageScroll(
      () => place.scrollIntoView(),
      () => location.assign(link.hash),
    );
  });
}
