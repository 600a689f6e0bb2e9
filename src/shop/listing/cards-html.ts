import type { ProductSummary } from '../../domain/product/product.ts';
import { bannerHtml, type RightBanner } from './banner-html.ts';
import { cardHtml, type CardContext } from './card-html.ts';
import type { Markup } from './markup.ts';

/** Products before the banner: two rows on a phone. */
const BEFORE_BANNER = 4;

/**
 * The tiles of a list in their order, the banner among them. `eager`: how many of the first
 * pictures are in view, so not to be put off.
 */
export function cardsHtml(
  products: ProductSummary[],
  context: CardContext,
  banner: RightBanner | null = null,
  eager = 0,
): Markup {
  const tiles: (Markup | null)[] = products.map((product, i) =>
    cardHtml(product, context, i < eager),
  );
  if (banner) tiles.splice(BEFORE_BANNER, 0, bannerHtml(banner, context.images, context.now));
  return { html: tiles.map((tile) => tile?.html ?? '').join('') };
}
