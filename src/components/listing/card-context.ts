import type { Locale } from '../../domain/entities/common.ts';
import { href } from '../../i18n/href.ts';
import { texts } from '../../i18n/texts.ts';
import type { CardContext } from '../../islands/listing/card-html.ts';
import { listingTexts, type ListingTexts } from '../../islands/listing/texts.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { imageConfig } from '../picture/image-config.ts';

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
  const to = href(locale);
  return {
    locale,
    now: snapshot().readAt(),
    here: null,
    signIn: to('login'),
    texts: cardTexts(locale),
    images: imageConfig(),
    href: (product) => to('product-detail-url', { url: product.url }),
  };
}
