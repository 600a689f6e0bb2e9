/** Tables of what customers ordered, and of what they were billed. Amounts are cents. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderState } from '../../../src/domain/orders/order-state.ts';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { LineSource } from '../../../src/domain/entities/line-source.ts';
import type { ShippingMethod } from '../../../src/domain/entities/order.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** An address as it was when somebody ordered. */
export interface OrderAddressColumn {
  name: string;
  firstName: string;
  lastName: string;
  street: string;
  houseNumber: string;
  houseNumberExtension: string;
  postalCode: string;
  city: string;
  countryCode: string;
}

type Day = ColumnType<string, string, string>;
type NullableDay = ColumnType<string | null, string | null, string | null>;

/** An order keeps its own copy of everything that an invoice needs. */
export interface OrderTable {
  id: Generated<number>;
  order_number: Generated<string>;
  /** Null once the customer is deleted: the books are kept. */
  customer_id: number | null;
  contact_id: number | null;
  contact_name: string;
  state: OrderState;
  shipping_method: ShippingMethod;
  preferred_date: NullableDay;
  /** `08:00`, local time in Europe/Amsterdam. */
  preferred_from: string | null;
  preferred_to: string | null;
  delivered_at: NullableTimestamp;
  delivery_phone: string;
  delivery_address: JSONColumnType<OrderAddressColumn | null, string | null, string | null>;
  invoice_address: JSONColumnType<OrderAddressColumn>;
  /** Where it is collected, or delivered from. */
  store_id: number | null;
  payment_method: string;
  /** Points earned. */
  bonus_points: Generated<number>;
  subtotal_incl: number;
  subtotal_excl: number;
  shipping_incl: number;
  shipping_excl: number;
  shipping_tax_rate: number;
  /** Value of the vouchers incl. VAT. */
  voucher_total: Generated<number>;
  total_incl: number;
  total_excl: number;
  placed_at: Timestamp;
  updated_at: Timestamp;
  /** The cart that it was; a cart has one order that did not end. Null for an older order. */
  cart_id: number | null;
  /** One per attempt to order. */
  idempotency_key: string | null;
  /** Digest of what that attempt asked for; null for orders of before it was kept. */
  request_digest: string | null;
  /** Opens the success page and the state of the payment without signing in. */
  success_key: string | null;
  locale: Generated<Locale>;
  email: Generated<string>;
  memo: Generated<string>;
  /** The trade customer's own reference. */
  reference: Generated<string>;
  /** Part of the shipping costs. */
  pallet_incl: Generated<number>;
  pallet_excl: Generated<number>;
  points_redeemed: Generated<number>;
  analytics: JSONColumnType<OrderAnalytics | null, string | null | undefined, string | null>;
  /** Digest of what was ordered, to recognise the same cart confirmed again. */
  content_digest: string | null;
}

/** Ids of the analytics of the browser that ordered, where its user allowed them. */
export interface OrderAnalytics {
  clientId: string | null;
  sessionId: string | null;
}

/** An article as it was ordered. The product may be gone since: no foreign key. */
export interface OrderLineTable {
  id: Generated<number>;
  order_id: number;
  /** From 1. */
  position: number;
  product_id: number;
  title: string;
  number: string;
  unit: string;
  quantity: number;
  tax_rate: number;
  unit_incl: number;
  unit_excl: number;
  total_incl: number;
  total_excl: number;
  discount_incl: Generated<number>;
  discount_excl: Generated<number>;
  /** The list that the article was found in; null where unknown. */
  source: JSONColumnType<LineSource | null, string | null | undefined, string | null>;
}

export interface InvoiceTable {
  id: Generated<number>;
  number: string;
  order_id: number;
  invoice_date: Day;
  due_date: Day;
  total_incl: number;
  total_excl: number;
  paid_at: NullableTimestamp;
  /** The invoice that this credit note takes back; null: an invoice. */
  credits: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The last invoice number of each year: invoices are numbered without gaps. */
export interface InvoiceCounterTable {
  year: number;
  last: number;
}

/** An attempt that was answered with the order of an earlier one. */
export interface AnsweredKeyTable {
  customer_id: number;
  idempotency_key: string;
  order_id: number;
  /** As `OrderTable.request_digest`, of this attempt. */
  request_digest: string | null;
  answered_at: Timestamp;
}

export interface OrderTables {
  answered_keys: AnsweredKeyTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  invoices: InvoiceTable;
  invoice_counters: InvoiceCounterTable;
}
