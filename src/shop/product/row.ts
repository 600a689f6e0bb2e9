import type { ListId } from '../../domain/product/measured-item.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { loadRecommendedProducts } from '../cart/recommendations.ts';
import { recentlyViewed } from './viewed.ts';
import { currentCardContext } from '../listing/card-setup.ts';
import { cardsHtml } from '../listing/card-html.ts';
import { animateScroll } from '../ui/animate-scroll.ts';

/** Mouse movement in px before a drag starts; less counts as a click. */
const SLACK_PX = 5;
/** Fraction of the scrollable length that an arrow key scrolls (spec 1 §9). */
const STEP = 0.25;

/** Lets a horizontally scrolling row be dragged with the mouse and scrolled with the arrow keys. */
function dragScroll(row: HTMLElement): void {
  let from: { x: number; left: number } | null = null;
  let isDragging = false;

  row.addEventListener('pointerdown', ({ pointerType, button, clientX, target }) => {
    isDragging = false;
    if (pointerType !== 'mouse' || button !== 0 || target instanceof HTMLInputElement) return;
    from = { x: clientX, left: row.scrollLeft };
  });
  row.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    // The button was released outside the window, so there was no `pointerup`.
    if (buttons === 0) from = null;
    if (!from) return;
    const by = clientX - from.x;
    if (!isDragging && Math.abs(by) < SLACK_PX) return;
    if (!isDragging) {
      isDragging = true;
      row.setPointerCapture(pointerId);
      row.classList.add('is-dragged');
    }
    row.scrollLeft = from.left - by;
  });
  const end = () => {
    from = null;
    row.classList.remove('is-dragged');
  };
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  // Prevents the native drag and drop of links and pictures.
  row.addEventListener('dragstart', (event) => event.preventDefault());
  // Suppresses the click that follows a drag.
  row.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  row.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by || event.target !== row) return;
    event.preventDefault();
    animateScroll(row, () => (row.scrollLeft += by * (row.scrollWidth - row.clientWidth)));
  });
}

const SKELETONS = 6;
const SKELETON = `<li class="card">${'<div></div>'.repeat(5)}</li>`;

/** Fills a row of recommended or recently viewed products; removes it if empty. */
export async function fillRow(row: HTMLElement, list: ListId, productId: number): Promise<void> {
  const locale = pageLocale();
  const cards = row.querySelector<HTMLElement>('.cards');
  if (!cards) return;
  // The prerendered names stay until the cards load.
  if (!cards.firstElementChild) cards.innerHTML = SKELETON.repeat(SKELETONS);
  const products = await (list === 'recently viewed'
    ? recentlyViewed(locale)
    : loadRecommendedProducts(list, productId, locale));
  const others = products.filter(({ id }) => id !== productId);
  row.hidden = others.length === 0;
  if (row.hidden) return;
  const context = currentCardContext();
  const focused = cards.querySelector(':focus')?.getAttribute('href');
  cards.dataset.added = context.texts.added;
  cards.innerHTML = cardsHtml(others, context).html;
  cards.classList.remove('is-skeleton');
  cards.tabIndex = 0;
  if (focused) {
    (cards.querySelector<HTMLElement>(`[href="${focused}"]`) ?? cards).focus({
      preventScroll: true,
    });
  }
  dragScroll(cards);
}
