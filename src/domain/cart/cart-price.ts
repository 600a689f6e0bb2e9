import { deliveryCost, deliveryCosts } from './delivery-costs.ts';
import type { ShopConfig } from '../content/config.ts';
import { type Cents, type Price, addPrices } from '../shared/money.ts';
import type { ShippingMethod } from '../orders/order.ts';
import type { DeliverySize } from '../product/product.ts';
import { GENERAL_TAX_RATE, generalPrice } from '../product/general-tax.ts';
import { orderTotals, type VatPart } from '../orders/order-totals.ts';
import { totalDiscount } from '../orders/billing.ts';
import { linePrice, type LinePrice, type PricedProduct } from '../pricing/line-price.ts';

export interface PricedCartLine {
  product: PricedProduct & { deliverySize: DeliverySize };
  quantity: number;
}

/** The discount of a voucher or coupon: an amount, or a percentage of the lines. */
export interface CouponRule {
  amount: Cents | null;
  percent: number | null;
}

type CostConfig = Pick<
  ShopConfig,
  | 'freeShippingMinimumLarge'
  | 'freeShippingMinimumSmall'
  | 'deliveryCostLarge'
  | 'deliveryCostSmall'
>;

export interface UnpricedCart {
  lines: readonly PricedCartLine[];
  /** Null if not chosen yet, which is priced as delivery. */
  shippingMethod: ShippingMethod | null;
  coupons: readonly CouponRule[];
  /** Pallet deposit incl. VAT; not charged for pickup. */
  palletDeposit: Cents;
  config: CostConfig;
  now: Date;
}

/** The prices of a cart. Fields of the same name as in `Cart` have the same meaning. */
export interface CartPrice {
  lines: LinePrice[];
  subtotal: Price;
  /** Sum of the product discounts of the lines. */
  lineDiscount: Price;
  /** Discount of each coupon incl. VAT, in the order of `coupons`. */
  couponDiscounts: Cents[];
  /**
   * Sum of the coupon discounts, with and without VAT: `total` is subtotal plus shipping minus
   * this.
   */
  couponDiscount: Price;
  deliveryCost: Price;
  palletCost: Price;
  shippingCost: Price;
  total: Price;
  vat: VatPart[];
  hasLargeProduct: boolean;
}

/**
 * Computes the prices of a cart (spec 2 §3), both in the browser and on the server. Delivery is
 * free from the minimum of large goods if the cart has any, else from that of small goods; the
 * minimum applies after coupon discounts. Coupons apply in order, to the lines only, and never
 * below zero.
 */
export function cartPrice(cart: UnpricedCart): CartPrice {
  const lines = cart.lines.map(({ product, quantity }) => linePrice(product, quantity, cart.now));
  const taxed = lines.map(({ total }, i) => ({
    total,
    taxRate: cart.lines[i]?.product.taxRate ?? 0,
  }));
  const goods = sum(lines.map(({ total }) => total.priceInclTax));
  const couponDiscounts = applyCoupons(cart.coupons, goods);
  const hasLargeProduct = cart.lines.some(({ product }) => product.deliverySize === 'large');
  const isDelivered = cart.shippingMethod !== 'Pickup' && lines.length > 0;
  const costs = deliveryCosts(hasLargeProduct ? 'large' : 'small', cart.config);
  const delivery = generalPrice(
    isDelivered ? (deliveryCost(goods - sum(couponDiscounts), costs) ?? 0) : 0,
  );
  const pallets = generalPrice(isDelivered ? cart.palletDeposit : 0);
  const shippingCost = addPrices(delivery, pallets);
  const totals = orderTotals(
    taxed,
    { total: shippingCost, taxRate: GENERAL_TAX_RATE },
    sum(couponDiscounts),
  );
  return {
    lines,
    subtotal: totals.subtotal,
    lineDiscount: lines.map(({ discount }) => discount).reduce(addPrices, ZERO_PRICE),
    couponDiscounts,
    couponDiscount: totalDiscount({ ...totals, shippingCost }),
    deliveryCost: delivery,
    palletCost: pallets,
    shippingCost,
    total: totals.total,
    vat: totals.vat,
    hasLargeProduct,
  };
}

const ZERO_PRICE: Price = { priceInclTax: 0, priceExclTax: 0 };

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, each) => all + each, 0);

function applyCoupons(coupons: readonly CouponRule[], goods: Cents): Cents[] {
  let remaining = goods;
  return coupons.map(({ amount, percent }) => {
    const discountCents = amount ?? Math.floor((goods * (percent ?? 0)) / 100);
    const discount = Math.min(remaining, discountCents);
    remaining -= discount;
    return discount;
  });
}
