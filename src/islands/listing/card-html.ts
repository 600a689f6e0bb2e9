import { isListedBrand } from '../../domain/brand-name.ts';
import { lastDay } from '../../domain/day-text.ts';
import { discountLabels } from '../../domain/discount-label.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { MoreLessLevel, ProductSummary } from '../../domain/entities/product.ts';
import { type ImageConfig, imageUrl } from '../../domain/image-url.ts';
import { priceReduction } from '../../domain/price-reduction.ts';
import { buyHtml, favouriteHtml } from './buy-html.ts';
import { markup, type Markup } from './markup.ts';
import { dates, plainPrice, priceHtml } from './price-html.ts';
import { type StockContext, stockHtml } from './stock-html.ts';
import { fill } from '../../i18n/fill.ts';
import type { CardTexts } from './card-texts.ts';

/** `now`: the moment that dates are judged by. */
export interface CardContext extends StockContext {
  /** Address of a product's page. */
  href: (product: Pick<ProductSummary, 'url'>) => string;
  /** Address of the page to sign in at. */
  signIn: string;
  images: ImageConfig;
}

/** Shown side of a card's picture in CSS pixels, at most. */
export const CARD_PICTURE = 240;

/**
 * A product in a list. One function makes it for the prerendered page and for what the browser
 * adds, so that both are the same to the letter. The link covers the whole card; its six rows
 * line up with the other cards of the row (`shop.css`).
 *
 * `eager`: one of the first pictures in view, so not to be put off.
 */
export function cardHtml(product: ProductSummary, context: CardContext, eager = false): Markup {
  const { locale, now, texts } = context;
  return markup`<li class="card" data-product="${product.id}">
<div class="card-pic">${pictureHtml(product.img, context.images, eager)}${labelHtml(product, now, texts)}</div>
<div class="card-name">${brandHtml(product)}<a href="${context.href(product)}">${product.name}</a></div>
<p class="card-specs">${product.keySpecs.slice(0, 2).join(' · ')}</p>
<div class="card-price">${priceHtml(product, locale, now, texts)}</div>
<div class="card-foot">${footHtml(product, context)}</div>
${buyHtml(product, texts)}
${favouriteHtml(product, context.signIn, texts)}
</li>`;
}

/** Stock and promise, then what makes it cheaper. */
export function footHtml(product: ProductSummary, context: StockContext): Markup {
  const { locale, texts } = context;
  return markup`${stockHtml(product, context)}${staffelHtml(product.moreLessLevels, locale, texts)}${untilHtml(product, context)}`;
}

function pictureHtml(src: string, images: ImageConfig, eager: boolean): Markup {
  const sized = (side: number) => imageUrl(src, { width: side, height: side }, images);
  const srcset = `${sized(CARD_PICTURE)} 1x, ${sized(2 * CARD_PICTURE)} 2x`;
  const timing = eager ? markup` fetchpriority="high"` : markup` loading="lazy"`;
  // The name beside it says what the picture shows.
  return markup`<img src="${sized(CARD_PICTURE)}" srcset="${srcset}" width="${CARD_PICTURE}" height="${CARD_PICTURE}" alt=""${timing} decoding="async">`;
}

function brandHtml({ brand }: ProductSummary): Markup {
  return markup`<span class="card-brand">${isListedBrand(brand.name) && brand.name}</span>`;
}

/** The discount's label; a plain reduction has one of its own. */
export function labelHtml(product: ProductSummary, now: Date, texts: CardTexts): Markup | null {
  const label = discountLabels(product.discounts, now)[0];
  if (label) {
    return markup`<span class="label"${dates(label.startDate, label.endDate)}>${label.title}</span>`;
  }
  const was = priceReduction(product, now);
  return was && markup`<span class="label"${dates(was.from, was.until)}>${texts.reduced}</span>`;
}

/** The first step of the staffel, where it makes a piece cheaper. */
function staffelHtml(levels: MoreLessLevel[], locale: Locale, texts: CardTexts): Markup | null {
  const first = levels.find((level) => level.quantity > 1 && level.save > 0);
  if (!first) return null;
  const [before, after] = fill(texts.staffel, { quantity: first.quantity }).split('{price}');
  return markup`<p class="staffel-hint">${before ?? ''}${plainPrice(first, locale)}${after ?? ''}</p>`;
}

/** Until when an offer lasts. */
function untilHtml(product: ProductSummary, { locale, now, texts }: StockContext): Markup | null {
  const was = priceReduction(product, now);
  if (!was?.until || !was.isOffer) return null;
  const text = fill(texts.until, { date: lastDay(was.until, locale) });
  return markup`<p class="until"${dates(was.from, was.until)}>${text}</p>`;
}
