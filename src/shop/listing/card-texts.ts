import card from 'texts:listing/card';
import type { ListGroupAxis } from '../../domain/product/list-group.ts';
import type { Locale } from '../../domain/shared/common.ts';

type CardKey =
  | 'inclVat'
  | 'exclVat'
  | 'energy'
  | 'energyLabel'
  | 'wasPrice'
  | 'lowest30'
  | 'per'
  | 'inStock'
  | 'inStockStore'
  | 'inStockStores'
  | 'extraStock'
  | 'soldOut'
  | 'branchesOnly'
  | 'notOrderable'
  | 'staffel'
  | 'reduced'
  | 'until'
  | 'inMyStore'
  | 'notInMyStore'
  | 'had'
  | 'tomorrow'
  | 'onDay'
  | 'pickupToday'
  | 'pickupTomorrow'
  | 'pickupOn'
  | 'added'
  | 'branches'
  | 'from'
  | 'perVariant'
  | ListGroupAxis;

export type CardTexts = Record<CardKey, string>;

/** Texts of cards, with placeholders for `fill`. */
export const cardTexts = (locale: Locale) => card[locale] as CardTexts;
