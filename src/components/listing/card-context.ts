import { BRANDS } from '../../brands/brands.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { env } from '../../env.ts';
import { texts } from '../../i18n/texts.ts';
import type { CardContext } from '../../islands/listing/card-html.ts';
import { listingTexts, type ListingTexts } from '../../islands/listing/texts.ts';
import { routePath } from '../../routes.ts';
import { snapshot } from '../../snapshot/reader.ts';

const TEXTS = new Map<Locale, ListingTexts>();

/** The texts of cards and lists in one language; looked up once, as thousands of pages need them. */
export function cardTexts(locale: Locale): ListingTexts {
  const known = TEXTS.get(locale);
  if (known) return known;
  const made = listingTexts(texts(locale));
  TEXTS.set(locale, made);
  return made;
}

/** What a card needs beside its product while a page is rendered. */
export function cardContext(locale: Locale): CardContext {
  const { slug } = BRANDS[env().SITE_VARIANT];
  return {
    locale,
    now: snapshot().readAt(),
    texts: cardTexts(locale),
    href: (product) => routePath('product-detail-url', locale, slug, { url: product.url }),
  };
}
