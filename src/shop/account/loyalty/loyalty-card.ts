import type { ReadableAtom } from 'nanostores';
import type { Customer } from '../../../domain/account/customer.ts';
import { fullName } from '../../../domain/shared/full-name.ts';
import { keptAtom } from '../../ui/storage.ts';

/** A loyalty card kept on this device (spec 1 §3). */
export interface LoyaltyCard {
  number: string;
  fullName: string;
  companyName: string;
  /** Moment (ms since 1970) from which it is no longer shown. */
  expires: number;
}

/** How long a card stays on a device after its customer was last loaded there. */
const CARD_DAYS = 90;

const $stored = keptAtom<LoyaltyCard | null>('loyaltyCard', null, (value) => {
  const card = value as LoyaltyCard;
  return typeof card.number === 'string' ? card : null;
});

/** The stored card as it was written; read it through `currentCard`. */
export const $loyaltyCard: ReadableAtom<LoyaltyCard | null> = $stored;

/** Keeps a card on this device; null removes it. */
export const keepCard = (card: LoyaltyCard | null): void => $stored.set(card);

/** The card, unless there is none or its time is over. */
export function currentCard(card: LoyaltyCard | null, now: Date): LoyaltyCard | null {
  return card?.number && card.expires > now.getTime() ? card : null;
}

/** The number on the card of the contact that signed in; null without a card. */
export const cardNumber = ({ firstContact, cards }: Customer): string | null =>
  firstContact?.card?.number || cards[0]?.number || null;

/** The card of a loyalty customer, to keep on this device; null without a card. */
export function cardOf(customer: Customer, now: Date): LoyaltyCard | null {
  const number = cardNumber(customer);
  return number
    ? {
        number,
        fullName: fullName(customer),
        companyName: customer.companyName,
        expires: now.getTime() + CARD_DAYS * 24 * 60 * 60_000,
      }
    : null;
}
