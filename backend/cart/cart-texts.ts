import type { Locale } from '../../src/domain/entities/common.ts';

/** What the cart calls say to a shopper. */
export const CART_TEXTS = {
  goneProduct: {
    nl: 'Artikel {id} verkopen we niet meer',
    en: 'We no longer sell product {id}',
  },
  pallet: { nl: 'Statiegeld pallet', en: 'Pallet deposit' },
} as const satisfies Record<string, Record<Locale, string>>;
