import list from 'texts:listing/list';
import type { Locale } from '../../domain/shared/common.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';

type ListKey =
  | 'one'
  | 'many'
  | 'closeOne'
  | 'closeMany'
  | 'noExact'
  | 'noSize'
  | 'alsoClose'
  | 'sort'
  | 'filters'
  | 'price'
  | 'priceExcl'
  | 'priceMin'
  | 'priceMax'
  | 'measureMin'
  | 'measureMax'
  | 'allValues'
  | 'apply'
  | 'soldOnline'
  | 'more'
  | 'clear'
  | 'paging'
  | 'page'
  | 'previous'
  | 'next'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'empty'
  | 'emptyHint'
  | 'category'
  | 'showOne'
  | 'showMany'
  | 'chosen'
  | 'drop'
  | 'clearAll'
  | 'notSoldOnline'
  | 'showAll'
  | 'alternatives'
  | 'popularCategories'
  | 'popularBrands'
  | 'stock'
  | 'inBranch'
  | 'branchFirst'
  | 'chooseStore'
  | 'changeStore'
  | 'purchases'
  | 'bought';

export type ListTexts = Record<ListKey, string>;
export type ListingTexts = CardTexts & ListTexts;

const listAndCardTexts = (locale: Locale) =>
  ({ ...cardTexts(locale), ...list[locale] }) as ListingTexts;
const TEXTS = { nl: listAndCardTexts('nl'), en: listAndCardTexts('en') };

/** Texts of lists and their cards, with placeholders for `fill`. */
export const listingTexts = (locale: Locale): ListingTexts => TEXTS[locale];
