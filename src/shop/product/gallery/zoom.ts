import texts from 'texts:tools/zoom';
import { markup } from '../../listing/markup.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { animateScroll } from '../../ui/animate-scroll.ts';
import { openDialog } from '../dialog.ts';

/** Classes of a dialog that fills the screen. */
const FULL_SCREEN =
  'm-auto grid h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] [&_h2]:text-[1rem] [&_h2]:leading-5 [&>header]:m-0 [&>header]:px-4 [&>header]:py-3';

/**
 * Full-screen view of the pictures: swipe or arrow keys change the picture, a click zooms in.
 * `links` hold the URLs and names of the large pictures.
 */
export function openZoom(links: HTMLAnchorElement[], start: number): void {
  const t = texts[pageLocale()];
  const countText = (i: number) => fill(t['count'], { number: i + 1, total: links.length });
  const dialog = openDialog({
    title: links[start]!.querySelector('img')!.alt,
    close: t['close'],
    className: FULL_SCREEN,
    body: markup`<ul class="flex [scrollbar-width:none] overflow-x-auto [scroll-snap-type:x_mandatory]">${links.map(
      (link, i) =>
        markup`<li class="flex-[0_0_100%] snap-center snap-always overflow-auto"><button class="block size-full cursor-zoom-in focus-visible:-outline-offset-3 aria-pressed:size-[200%] aria-pressed:cursor-zoom-out" type="button" aria-pressed="false" aria-label="${t['nearer']} ${countText(i)}"><img class="size-full bg-contain bg-center bg-no-repeat object-contain" src="${link.href}" alt="" ${i !== start && markup`loading="lazy"`}></button></li>`,
    )}</ul><footer class="flex items-center justify-center gap-4 px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] tabular-nums">${links.length > 1 && markup`<button type="button" class="btn btn-light w-11 p-0 text-[1.25rem]" data-by="-1" aria-label="${t['previous']}">‹</button>`}<span role="status">${countText(start)}</span>${links.length > 1 && markup`<button type="button" class="btn btn-light w-11 p-0 text-[1.25rem]" data-by="1" aria-label="${t['next']}">›</button>`}</footer>`,
  });
  const slides = dialog.querySelector('ul')!;
  const status = dialog.querySelector('[role=status]')!;
  const getVisibleIndex = () => Math.round(slides.scrollLeft / slides.clientWidth);
  const scrollToPicture = (i: number) => (slides.scrollLeft = i * slides.clientWidth);
  const scrollBy = (step: number) =>
    animateScroll(slides, () => scrollToPicture(getVisibleIndex() + step));

  // Shows the page's picture until the large one has loaded.
  slides.querySelectorAll('img').forEach((largePicture, i) => {
    const smallSrc = links[i]!.querySelector('img')?.currentSrc;
    if (smallSrc) largePicture.style.backgroundImage = `url("${smallSrc}")`;
  });
  scrollToPicture(start);
  dialog.querySelector<HTMLElement>('[data-close]')?.focus();
  slides.addEventListener('scroll', () => {
    if (status.textContent !== countText(getVisibleIndex()))
      status.textContent = countText(getVisibleIndex());
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    scrollBy(step);
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.by) scrollBy(Number(button.dataset.by));
    const pressed = button?.getAttribute('aria-pressed');
    if (button && pressed) button.setAttribute('aria-pressed', String(pressed === 'false'));
  });
}
