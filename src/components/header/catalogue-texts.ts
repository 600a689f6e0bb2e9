import type { Locale } from '../../domain/entities/common.ts';
import { href } from '../../i18n/href.ts';
import { texts } from '../../i18n/texts.ts';

/** What the catalogue panel needs of the page's language; scripts carry none themselves. */
export interface CatalogueTexts {
  heading: string;
  overview: string;
  loading: string;
  failed: string;
  close: string;
  submenu: string;
  /** Address of the promotion list that the root category NUPDActie stands for. */
  actie: string;
  /** The fixed links below the list: name and address (spec 2 §2, main menu). */
  links: [string, string][];
}

export function catalogueTexts(locale: Locale): CatalogueTexts {
  const t = texts(locale);
  const to = href(locale);
  return {
    heading: t('frame:catalogue.heading'),
    overview: t('frame:catalogue.overview'),
    loading: t('frame:catalogue.loading'),
    failed: t('frame:catalogue.failed'),
    close: t('frame:catalogue.close'),
    submenu: t('frame:submenu', { name: '' }).trim(),
    actie: to('product-lister-actie'),
    links: [
      [t('frame:catalogue.opop'), to('product-lister-opop')],
      [t('frame:catalogue.meerMinder'), to('product-lister-meer-minder')],
    ],
  };
}
