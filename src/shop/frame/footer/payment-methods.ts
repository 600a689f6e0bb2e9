/**
 * Ways to pay as the footer names them, in the order of spec 1 §2.9. Names and marks are data:
 * they change. `width` is that of the mark in `src/assets/payments.svg`, all 28 high.
 */
export const PAYMENT_METHODS = [
  { code: 'ideal', name: 'iDEAL | Wero', width: 76 },
  { code: 'visa', name: 'Visa', width: 48 },
  { code: 'mastercard', name: 'Mastercard', width: 48 },
  { code: 'paypal', name: 'PayPal', width: 60 },
] as const;
