import texts from 'texts:frame/catalogue';
import type { Locale } from '../../../domain/shared/common.ts';

type CatalogueKey =
  | 'heading'
  | 'overview'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'submenu'
  | 'all'
  | 'actie'
  | 'opop'
  | 'meerMinder';

export type CatalogueTexts = Record<CatalogueKey, string>;

/** Texts of the catalogue (`frame:catalogue.*`), with placeholders for `fill`. */
export const catalogueTexts = (locale: Locale) => texts[locale] as CatalogueTexts;
