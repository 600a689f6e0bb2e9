import type { Mail } from '../outgoing-mail.ts';

/** One mail of each template. */
export const SAMPLE_MAILS: readonly Mail[] = [
  {
    template: 'confirm-email',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      link: 'https://shop.example/account/bevestigen?token=abc&next=/',
      until: '2026-11-22T12:00:00.000Z',
    },
  },
  {
    template: 'reset-password',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      link: 'https://shop.example/wachtwoord?token=abc',
      until: '2026-11-21T13:30:00.000Z',
    },
  },
  {
    template: 'sign-in-code',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      code: '012345',
      link: 'https://shop.example/id/login/abc?code=012345',
      until: '2026-11-21T12:10:00.000Z',
    },
  },
  {
    template: 'password-changed',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      link: 'https://shop.example/wachtwoord-vergeten',
    },
  },
  {
    template: 'email-changed',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      newAddress: 'nieuw@elders.example',
      link: 'https://shop.example/klantenservice/contact',
    },
  },
  {
    template: 'address-added',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      address: 'Kade 12a, 1234 AB Ede',
      link: 'https://shop.example/mijn-overzicht',
    },
  },
  {
    template: 'account-deleted',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      link: 'https://shop.example/klantenservice/contact',
    },
  },
  {
    template: 'newsletter-confirm',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: { link: 'https://shop.example/nieuwsbrief#token=abc' },
  },
  {
    template: 'newsletter-welcome',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      link: 'https://shop.example/nieuwsbrief#token=abc',
      unsubscribeUrl: 'https://shop.example/api/subscription/abc/unsubscribe',
    },
  },
  {
    template: 'back-in-stock',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      product: 'Gipsplaat',
      link: 'https://shop.example/product/gipsplaat-100123',
      end: 'https://shop.example/voorraadmeldingen#token=abc',
      unsubscribeUrl: 'https://shop.example/api/bouwmaat/stock-alerts/abc/end',
    },
  },
  {
    template: 'stock-alert-asked',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      product: 'Gipsplaat',
      link: 'https://shop.example/voorraadmeldingen#token=abc',
      expected: '2026-12-12',
      unsubscribeUrl: 'https://shop.example/api/bouwmaat/stock-alerts/abc/end?productId=100123',
    },
  },
  {
    template: 'order-confirmed',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      orderNumber: '26000012',
      lines: ['3 × Gipsplaat: € 30,00'],
      moreLines: 2,
      sums: { subtotal: '€ 49,00', shipping: '€ 6,95', vouchers: '€ -10,00' },
      total: '€ 45,95',
      facts: ['Betaald met iDEAL | Wero'],
      link: 'https://shop.example/checkout-bedankt?order=abc',
      withdrawLink: 'https://shop.example/overeenkomst-herroepen',
    },
  },
  ...(['order-ready', 'order-shipped'] as const).map((template): Mail => ({
    ...{ template, locale: 'nl', to: 'jan@bouw.example' },
    values: {
      ...{ name: 'Jan', orderNumber: '26000012' },
      facts: ['Afhalen: vestiging Utrecht'],
      link: 'https://shop.example/checkout-bedankt?order=abc',
    },
  })),
  {
    template: 'withdrawal-received',
    locale: 'nl',
    to: 'jan@bouw.example',
    values: {
      name: 'Jan',
      at: '2026-11-21T12:00:00.000Z',
      orderNumber: '26000012',
      lines: ['3 × Gipsplaat'],
      reason: 'Te veel besteld',
      link: 'https://shop.example/klantenservice/contact',
    },
  },
];

/** The mail of a template, in a language, to an address. */
export function sampleMail(
  template: Mail['template'],
  more: Partial<Pick<Mail, 'locale' | 'to'>> = {},
): Mail {
  const mail = SAMPLE_MAILS.find((sample) => sample.template === template)!;
  return { ...mail, ...more };
}
