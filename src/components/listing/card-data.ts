import { siteBrand } from '../../brands/site-brand.ts';
import { availabilityConfig } from '../../domain/availability/config.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { href } from '../../i18n/href.ts';
import type { CardSettings } from '../../islands/listing/card-settings.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { imageConfig } from '../picture/image-config.ts';

/** The `data-cards` of a page: what its cards need in the browser. */
export function cardData(locale: Locale): string {
  const to = href(locale);
  const settings: CardSettings = {
    config: availabilityConfig(snapshot().config()),
    company: siteBrand().name,
    images: imageConfig(),
    // The star must stay one: it is where the url goes.
    productHref: to('product-detail-url', { url: '*' }).replace('%2A', '*'),
    signIn: to('login'),
  };
  return JSON.stringify(settings);
}
