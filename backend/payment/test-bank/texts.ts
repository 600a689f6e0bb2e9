import type { Locale } from '../../../src/domain/entities/common.ts';

export const END_STATES = ['paid', 'failed', 'cancelled', 'expired'] as const;
export type EndState = (typeof END_STATES)[number];

interface TestBankTexts {
  title: string;
  lead: string;
  amount: string;
  bank: string;
  buttons: Record<EndState, string>;
  ended: string;
  back: string;
}

/** The words of the test bank's page. */
export const TEST_BANK_TEXTS: Record<Locale, TestBankTexts> = {
  nl: {
    title: 'Testbank',
    lead: 'Dit is een proefbetaling: er wordt geen geld afgeschreven. Kies hoe de betaling afloopt.',
    amount: 'Bedrag',
    bank: 'Bank',
    buttons: {
      paid: 'Betalen',
      failed: 'Mislukt',
      cancelled: 'Annuleren',
      expired: 'Verlopen',
    },
    ended: 'Deze betaling is al afgerond.',
    back: 'Terug naar de winkel',
  },
  en: {
    title: 'Test bank',
    lead: 'This is a test payment: no money is charged. Choose how the payment ends.',
    amount: 'Amount',
    bank: 'Bank',
    buttons: { paid: 'Pay', failed: 'Failed', cancelled: 'Cancel', expired: 'Expired' },
    ended: 'This payment has ended already.',
    back: 'Back to the shop',
  },
};
