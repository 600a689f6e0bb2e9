import type { ReadableAtom } from 'nanostores';
import { type Customer, fullName } from '../../../domain/account/customer.ts';
import { storedAtom } from '../../ui/storage.ts';

/** A loyalty card stored on this device (spec 1 §3). */
export interface LoyaltyCard {
  number: string;
  fullName: string;
  companyName: string;
  /** Expiry as a timestamp (ms since 1970). */
  expires: number;
}

/** Days for which a card is stored after its customer was last loaded on this device. */
const STORED_DAYS = 90;

const $stored = storedAtom<LoyaltyCard | null>('loyaltyCard', null, (value) => {
  const card = value as LoyaltyCard;
  return typeof card.number === 'string' ? card : null;
});

/** The stored card, possibly expired; use `currentCard` to read it. */
export const $loyaltyCard: ReadableAtom<LoyaltyCard | null> = $stored;

/** Stores a card on this device; null removes it. */
export const storeCard = (card: LoyaltyCard | null): void => $stored.set(card);

/** The card; null if there is none or it has expired. */
export function currentCard(card: LoyaltyCard | null, now: Date): LoyaltyCard | null {
  return card?.number && card.expires > now.getTime() ? card : null;
}

/** The card number of the signed-in contact; null without a card. */
export const cardNumber = ({ firstContact, cards }: Customer): string | null =>
  firstContact?.card?.number || cards[0]?.number || null;

/** The card of a loyalty customer, to store on this device; null without a card. */
export function cardOf(customer: Customer, now: Date): LoyaltyCard | null {
  const number = cardNumber(customer);
  return number
    ? {
        number,
        fullName: fullName(customer),
        companyName: customer.companyName,
        expires: now.getTime() + STORED_DAYS * 24 * 60 * 60_000,
      }
    : null;
}
