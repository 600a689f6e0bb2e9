/** Ways to pay as the footer names them, in the order of spec 1 §2.9. Names are data: they change. */
export const PAYMENT_METHODS = [
  { code: 'ideal', name: 'iDEAL | Wero' },
  { code: 'visa', name: 'Visa' },
  { code: 'mastercard', name: 'Mastercard' },
  { code: 'paypal', name: 'PayPal' },
] as const;
