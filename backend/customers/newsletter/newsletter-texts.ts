import type { Locale } from '../../../src/domain/shared/common.ts';

/** Messages of the newsletter calls for shoppers. */
export const NEWSLETTER_TEXTS = {
  asked: {
    nl: 'We hebben je een e-mail gestuurd. Klik op de knop daarin om je aanmelding te bevestigen.',
    en: 'We have sent you an e-mail. Press its button to confirm your subscription.',
  },
  unknown: {
    nl: 'Deze aanmelding is niet meer bekend. Meld je opnieuw aan.',
    en: 'This subscription is not known any more. Please subscribe again.',
  },
} satisfies Record<string, Record<Locale, string>>;
