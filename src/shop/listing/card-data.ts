import { siteBrand } from '../../brands/site-brand.ts';
import { availabilityConfig } from '../../domain/availability/config.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import type { CardSettings } from './card-settings.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import { imageConfig } from '../ui/picture/image-config.ts';
import type { CardContext } from './card-html.ts';
import { cardTexts } from './card-texts.ts';

/** Data that cards need in the browser, besides their products. */
export function cardSettingsOf(locale: Locale): CardSettings {
  const to = href(locale);
  return {
    config: availabilityConfig(snapshot().config()),
    company: siteBrand().name,
    images: imageConfig(),
    // Keep the star unescaped: it is the placeholder for the URL part.
    productHref: to('product-detail-url', { url: '*' }).replace('%2A', '*'),
    signIn: to('login'),
  };
}

/** Value of the attribute `data-cards` of a page. */
export const cardData = (locale: Locale): string => JSON.stringify(cardSettingsOf(locale));

/** Data that a card needs during prerendering, besides its product. */
export function cardContext(locale: Locale): CardContext {
  const to = href(locale);
  return {
    locale,
    now: snapshot().readAt(),
    visitor: null,
    signIn: to('login'),
    texts: cardTexts(locale),
    images: imageConfig(),
    isStatic: true,
    href: (product) => to('product-detail-url', { url: product.url }),
  };
}
