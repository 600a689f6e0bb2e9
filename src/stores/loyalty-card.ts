import { persistentAtom } from '@nanostores/persistent';

/** A loyalty card kept on this device (spec 1 §3). */
export interface LoyaltyCard {
  number: string;
  fullName: string;
  companyName: string;
  /** Moment (ms since 1970) from which it is no longer shown. */
  expires: number;
}

/** The stored card as it was written; read it through `currentCard`. */
export const $loyaltyCard = persistentAtom<LoyaltyCard | null>('loyaltyCard', null, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      return JSON.parse(text) as LoyaltyCard | null;
    } catch {
      return null;
    }
  },
});

/** The card, unless there is none or its time is over. */
export function currentCard(card: LoyaltyCard | null, now: Date): LoyaltyCard | null {
  return card?.number && card.expires > now.getTime() ? card : null;
}
