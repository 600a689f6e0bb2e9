import type { ListId } from '../product/measured-item.ts';
import type { Address, AddressInput, Buyer } from '../account/customer.ts';
import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { OrderStore, ShippingMethod } from '../orders/order.ts';
import type { ProductSummary } from '../product/product.ts';

/** The list in which the shopper found the product of a line (spec 2 §3, cart line). */
export interface LineSource {
  listId: ListId;
  listName: string;
}

/** Add: increases the quantity, or creates a line. Update: sets the quantity. */
export type LineAction = 'Add' | 'Update' | 'Delete';

/** A change of the cart's lines, as queued in the browser and sent by the batch call. */
export interface CartChange {
  /** A UUID, by which the server recognises a change that it has already applied. */
  operationId: string;
  productId: number;
  /** 0 for Delete. */
  quantity: number;
  action: LineAction;
  source: LineSource | null;
}

/** When the article of a line can be delivered (spec 2 §3). */
export type ShippingEstimate = 'tomorrow' | 'twothreedays';

/** A cart line (spec 2 §3). Prices are the current ones for the line's quantity. */
export interface CartLine {
  id: number;
  productId: number;
  productTitle: string;
  quantity: number;
  unitPrice: Price;
  /** Crossed-out price of one piece; equal to `unitPrice` without a discount. */
  regularUnitPrice: Price;
  total: Price;
  /** Saved on this line; zero without a discount. */
  discount: Price;
  /** Names of the discounts that apply. */
  discounts: { id: number; name: string }[];
  /** True if the server adds the line because of other lines; the shopper cannot change it. */
  derived: boolean;
  /** Null once the product is no longer shown. */
  product: ProductSummary | null;
  source: LineSource | null;
  /** True if the unit price dropped by more than 0.01 since the product was added. */
  priceChanged: boolean;
  /** Maximum quantity that can be ordered now with the shipping method and store of the cart. */
  maxQuantity: number;
  /** Null without stock anywhere. */
  shippingEstimate: ShippingEstimate | null;
}

/** Pallets under large goods, with their deposit. */
export interface PalletLine {
  id: number;
  title: string;
  quantity: number;
  unitPrice: Price;
  total: Price;
}

/** The chosen delivery or pickup slot; times are local (Europe/Amsterdam), `08:00`. */
export interface CartShipping {
  id: string;
  date: IsoDate;
  timeFrom: string;
  timeTo: string;
}

/** Payment methods (spec 2 §7). */
export const PAYMENT_METHODS = ['ideal', 'card', 'paypal', 'account', 'store'] as const;
export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];

export interface CartPayment {
  method: PaymentMethodId;
  /** The bank, if the method requires one. */
  issuer: string | null;
}

/** A voucher or coupon of the cart. */
export interface CartCoupon {
  id: number;
  name: string;
  /** Discount incl. VAT. */
  discount: Cents;
  /** Discount as a percentage of the lines; null for an amount. */
  percent: number | null;
}

/** A voucher or coupon, found by its code (spec 2 §3). */
export interface Voucher {
  id: number;
  name: string;
  kind: 'voucher' | 'coupon';
  type: { id: number; name: string };
}

/** The cart (spec 2 §3). */
export interface Cart {
  /** Time of the last change; a later timestamp means a newer cart. */
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
  /** First day on which the whole cart can be delivered, or picked up at the store. */
  deliveryEstimate: IsoDate | null;
  pickupEstimate: IsoDate | null;
  /** The latest estimate of the lines. */
  shippingEstimate: ShippingEstimate | null;
  /** Sum of the lines. */
  subtotal: Price;
  /** Sum of product and coupon discounts, which the total already takes into account. */
  discount: Price;
  /** Sum of delivery and pallets. */
  shippingCost: Price;
  deliveryCost: Price;
  palletCost: Price;
  total: Price;
  /** `total` minus the value of the redeemed points. */
  amountToPay: Cents;
  /**
   * Number of lines that the last sign-in merged from the visitor's cart; the customer can undo the
   * merge.
   */
  mergedLines: number;
}

/** Reasons why a cart cannot be ordered (spec 2 §3). */
export const CART_FACTORS = ['Stock', 'Delivery', 'DeliveryDate', 'ProductStatus'] as const;
export type CartFactor = (typeof CART_FACTORS)[number];

export interface FactorResult {
  isValid: boolean;
  /** For the shopper, in the language of the call; empty when valid. */
  message: string;
  invalidProductIds: number[];
  /** DeliveryDate only: the next available date. */
  nextDate: IsoDate | null;
}

export interface CartValidation {
  isOrderable: boolean;
  factors: Record<CartFactor, FactorResult>;
  /** The cart as it can be ordered; null if it is valid unchanged. */
  newCart: Cart | null;
}

/** A selectable day and its slots. */
export interface ShippingDay {
  date: IsoDate;
  slots: ShippingSlot[];
}

export interface ShippingSlot {
  /** The `methodId` of `POST /shipment`. */
  id: string;
  /** Local times, `08:00`. */
  timeFrom: string;
  timeTo: string;
  /** Delivery costs of this slot; zero above the free-delivery minimum. */
  price: Price;
}

/** Days for delivery to an address, or for pickup at a store. */
export interface ShippingOptions {
  days: ShippingDay[];
  /** Earliest pickup; null for delivery, or if pickup is impossible. */
  earliest: { day: IsoDate; time: string } | null;
}

/** A cart as its shared link shows it. */
export interface SharedCart {
  lines: Pick<CartLine, 'productId' | 'productTitle' | 'quantity' | 'product'>[];
}

/** The product found for a code of a quick order. */
export interface QuickOrderMatch {
  /** The code as typed: product number or EAN. */
  code: string;
  product: ProductSummary | null;
}
