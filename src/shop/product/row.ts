import type { ListId } from '../../domain/product/measured-item.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { recommended } from '../cart/recommendations.ts';
import { recentlyViewed } from './viewed.ts';
import { currentCardContext } from '../listing/card-setup.ts';
import { dragScroll } from '../ui/drag-scroll.ts';
import { cardsHtml } from '../listing/card-html.ts';

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
    : recommended(list, productId, locale));
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
