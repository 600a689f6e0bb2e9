import card from 'texts:listing/card';
import list from 'texts:listing/list';
import type { Locale } from '../../domain/entities/common.ts';

type CardKey =
  | 'inclVat'
  | 'exclVat'
  | 'wasPrice'
  | 'lowest30'
  | 'per'
  | 'inStock'
  | 'inStockStore'
  | 'inStockStores'
  | 'extraStock'
  | 'soldOut'
  | 'notOrderable'
  | 'staffel'
  | 'reduced'
  | 'until'
  | 'inMyStore'
  | 'notInMyStore'
  | 'had'
  | 'tomorrow'
  | 'onDay'
  | 'quantity'
  | 'minus'
  | 'plus'
  | 'add'
  | 'added'
  | 'keep';

type ListKey =
  | 'one'
  | 'many'
  | 'sort'
  | 'filters'
  | 'price'
  | 'priceMin'
  | 'priceMax'
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
  | 'emptyHint';

export type CardTexts = Record<CardKey, string>;
export type ListTexts = Record<ListKey, string>;
export type ListingTexts = CardTexts & ListTexts;

const both = (locale: Locale) => ({ ...card[locale], ...list[locale] }) as ListingTexts;
const TEXTS = { nl: both('nl'), en: both('en') };

/** The texts of cards and lists; placeholders stay for `fill`. */
export const listingTexts = (locale: Locale): ListingTexts => TEXTS[locale];

/** Fills `{name}` placeholders; one without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
