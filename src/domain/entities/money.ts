/** An amount in integer euro cents. Amounts become text only at the very edge. */
export type Cents = number;

/** A price in both VAT forms, in cents. */
export interface Price {
  priceInclTax: Cents;
  priceExclTax: Cents;
}
