import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import type { CardContext } from './card-html.ts';
import { cardTexts } from './card-texts.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import { imageConfig } from '../ui/picture/image-config.ts';

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
