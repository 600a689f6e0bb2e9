import type { Locale } from '../../domain/entities/common.ts';
import { href } from '../../i18n/href.ts';
import type { CardContext } from '../../islands/listing/card-html.ts';
import { cardTexts } from '../../islands/listing/card-texts.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { imageConfig } from '../picture/image-config.ts';

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
    isStatic: true,
    href: (product) => to('product-detail-url', { url: product.url }),
  };
}
