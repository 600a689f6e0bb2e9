import type { ListId } from '../../domain/product/measured-item.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { loadRecommendedProducts } from '../cart/recommendations.ts';
import { fetchRecentlyViewed } from './viewed.ts';
import { currentCardContext } from '../listing/card-setup.ts';
import { cardsHtml } from '../listing/card-html.ts';
import { animateScroll } from '../ui/animate-scroll.ts';

/** Mouse movement in px from which a press is a drag; less counts as a click. */
const DRAG_THRESHOLD_PX = 5;
/** Fraction of the scrollable length that an arrow key scrolls (spec 1 §9). */
const ARROW_KEY_STEP = 0.25;

/** Lets a horizontally scrolling row be dragged with the mouse and scrolled with the arrow keys. */
function makeScrollable(row: HTMLElement): void {
  let dragStart: { x: number; left: number } | null = null;
  let isDragging = false;

  row.addEventListener('pointerdown', ({ pointerType, button, clientX, target }) => {
    isDragging = false;
    if (pointerType !== 'mouse' || button !== 0 || target instanceof HTMLInputElement) return;
    dragStart = { x: clientX, left: row.scrollLeft };
  });
  row.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    // The button was released outside the window, so there was no `pointerup`.
    if (buttons === 0) dragStart = null;
    if (!dragStart) return;
    const distance = clientX - dragStart.x;
    if (!isDragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
    if (!isDragging) {
      isDragging = true;
      row.setPointerCapture(pointerId);
      row.classList.add('is-dragged');
    }
    row.scrollLeft = dragStart.left - distance;
  });
  const endDrag = () => {
    dragStart = null;
    row.classList.remove('is-dragged');
  };
  row.addEventListener('pointerup', endDrag);
  row.addEventListener('pointercancel', endDrag);
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
    const step = { ArrowLeft: -ARROW_KEY_STEP, ArrowRight: ARROW_KEY_STEP }[event.key];
    if (!step || event.target !== row) return;
    event.preventDefault();
    animateScroll(row, () => (row.scrollLeft += step * (row.scrollWidth - row.clientWidth)));
  });
}

const SKELETON_COUNT = 6;
const SKELETON_CARD = `<li class="card">${'<div></div>'.repeat(5)}</li>`;

/** Fills a row of recommended or recently viewed products; removes it if empty. */
export async function fillRow(row: HTMLElement, list: ListId, productId: number): Promise<void> {
  const locale = pageLocale();
  const cards = row.querySelector<HTMLElement>('.cards');
  if (!cards) return;
  // The prerendered names stay until the cards load.
  if (!cards.firstElementChild) cards.innerHTML = SKELETON_CARD.repeat(SKELETON_COUNT);
  const products = await (list === 'recently viewed'
    ? fetchRecentlyViewed(locale)
    : loadRecommendedProducts(list, productId, locale));
  const otherProducts = products.filter(({ id }) => id !== productId);
  row.hidden = otherProducts.length === 0;
  if (row.hidden) return;
  const context = currentCardContext();
  const focusedHref = cards.querySelector(':focus')?.getAttribute('href');
  cards.dataset.added = context.texts.added;
  cards.innerHTML = cardsHtml(otherProducts, context).html;
  cards.classList.remove('is-skeleton');
  cards.tabIndex = 0;
  if (focusedHref) {
    (cards.querySelector<HTMLElement>(`[href="${focusedHref}"]`) ?? cards).focus({
      preventScroll: true,
    });
  }
  makeScrollable(cards);
}
