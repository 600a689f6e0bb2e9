import type { Locale } from '../../src/domain/shared/common.ts';

/** Messages of the checkout for shoppers. */
export const CHECKOUT_TEXTS = {
  emptyCart: { nl: 'Je winkelwagen is leeg.', en: 'Your cart is empty.' },
  choosePayment: { nl: 'Kies eerst hoe je wilt betalen.', en: 'Choose how to pay first.' },
  paymentNotAllowed: {
    nl: 'Je kunt deze bestelling niet op deze manier betalen. Kies een andere betaalmethode.',
    en: 'You cannot pay for this order in this way. Choose a different payment method.',
  },
  unconfirmed: {
    nl: 'Bevestig eerst je e-mailadres: daar gaat de bevestiging van je bestelling naartoe.',
    en: 'Confirm your e-mail address first: the confirmation of your order goes there.',
  },
  tooManyUnpaid: {
    nl: 'Er wachten al bestellingen op betaling. Betaal of annuleer die eerst.',
    en: 'You have orders that wait for their payment. Pay for them or cancel them first.',
  },
  wrongPin: { nl: 'De pincode is niet geldig', en: 'The pin code is not valid' },
  previousUnknown: {
    nl: 'We kunnen de betaling van je vorige poging nu niet controleren. Probeer het over een minuut opnieuw.',
    en: 'We cannot check the payment of your previous attempt now. Try again in a minute.',
  },
  keyUsed: {
    nl: 'Je hebt al bestelling {number} geplaatst, met andere gegevens. Bekijk eerst die bestelling.',
    en: 'You have already placed order {number}, with different details. Look at that order first.',
  },
  noPlace: {
    nl: 'Kies eerst een bezorgadres of een vestiging.',
    en: 'Choose a delivery address or a store first.',
  },
  noSlot: {
    nl: 'Kies eerst een moment voor bezorgen of afhalen.',
    en: 'Choose a moment for delivery or pickup first.',
  },
  unknownOrder: {
    nl: 'Er is geen bestelling met deze sleutel.',
    en: 'There is no order with this key.',
  },
  methods: {
    ideal: { nl: 'iDEAL | Wero', en: 'iDEAL | Wero' },
    card: { nl: 'Creditcard of betaalpas', en: 'Credit or debit card' },
    paypal: { nl: 'PayPal', en: 'PayPal' },
    account: { nl: 'Op rekening', en: 'On account' },
    store: { nl: 'Betalen in de vestiging', en: 'Pay at the store' },
  },
  orderAt: { nl: 'Bestelling {number} bij {shop}', en: 'Order {number} at {shop}' },
} as const satisfies Record<
  string,
  Record<Locale, string> | Record<string, Record<Locale, string>>
>;
