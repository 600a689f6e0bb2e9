import type { Address, Contact, Customer } from '../account/customer.ts';
import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import type { LineSource } from '../cart/cart.ts';
import type { Cents, Price } from '../shared/money.ts';

export type ShippingMethod = 'Delivery' | 'Pickup';

/** One article of an order, as it was ordered: later changes of the product do not show. */
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
  /** The product's page, by its url parameter; null if the product is no longer shown. */
  url: string | null;
  img: string;
  /** The list that it was found in; null where unknown. */
  source: LineSource | null;
}

/** Where an order is delivered, or who is billed. */
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

/** A branch as an order names it. */
export interface OrderStore {
  id: number;
  name: string;
  url: string;
}

/** The customer whose order it is. */
export type OrderCustomer = Pick<Customer, 'id' | 'companyName'>;

/** Who ordered. The address is empty for a colleague who looks at the order. */
export type OrderContact = Pick<
  Contact,
  'contactId' | 'firstName' | 'middleName' | 'lastName' | 'email'
>;

/** What a list of orders shows of an order. */
export interface OrderSummary {
  id: number;
  orderNumber: string;
  /** One of ORDER_STATES at the embedded shop; an API elsewhere may know more. */
  state: string;
  placedAt: IsoDateTime;
  shippingMethod: ShippingMethod;
  total: Price;
  /** Articles of the order; `orderLines` of a list may hold fewer. */
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
  /** When it was delivered or collected; null until then. */
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
  /** The contact that ordered; null once it is deleted. */
  customerContact: OrderContact | null;
  /** The name of that contact when it ordered. */
  contactName: string;
}

/** What the success page knows of an order. */
export interface OrderSuccess {
  orderNumber: string;
  state: string;
  /** Null unless the customer who ordered is signed in. */
  order: Order | null;
}

/** A customer withdraws from a purchase. */
export interface Withdrawal {
  name: string;
  orderNumber: string;
  email: string;
  /** Positions of the order's lines, from 1 on; none: the whole order. */
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
  /** Of a credit note, whose amounts are below zero: the number of the invoice; null: an invoice. */
  creditOf: string | null;
}

/** One page of a list, with the size of the whole. */
export interface Paged<Item> {
  items: Item[];
  total: number;
}

/** Points for every whole euro of goods incl. VAT. */
const POINTS_PER_EURO = 1;

/**
 * Points that an order earns: for the goods after vouchers and redeemed points, without the costs of
 * delivery. `goods` and `paidOtherwise` are cents incl. VAT.
 */
export const earnedPoints = (goods: Cents, paidOtherwise: Cents): number =>
  Math.max(0, Math.floor((goods - paidOtherwise) / 100)) * POINTS_PER_EURO;

/**
 * An order number as people type it (`#26000030`, `260 00030`, `Bestelling 26-000030`), in the form
 * in which the shop keeps it.
 */
export const cleanOrderNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}+(?=\p{N})/u, '');
