import { shortDayInSentence } from '../../src/domain/shared/days.ts';
import type { IsoDate, Locale } from '../../src/domain/shared/common.ts';
import { fill } from '../../src/i18n/fill.ts';

/** Messages of the cart calls for shoppers. */
export const CART_TEXTS = {
  notServed: {
    nl: 'We bezorgen niet in dit land. Kies een adres in een land waar we bezorgen.',
    en: 'We do not deliver to this country. Choose an address in a country that we deliver to.',
  },
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
  shortOfStock: {
    nl: 'Van een of meer artikelen is er onvoldoende voorraad.',
    en: 'There is not enough stock of one or more articles.',
  },
  notOrderable: {
    nl: 'Een of meer artikelen zijn niet meer beschikbaar. Je kunt je bestelling aanpassen of doorgaan.',
    en: 'One or more products are no longer available. You can adjust your order or continue.',
  },
  lostAddress: {
    nl: 'Het gekozen bezorgadres bestaat niet meer. Kies een adres.',
    en: 'The chosen delivery address no longer exists. Choose an address.',
  },
  lostStore: {
    nl: 'In de gekozen vestiging kun je niet meer afhalen. Kies een vestiging.',
    en: 'Pickup in the chosen store has ended. Choose a store.',
  },
  noDays: {
    nl: 'We kunnen deze bestelling niet bezorgen of klaarzetten zoals je hebt gekozen.',
    en: 'We cannot deliver or prepare this order the way you chose.',
  },
  noVoucher: {
    nl: 'Er is geen geldige actiecode ingevuld',
    en: 'No valid promotion code was entered',
  },
  couponRepeated: {
    nl: 'Deze code is al geactiveerd en kan niet vaker worden geactiveerd.',
    en: 'This code is already activated and cannot be activated more than once.',
  },
  couponInvalid: {
    nl: 'Deze code is ongeldig of voldoet nog niet aan de voorwaarden.',
    en: 'This code is invalid or does not yet meet the conditions.',
  },
  emptyCart: { nl: 'Je winkelwagen is leeg.', en: 'Your cart is empty.' },
  notShared: {
    nl: 'Deze winkelwagen wordt niet meer gedeeld.',
    en: 'This cart is no longer shared.',
  },
  nothingOrderable: {
    nl: 'De artikelen van deze bestelling verkopen we niet meer.',
    en: 'We no longer sell the products of this order.',
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

/** Says that the chosen date is no longer available, and names the next one (spec 2 §8). */
export function lostDateText(next: IsoDate | null, locale: Locale): string {
  if (next === null) return CART_TEXTS.noDate[locale];
  return fill(CART_TEXTS.lostDate[locale], { date: shortDayInSentence(next, locale) });
}
