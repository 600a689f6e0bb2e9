import type { Locale } from '../../domain/entities/common.ts';
import { href } from '../../i18n/href.ts';
import { texts } from '../../i18n/texts.ts';

/** What the catalogue needs of the page's language; scripts carry none themselves. */
export interface CatalogueTexts {
  locale: Locale;
  heading: string;
  overview: string;
  loading: string;
  failed: string;
  retry: string;
  submenu: string;
  all: string;
  /** Addresses of the category overview and of the promotions. */
  products: string;
  actie: string;
  /** The fixed links below the list: icon, name and address (spec 2 §2, main menu). */
  links: [string, string, string][];
}

export function catalogueTexts(locale: Locale): CatalogueTexts {
  const t = texts(locale);
  const to = href(locale);
  return {
    locale,
    heading: t('frame:catalogue.heading'),
    overview: t('frame:catalogue.overview'),
    loading: t('frame:catalogue.loading'),
    failed: t('frame:catalogue.failed'),
    retry: t('frame:search.retry'),
    submenu: t('frame:submenu', { name: '' }).trim(),
    all: t('frame:catalogue.all'),
    products: to('product-lister'),
    actie: to('product-lister-actie'),
    links: [
      ['tag', t('frame:catalogue.opop'), to('product-lister-opop')],
      ['box', t('frame:catalogue.meerMinder'), to('product-lister-meer-minder')],
    ],
  };
}
