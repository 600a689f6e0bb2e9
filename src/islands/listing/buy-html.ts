import texts from 'texts:listing/buy';
import type { Locale } from '../../domain/entities/common.ts';
import type { ProductSummary } from '../../domain/entities/product.ts';
import { canBeOrdered } from '../../domain/stock-status.ts';
import { markup, type Markup } from './markup.ts';
import { fill } from '../../i18n/fill.ts';
import { CART_ICON, HEART_ICON } from './card-icons.ts';

type BuyTexts = Record<
  'quantity' | 'minus' | 'plus' | 'add' | 'keep' | 'others' | 'branches',
  string
>;

/**
 * Quantity and button, which `cards.client.ts` listens to: a step carries its direction as
 * value. In their place, what cannot be ordered leads on: to others like it where it is sold
 * out, to its branches where it is sold there only.
 *
 * `href`: address of the product's page; `stepsOf`: product name in the labels of the quantity controls.
 */
export function buyHtml(
  product: ProductSummary,
  href: string,
  locale: Locale,
  stepsOf = product.name,
): Markup {
  const t = texts[locale] as BuyTexts;
  const isOrderable = canBeOrdered(product);
  if (!isOrderable || product.maxStockTotal <= 0) {
    const [text, part] = isOrderable ? [t.others, 'meer'] : [t.branches, 'vestigingen'];
    return markup`<p class="card-on"><a class="btn btn-light" href="${href}#${part}" aria-label="${text}: ${product.name}">${text}</a></p>`;
  }
  const named = (text: string) => fill(text, { name: stepsOf });
  return markup`<form class="card-buy"><button type="button" value="-1" aria-label="${named(t.minus)}">−</button><input type="text" inputmode="numeric" maxlength="12" value="1" autocomplete="off" aria-label="${named(t.quantity)}"><button type="button" value="1" aria-label="${named(t.plus)}">+</button><button class="btn btn-primary" type="submit" aria-label="${fill(t.add, { name: product.name })}">${CART_ICON}</button></form>`;
}

/** Keeps the product on a list: that takes an account, so it leads to signing in. */
export function favouriteHtml({ name }: ProductSummary, signIn: string, locale: Locale): Markup {
  const t = texts[locale] as BuyTexts;
  return markup`<a class="fav" href="${signIn}" aria-label="${fill(t.keep, { name })}">${HEART_ICON}</a>`;
}
