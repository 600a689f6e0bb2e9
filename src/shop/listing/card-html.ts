import { isListedBrand } from '../../domain/frame/brand.ts';
import { energyClass, type ProductSummary } from '../../domain/product/product.ts';
import type { ListedProduct } from '../../domain/product/list-group.ts';
import { type ImageConfig, imageUrl } from '../../domain/product/image-url.ts';
import { fill } from '../../i18n/fill.ts';
import { buyHtml, favouriteHtml } from './buy-html.ts';
import type { CardTexts } from './card-texts.ts';
import { cardPriceHtml, footHtml, groupText, labelHtml } from './card-lines.ts';
import { markup, type Markup } from './markup.ts';
import type { StockContext } from './stock-html.ts';
import { bannerHtml, type RightBanner } from './banner-html.ts';

/** `now`: the time against which dates are compared. */
export interface CardContext extends StockContext {
  /** Path of a product page. */
  href: (product: Pick<ProductSummary, 'url'>) => string;
  /** Path of the sign-in page. */
  signIn: string;
  images: ImageConfig;
  /** Prerendering: quantity labels lack the product's name, which `cards.client.ts` appends. */
  isStatic?: boolean;
}

/** Maximum displayed width and height of a card's picture in CSS pixels. */
export const CARD_PICTURE_SIZE = 240;

/**
 * The HTML of a product card. Used both for prerendering and in the browser, so that the results
 * are the same. The link covers the whole card; its six rows align with those of the neighbouring
 * cards (`cards.css`).
 * `isEager`: one of the pictures in the first view, not loaded lazily.
 */
export function cardHtml(product: ListedProduct, context: CardContext, isEager = false): Markup {
  const { locale, now, texts } = context;
  const { group } = product;
  const cheapest = group?.cheapest ? markup` data-cheapest="${group.cheapest.id}"` : null;
  return markup`<li class="card" data-product="${product.id}"${group ? markup` data-group="${group.count}"` : null}${cheapest}>
<div class="card-pic">${pictureHtml(product.img, context.images, isEager)}${labelHtml(product, now, texts)}</div>
<div class="card-name">${brandHtml(product)}<a href="${context.href(product)}">${product.name}</a></div>
<p class="card-specs">${group ? markup`<b>${groupText(group, context)}</b>` : specsText(product)}</p>
<div class="card-price">${cardPriceHtml(product, context)}${energyHtml(product, texts)}</div>
<div class="card-foot">${footHtml(product, context)}</div>
${buyHtml(product, context.href(product), locale, context.isStatic ? '' : product.name)}
${favouriteHtml(product, context.signIn, locale)}
</li>`;
}

function pictureHtml(picture: string, images: ImageConfig, isEager: boolean): Markup {
  const urlOfSize = (side: number) => imageUrl(picture, { width: side, height: side }, images);
  const [src, doubleSizeSrc] = [urlOfSize(CARD_PICTURE_SIZE), urlOfSize(2 * CARD_PICTURE_SIZE)];
  const srcset = doubleSizeSrc !== src && markup` srcset="${doubleSizeSrc} 2x"`;
  const loadingAttributes = isEager
    ? markup` fetchpriority="high"`
    : markup` loading="lazy" decoding="async"`;
  // Empty alt text: the name beside it says what the picture shows.
  return markup`<img src="${src}"${srcset} width="${CARD_PICTURE_SIZE}" height="${CARD_PICTURE_SIZE}" alt=""${loadingAttributes}>`;
}

/** The energy class arrow, which links to the energy label (EU 2017/1369). */
function energyHtml(
  { energyLevel, energyLabelUrl }: ProductSummary,
  { energy, energyLabel }: CardTexts,
): Markup | null {
  const level = energyClass(energyLevel);
  if (!level) return null;
  // Hidden from screen readers: the link's text says it, and an aria-label would have to repeat it.
  const arrow = markup`<small aria-hidden="true">A–G</small><b aria-hidden="true">${level}</b>`;
  const text = fill(energy, { level });
  return energyLabelUrl
    ? markup`<a class="energy-arrow" data-class="${level}" href="${energyLabelUrl}">${arrow}<span class="sr-only">${text}: ${energyLabel}</span></a>`
    : markup`<span class="energy-arrow" data-class="${level}" role="img" aria-label="${text}">${arrow}</span>`;
}

/** Keeps a number and its unit on one line. */
const specsText = ({ keySpecs }: ProductSummary): string =>
  keySpecs
    .slice(0, 2)
    .map((spec) => spec.replace(/ (?=\S{1,5}$)/, '\u00a0'))
    .join(' · ');

function brandHtml({ brand }: ProductSummary): Markup {
  return markup`<span class="card-brand">${isListedBrand(brand.name) && brand.name}</span>`;
}

/** Number of products before the banner: two rows on a phone. */
const PRODUCTS_BEFORE_BANNER = 4;

/**
 * The tiles of a list, including the banner. `eagerCount`: number of pictures in the first view, not
 * loaded lazily.
 */
export function cardsHtml(
  products: readonly ListedProduct[],
  context: CardContext,
  banner: RightBanner | null = null,
  eagerCount = 0,
): Markup {
  const tiles: (Markup | null)[] = products.map((product, i) =>
    cardHtml(product, context, i < eagerCount),
  );
  if (banner)
    tiles.splice(PRODUCTS_BEFORE_BANNER, 0, bannerHtml(banner, context.images, context.now));
  return { html: tiles.map((tile) => tile?.html ?? '').join('') };
}
