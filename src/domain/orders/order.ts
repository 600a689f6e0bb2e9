import type { Address, Contact, Customer } from '../account/customer.ts';
import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import type { LineSource, PaymentMethodId } from '../cart/cart.ts';
import type { Cents, Price } from '../shared/money.ts';

export type ShippingMethod = 'Delivery' | 'Pickup';

/**
 * One article of an order, as it was at that time: later changes of the product do not affect it.
 */
export interface OrderLine {
  id: number;
  productId: number;
  title: string;
  number: string;
  /** What one piece is called: `stuk`, `zak`, `rol`. */
  unit: string;
  quantity: number;
  taxRate: number;
  unitPrice: Price;
  total: Price;
  /** Saved on this line; zero without a discount. */
  discount: Price;
  /** Url parameter of the product page; null if the product is no longer shown. */
  url: string | null;
  img: string;
  /** The list in which the shopper found it; null if unknown. */
  source: LineSource | null;
}

/** A product that a customer bought, with name and number of the latest order. */
export interface BoughtProduct {
  productId: number;
  title: string;
  number: string;
  /** Pieces in all orders. */
  quantity: number;
  /** Pieces in the latest order. */
  lastQuantity: number;
  /** Number of orders. */
  orders: number;
  lastBoughtAt: IsoDateTime;
}

/** Delivery or invoice address of an order. */
export type OrderAddress = Pick<
  Address,
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'houseNumber'
  | 'houseNumberExtension'
  | 'postalCode'
  | 'city'
  | 'countryCode'
>;

/** The store of an order. */
export interface OrderStore {
  id: number;
  name: string;
  url: string;
}

/** The customer that the order belongs to. */
export type OrderCustomer = Pick<Customer, 'id' | 'companyName'>;

/**
 * The contact that ordered. The e-mail address is empty when another contact of the customer views
 * the order.
 */
export type OrderContact = Pick<
  Contact,
  'contactId' | 'firstName' | 'middleName' | 'lastName' | 'email'
>;

/** An order as lists show it. */
export interface OrderSummary {
  id: number;
  orderNumber: string;
  /** One of ORDER_STATES; an external API may use others. */
  state: string;
  /** State of the latest payment; null if nothing is paid online. */
  paymentState: string | null;
  placedAt: IsoDateTime;
  shippingMethod: ShippingMethod;
  total: Price;
  /** Number of articles; `orderLines` may hold fewer. */
  lineCount: number;
  orderLines: OrderLine[];
  invoice: { id: number; number: string } | null;
}

/** An order (spec 2 §3). */
export interface Order extends OrderSummary {
  preferredDate: IsoDate | null;
  /** `08:00`, local time in Europe/Amsterdam. */
  preferredTimeFrom: string | null;
  preferredTimeTo: string | null;
  /** When it was delivered or collected; null before that. */
  deliveredAt: IsoDateTime | null;
  deliveryPhone: string;
  deliveryAddress: OrderAddress | null;
  invoiceAddress: OrderAddress | null;
  store: OrderStore | null;
  paymentMethod: string;
  /** Bonus points earned with this order. */
  bonusPoints: number;
  subtotal: Price;
  shippingPrice: Price;
  /** Deposit for pallets, part of `shippingPrice`. */
  palletPrice: Price;
  /** Value of the vouchers incl. VAT. */
  voucherTotal: Cents;
  /** Null once the customer is deleted. */
  customer: OrderCustomer | null;
  /** The contact that ordered; null once that contact is deleted. */
  customerContact: OrderContact | null;
  /** Name of that contact at the time of ordering. */
  contactName: string;
  /** The customer's own reference; empty without one. */
  reference: string;
}

/** An order as the success page shows it. */
export interface OrderSuccess {
  orderNumber: string;
  state: string;
  /** Null unless the customer who ordered is signed in. */
  order: Order | null;
}

/** A customer's withdrawal from a purchase (herroeping). */
export interface Withdrawal {
  name: string;
  orderNumber: string;
  email: string;
  /** Positions of order lines, counted from 1; empty for the whole order. */
  positions: number[];
  reason: string;
}

/** An invoice of an order. */
export interface Invoice {
  id: number;
  number: string;
  orderId: number;
  orderNumber: string;
  date: IsoDate;
  dueDate: IsoDate;
  total: Price;
  /** Null until it is paid. */
  paidAt: IsoDateTime | null;
  /**
   * For a credit note, whose amounts are negative: number of the invoice that it credits. Null for
   * an invoice.
   */
  creditOf: string | null;
}

/** One page of a list, and the number of items on all pages. */
export interface Paged<Item> {
  items: Item[];
  total: number;
}

/** Bonus points per whole euro of goods incl. VAT. */
const POINTS_PER_EURO = 1;

/**
 * Computes the points earned by an order: for the goods without delivery, minus what vouchers and
 * redeemed points paid. `goods` and `paidOtherwise` are cents incl. VAT.
 */
export const earnedPoints = (goods: Cents, paidOtherwise: Cents): number =>
  Math.max(0, Math.floor((goods - paidOtherwise) / 100)) * POINTS_PER_EURO;

/**
 * Normalises a typed order number (`#26000030`, `260 00030`, `Bestelling 26-000030`) to its stored
 * form.
 */
export const cleanOrderNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}+(?=\p{N})/u, '');

/** A payment method that this customer may use now (spec 2 §7). */
export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  /** Banks to choose from; empty where the method asks for none. */
  issuers: { id: string; name: string }[];
  /** True if the contact must enter a pin code. */
  needsPin: boolean;
}

export interface PaymentMethods {
  /** True in test mode of the payment provider: no money moves. */
  isTest: boolean;
  methods: PaymentMethod[];
}

/** States of a payment, as the provider reports them. */
export const PAYMENT_STATES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment, as displayed on the page to which the shopper returns after paying. */
export interface PaymentStatus {
  state: PaymentState;
  orderId: number;
  orderNumber: string;
  successKey: string;
  /** Where the shopper can continue an open payment; null once its state is final. */
  paymentUrl: string | null;
}
