import type { Cents, Price } from '../entities/money.ts';
import { addPrices } from '../money.ts';
import { type TaxedAmount, type VatPart, vatSplit } from './vat-split.ts';

export interface OrderTotals {
  /** The lines together, before shipping and vouchers. */
  subtotal: Price;
  /** What is to be paid. */
  total: Price;
  /** The total by VAT rate, highest rate first. */
  vat: VatPart[];
}

/**
 * Adds up an order. `voucherTotal`: value of its vouchers incl. VAT, which lowers the total of
 * lines and shipping. Throws a RangeError for vouchers that are worth more than the order.
 */
export function orderTotals(
  lines: readonly TaxedAmount[],
  shipping: TaxedAmount,
  voucherTotal: Cents,
): OrderTotals {
  // Free shipping must not show a VAT rate that no article has.
  const charged = shipping.total.priceInclTax === 0 ? lines : [...lines, shipping];
  const vat = vatSplit(charged, voucherTotal);
  return { subtotal: sumPrices(lines.map(({ total }) => total)), total: sumPrices(vat), vat };
}

const sumPrices = (prices: readonly Price[]): Price =>
  prices.reduce(addPrices, { priceInclTax: 0, priceExclTax: 0 });
