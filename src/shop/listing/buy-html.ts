import texts from 'texts:listing/buy';
import { markup, type Markup } from './markup.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ListedProduct, ListGroupAxis } from '../../domain/product/list-group.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { isOrderableState, stockStatus } from '../../domain/product/stock.ts';
import { fill } from '../../i18n/fill.ts';

/*
 * The icons of a card, inlined from `src/assets/icons.svg`: loading the file would compete with the
 * first pictures of a list.
 */
export const CART_ICON = markup`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 3.5h3l2.6 12h10.6l2.3-9H6"/><circle cx="9" cy="19.5" r="1.6"/><circle cx="17" cy="19.5" r="1.6"/></svg>`;
export const HEART_ICON = markup`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20.5S3 15.3 3 8.9A4.9 4.9 0 0 1 12 6a4.9 4.9 0 0 1 9 2.9c0 6.4-9 11.6-9 11.6z"/></svg>`;

type BuyTexts = Record<
  | 'quantity'
  | 'minus'
  | 'plus'
  | 'add'
  | 'keep'
  | 'others'
  | 'branches'
  | `choose-${ListGroupAxis}`,
  string
>;

/**
 * Quantity controls and order button, which `cards.client.ts` listens to; a step button has its
 * direction as value. Products that cannot be ordered get a link instead: to similar products if
 * sold out, to the stores if sold only there, and to the choice of a variant for a product group.
 * `href`: path of the product page; `stepLabelName`: product name in the labels of the quantity
 * controls.
 */
export function buyHtml(
  product: ListedProduct,
  href: string,
  locale: Locale,
  stepLabelName = product.name,
): Markup {
  const t = texts[locale] as BuyTexts;
  const linkInstead = (text: string, part = '') =>
    markup`<p class="card-on"><a class="btn btn-light" href="${href}${part}" aria-label="${text}: ${product.name}">${text}</a></p>`;
  if (product.group) return linkInstead(t[`choose-${product.group.axis}`]);
  const { state } = stockStatus(product);
  if (!isOrderableState(state))
    return state === 'sold-out'
      ? linkInstead(t.others, '#meer')
      : linkInstead(t.branches, '#vestigingen');
  const withProductName = (text: string) => fill(text, { name: stepLabelName });
  return markup`<form class="card-buy"><button type="button" value="-1" aria-label="${withProductName(t.minus)}">−</button><input type="text" inputmode="numeric" maxlength="12" value="1" autocomplete="off" aria-label="${withProductName(t.quantity)}"><button type="button" value="1" aria-label="${withProductName(t.plus)}">+</button><button class="btn btn-primary" type="submit" aria-label="${fill(t.add, { name: product.name })}">${CART_ICON}</button></form>`;
}

/** Favourite button. Lists need an account, so without scripts it links to the sign-in page. */
export function favouriteHtml({ name }: ProductSummary, signIn: string, locale: Locale): Markup {
  const t = texts[locale] as BuyTexts;
  return markup`<a class="fav" href="${signIn}" aria-label="${fill(t.keep, { name })}">${HEART_ICON}</a>`;
}
