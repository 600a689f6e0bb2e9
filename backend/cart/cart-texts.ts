import { shortDay } from '../../src/domain/short-day.ts';
import type { IsoDate, Locale } from '../../src/domain/entities/common.ts';

/** What the cart calls say to a shopper. */
export const CART_TEXTS = {
  goneProduct: {
    nl: 'Artikel {id} verkopen we niet meer',
    en: 'We no longer sell product {id}',
  },
  pallet: { nl: 'Statiegeld pallet', en: 'Pallet deposit' },
  noStore: { nl: 'Kies eerst een vestiging.', en: 'Choose a store first.' },
  lostDate: {
    nl: 'De gekozen datum is niet meer beschikbaar. De eerstvolgende beschikbare datum is {date}.',
    en: 'The chosen date is no longer available. The next available date is {date}.',
  },
  noDate: {
    nl: 'De gekozen datum is niet meer beschikbaar.',
    en: 'The chosen date is no longer available.',
  },
  noAccount: {
    nl: 'Je kunt niet op rekening kopen.',
    en: 'You cannot buy on account.',
  },
  noCredit: {
    nl: 'Deze bestelling past niet binnen je kredietlimiet.',
    en: 'This order does not fit your credit limit.',
  },
  storeNeedsPickup: {
    nl: 'Betalen in de vestiging kan alleen als je de bestelling afhaalt.',
    en: 'You can pay at the store only if you pick up the order there.',
  },
  pointsNeedStore: {
    nl: 'Punten inleveren kan alleen als je afhaalt en in de vestiging betaalt.',
    en: 'You can redeem points only if you pick up the order and pay at the store.',
  },
  tooManyPoints: {
    nl: 'Je kunt voor deze bestelling hoogstens {count} punten inleveren.',
    en: 'You can redeem at most {count} points for this order.',
  },
  tooFewPoints: {
    nl: 'Je kunt punten inleveren vanaf {count} punten.',
    en: 'You can redeem points from {count} points on.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Tells that the chosen date is lost, with the next one that can be chosen (spec 2 §8). */
export function lostDateText(next: IsoDate | null, locale: Locale): string {
  if (next === null) return CART_TEXTS.noDate[locale];
  return CART_TEXTS.lostDate[locale].replace('{date}', shortDay(next, locale));
}
