import type { ListId } from '../product/measured-item.ts';
import type { Address, AddressInput, Buyer } from '../account/customer.ts';
import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { OrderStore, ShippingMethod } from '../orders/order.ts';
import type { ProductSummary } from '../product/product.ts';

/** Where the shopper found the product of a line (spec 2 §3, cart line). */
export interface LineSource {
  listId: ListId;
  listName: string;
}

/** Add: to the quantity of the line, or a new line. Update: sets the quantity. */
export type LineAction = 'Add' | 'Update' | 'Delete';

/** One change of the cart's lines, as the queue holds it and the batch call sends it. */
export interface CartChange {
  /** A UUID: the shop applies a change that arrives twice only once. */
  operationId: string;
  productId: number;
  /** 0 for Delete. */
  quantity: number;
  action: LineAction;
  source: LineSource | null;
}

/** When the article of a line can be delivered (spec 2 §3). */
export type ShippingEstimate = 'tomorrow' | 'twothreedays';

/** A cart line (spec 2 §3). Prices are for the line's quantity, at this moment. */
export interface CartLine {
  id: number;
  productId: number;
  productTitle: string;
  quantity: number;
  unitPrice: Price;
  /** The crossed price of one piece; equal to `unitPrice` without a discount. */
  regularUnitPrice: Price;
  total: Price;
  /** Saved on this line; zero without a discount. */
  discount: Price;
  /** Names of the discounts that apply. */
  discounts: { id: number; name: string }[];
  /** True if the shop derived the line from others: nobody can change it. */
  derived: boolean;
  /** Null once the product is no longer shown. */
  product: ProductSummary | null;
  source: LineSource | null;
  /** The piece costs more than 0.01 less than when it was put into the cart. */
  priceChanged: boolean;
  /** Most pieces that can be ordered now, given the shipping method and store. */
  maxQuantity: number;
  /** Null where nothing lies anywhere. */
  shippingEstimate: ShippingEstimate | null;
}

/** Pallets that large goods are delivered on, with the deposit that is paid for them. */
export interface PalletLine {
  id: number;
  title: string;
  quantity: number;
  unitPrice: Price;
  total: Price;
}

/** The chosen slot of delivery or pickup; times are local (Europe/Amsterdam), `08:00`. */
export interface CartShipping {
  id: string;
  date: IsoDate;
  timeFrom: string;
  timeTo: string;
}

/** Spec 2 §7, payment methods; ideal and card are paid at a payment provider. */
export const PAYMENT_METHODS = ['ideal', 'card', 'paypal', 'account', 'store'] as const;
export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];

export interface CartPayment {
  method: PaymentMethodId;
  /** The bank, where the method asks for one. */
  issuer: string | null;
}

/** A voucher or coupon of the cart. */
export interface CartCoupon {
  id: number;
  name: string;
  /** What it takes off, incl. VAT. */
  discount: Cents;
  /** Percentage of the lines that it takes off; null for an amount. */
  percent: number | null;
}

/** A voucher or coupon as its code finds it (spec 2 §3). */
export interface Voucher {
  id: number;
  name: string;
  kind: 'voucher' | 'coupon';
  type: { id: number; name: string };
}

/** The cart (spec 2 §3). */
export interface Cart {
  /** When it was last changed; a later timestamp is a newer cart. */
  timestamp: IsoDateTime;
  lines: CartLine[];
  palletLines: PalletLine[];
  store: OrderStore | null;
  shippingMethod: ShippingMethod | null;
  deliveryAddress: Address | null;
  alternativeDeliveryAddress: AddressInput | null;
  usingAlternativeAddress: boolean;
  shipping: CartShipping | null;
  payment: CartPayment | null;
  pointsToRedeem: number;
  hasLargeProduct: boolean;
  coupons: CartCoupon[];
  /** Null for a visitor. */
  customer: Buyer | null;
  logisticStoreIds: { pickup: number | null; delivery: number | null };
  /** First day on which the whole cart can be delivered, or picked up in the store. */
  deliveryEstimate: IsoDate | null;
  pickupEstimate: IsoDate | null;
  /** The latest of the lines. */
  shippingEstimate: ShippingEstimate | null;
  /** The lines together. */
  subtotal: Price;
  /** Saved by discounts on lines and by coupons; already part of the total. */
  discount: Price;
  /** Delivery and pallets together. */
  shippingCost: Price;
  deliveryCost: Price;
  palletCost: Price;
  total: Price;
  /** `total` minus the worth of the points. */
  amountToPay: Cents;
  /** A visitor's lines were added to this cart at the last sign-in, and can be taken out again. */
  mergedLines: number;
}

/** What makes a cart impossible to order (spec 2 §3). */
export const CART_FACTORS = ['Stock', 'Delivery', 'DeliveryDate', 'ProductStatus'] as const;
export type CartFactor = (typeof CART_FACTORS)[number];

export interface FactorResult {
  isValid: boolean;
  /** For the shopper, in the language of the call; empty when valid. */
  message: string;
  invalidProductIds: number[];
  /** DeliveryDate only: the next date that can be chosen. */
  nextDate: IsoDate | null;
}

export interface CartValidation {
  isOrderable: boolean;
  factors: Record<CartFactor, FactorResult>;
  /** The cart as it could be ordered; null if the cart is fine as it is. */
  newCart: Cart | null;
}

/** A day that can be chosen, with its slots. */
export interface ShippingDay {
  date: IsoDate;
  slots: ShippingSlot[];
}

export interface ShippingSlot {
  /** What `POST /shipment` calls `methodId`. */
  id: string;
  /** Local times, `08:00`. */
  timeFrom: string;
  timeTo: string;
  /** What this slot costs; zero above the minimum for free delivery. */
  price: Price;
}

/** Days for delivery to an address, or for pickup in a store. */
export interface ShippingOptions {
  days: ShippingDay[];
  /** Earliest moment of pickup; null for delivery, or if there is none. */
  earliest: { day: IsoDate; time: string } | null;
}

/** What the link of a shared cart shows. */
export interface SharedCart {
  lines: Pick<CartLine, 'productId' | 'productTitle' | 'quantity' | 'product'>[];
}

/** One line of a quick order, as it was found. */
export interface QuickOrderMatch {
  /** The code as it was typed: product number or EAN. */
  code: string;
  product: ProductSummary | null;
}
