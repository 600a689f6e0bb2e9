import type { Price } from '../entities/money.ts';
import { addPrices, subtractPrices } from '../money.ts';

/**
 * What vouchers and coupons take off, in both VAT forms. They lower the VAT too: excl. VAT they are
 * what is missing from the total.
 */
export const takenOff = ({
  subtotal,
  shippingCost,
  total,
}: Record<'subtotal' | 'shippingCost' | 'total', Price>): Price =>
  subtractPrices(addPrices(subtotal, shippingCost), total);
