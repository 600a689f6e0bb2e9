import texts from 'texts:cart/confirm';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { markup } from '../listing/markup.ts';
import { plainPrice } from '../listing/price-html.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { routePath } from '../../routes.ts';
import { loadedLines } from '../cart/cart-queue.ts';
import { now } from '../calls/now.ts';
import { loadRecommendedProducts } from '../cart/recommendations.ts';
import { currentCardContext } from '../listing/card-setup.ts';
import { cardsHtml } from '../listing/card-html.ts';
import { openDialog, WIDE_DIALOG } from './dialog.ts';

const MAX_CROSS_SELL = 4;

interface AddedProduct {
  productId: number;
  name: string;
  quantity: number;
  /** URL of the picture. */
  picture: string;
  /** Current product data; null while unknown. */
  product: ProductSummary | null;
}

/**
 * Confirms that a product was added to the cart, with related products (spec 2 §9, `cart cross
 * sell`).
 */
export function confirmAdded({ productId, name, quantity, picture, product }: AddedProduct): void {
  const locale = pageLocale();
  const t = texts[locale];
  const pieces = fill(quantity === 1 ? t['piece'] : t['pieces'], {
    count: formatNumber(quantity, locale),
  });
  const price = product && plainPrice(linePrice(product, quantity, now()).total, locale);
  const dialog = openDialog({
    title: t['title'],
    close: t['close'],
    className: WIDE_DIALOG,
    body: markup`<div class="grid grid-cols-[auto_1fr_auto] items-center gap-3" id="added-line"><img src="${picture}" width="64" height="64" alt=""><p class="grid min-w-0 wrap-anywhere"><b>${name}</b><span>${pieces}</span></p><p class="added-price font-bold tabular-nums">${price}</p></div>
<div class="mt-4 grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-2"><a class="btn btn-secondary" href="${routePath('cart', locale, '')}">${t['go']}</a><button class="btn btn-light" type="button" data-close>${t['on']}</button></div>
<section data-list="cart cross sell" hidden><h3 class="mt-6 mb-3 font-bold">${t['more']}</h3><ul class="cards grid-cols-2 md:grid-cols-4"></ul></section>`,
  });
  dialog.setAttribute('aria-describedby', 'added-line');
  dialog.querySelector<HTMLElement>('a.btn')?.focus();
  void showCrossSell(dialog, productId, locale);
}

async function showCrossSell(
  dialog: HTMLDialogElement,
  productId: number,
  locale: Locale,
): Promise<void> {
  const cartProductIds = (loadedLines() ?? []).map((line) => line.productId);
  const ids = [...new Set([...cartProductIds, productId])];
  const recommendations = await loadRecommendedProducts('cart cross sell', productId, locale, ids);
  const products = recommendations.slice(0, MAX_CROSS_SELL);
  const section = dialog.querySelector<HTMLElement>('section');
  const cards = section?.querySelector<HTMLElement>('.cards');
  if (!section || !cards || products.length === 0) return;
  const context = currentCardContext();
  cards.dataset['added'] = context.texts.added;
  cards.innerHTML = cardsHtml(products, context).html;
  section.hidden = false;
}
