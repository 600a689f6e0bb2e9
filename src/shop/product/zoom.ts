import texts from 'texts:tools/zoom';
import { markup } from '../listing/markup.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { animateScroll } from '../ui/animate-scroll.ts';
import { openDialog } from './dialog.ts';

/**
 * The pictures as large as the screen: they swipe, arrows turn them, and a click brings one
 * nearer. `links` lead to the large pictures and name them.
 */
export function openZoom(links: HTMLAnchorElement[], start: number): void {
  const t = texts[pageLocale()];
  const count = (i: number) => fill(t['count']!, { number: i + 1, total: links.length });
  const dialog = openDialog({
    title: links[start]!.querySelector('img')!.alt,
    close: t['close']!,
    look: 'zoom-dialog',
    body: markup`<ul>${links.map(
      (link, i) =>
        markup`<li><button type="button" aria-pressed="false" aria-label="${t['nearer']!} ${count(i)}"><img src="${link.href}" alt="" ${i !== start && markup`loading="lazy"`}></button></li>`,
    )}</ul><footer>${links.length > 1 && markup`<button type="button" class="btn btn-light" data-by="-1" aria-label="${t['previous']!}">‹</button>`}<span role="status">${count(start)}</span>${links.length > 1 && markup`<button type="button" class="btn btn-light" data-by="1" aria-label="${t['next']!}">›</button>`}</footer>`,
  });
  const slides = dialog.querySelector('ul')!;
  const status = dialog.querySelector('[role=status]')!;
  const shown = () => Math.round(slides.scrollLeft / slides.clientWidth);
  const show = (i: number) => (slides.scrollLeft = i * slides.clientWidth);
  const turn = (by: number) => animateScroll(slides, () => show(shown() + by));

  // What the page shows already stands there until the large picture has come.
  slides.querySelectorAll('img').forEach((large, i) => {
    const small = links[i]!.querySelector('img')?.currentSrc;
    if (small) large.style.backgroundImage = `url("${small}")`;
  });
  show(start);
  dialog.querySelector<HTMLElement>('[data-close]')?.focus();
  slides.addEventListener('scroll', () => {
    if (status.textContent !== count(shown())) status.textContent = count(shown());
  });
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.by) turn(Number(button.dataset.by));
    const isNear = button?.getAttribute('aria-pressed');
    if (button && isNear) button.setAttribute('aria-pressed', String(isNear === 'false'));
  });
}
