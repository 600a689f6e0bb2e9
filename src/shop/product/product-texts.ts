import texts from 'texts:product/said';
import type { PlaceTextKey } from '../../domain/availability/promise.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

type ProductTextKey = PlaceTextKey | 'invalid' | 'tooMany';

/** A text of the product page's scripts (`product:said.*`), in the language of the page. */
export const productPageText = (
  key: ProductTextKey,
  values: Record<string, string | number> = {},
): string => fill(texts[pageLocale()][key], values);
