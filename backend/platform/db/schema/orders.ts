/** Tables of orders and invoices. Amounts are cents. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderState } from '../../../../src/domain/orders/order-state.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { LineSource } from '../../../../src/domain/cart/cart.ts';
import type { ShippingMethod, PaymentState } from '../../../../src/domain/orders/order.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** An address as it was at the time of the order. */
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

/** An order contains a copy of everything that an invoice needs. */
export interface OrderTable {
  id: Generated<number>;
  order_number: Generated<string>;
  /** Null once the customer is deleted: orders are kept. */
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
  /** The store of pickup or delivery. */
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
  /** The ordered cart, which has at most one active order. Null for older orders. */
  cart_id: number | null;
  /** One per attempt to order. */
  idempotency_key: string | null;
  /** Digest of that attempt's request; null for older orders. */
  request_digest: string | null;
  /** Gives access to the success page and payment state without signing in. */
  success_key: string | null;
  locale: Generated<Locale>;
  email: Generated<string>;
  memo: Generated<string>;
  /** The trade customer's own reference. */
  reference: Generated<string>;
  /** Included in the shipping costs. */
  pallet_incl: Generated<number>;
  pallet_excl: Generated<number>;
  points_redeemed: Generated<number>;
  analytics: JSONColumnType<OrderAnalytics | null, string | null | undefined, string | null>;
  /** Digest of the order's content, to recognise the same cart confirmed again. */
  content_digest: string | null;
}

/** Analytics ids of the ordering browser, if the user consented. */
export interface OrderAnalytics {
  clientId: string | null;
  sessionId: string | null;
}

/** A product as ordered. It may have been deleted since, so there is no foreign key. */
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
  /** The list in which the product was found; null if unknown. */
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
  /** The invoice that this credit note credits; null: an invoice. */
  credits: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The last invoice number of each year, because invoices are numbered without gaps. */
export interface InvoiceCounterTable {
  year: number;
  last: number;
}

/** An attempt that returned the order of an earlier one. */
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

// Tables of payments and stock reservations. Amounts are cents.

/** Pieces that an order took from stock; the row is deleted when they are returned. */
export interface StockReservationTable {
  order_id: number;
  product_id: number;
  /** Null: none were taken from a store. */
  store_id: number | null;
  from_store: Generated<number>;
  from_default: Generated<number>;
  from_total: Generated<number>;
}

/** A voucher used for an order. */
export interface OrderVoucherTable {
  order_id: number;
  voucher_id: number;
  code: string;
  discount_incl: number;
}

export type PaymentProviderName = 'mollie' | 'test-bank';

export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  provider: PaymentProviderName;
  /** Null until the provider has responded. */
  provider_id: string | null;
  /** Sent to the provider, so that repeated requests create one payment. */
  idempotency_key: string;
  method: string;
  issuer: string | null;
  amount_incl: number;
  state: PaymentState;
  payment_url: string | null;
  /** As the provider reports it: a provider may refund more than was paid. */
  refunded_incl: Generated<number>;
  /** Charged back by the customer's bank. */
  charged_back_incl: Generated<number>;
  /** Total that the shop asked the provider to refund. */
  refund_asked_incl: Generated<number>;
  /** Why an operator must check it; null: no need. */
  alarm: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A payment at the provider without an order here. */
export interface StrayPaymentTable {
  id: Generated<number>;
  provider: PaymentProviderName;
  provider_id: string;
  amount_incl: number;
  /** The shop's reference; null if the shop did not start the payment. */
  reference: string | null;
  handled_at: NullableTimestamp;
  created_at: Timestamp;
}

/** The methods that a provider last offered. */
export interface KnownMethodsTable {
  provider: PaymentProviderName;
  methods: JSONColumnType<{ id: string; issuers: { id: string; name: string }[] }[]>;
  told_at: Timestamp;
}

/** A payment of the embedded test bank. */
export interface TestBankPaymentTable {
  id: string;
  idempotency_key: string;
  /** The shop's reference for the payment. */
  reference: string;
  description: string;
  amount_incl: number;
  refunded_incl: Generated<number>;
  method: string;
  issuer: string | null;
  locale: Locale;
  state: Exclude<PaymentState, 'refunded'>;
  redirect_url: string;
  created_at: Timestamp;
}

export interface TestBankRefundTable {
  idempotency_key: string;
  payment_id: string;
  amount_incl: number;
  created_at: Timestamp;
}

/** A customer's withdrawal from a purchase. */
export interface WithdrawalTable {
  id: Generated<number>;
  /** Null: number and address match no order; an operator looks it up. */
  order_id: number | null;
  /** As typed. */
  order_number: Generated<string>;
  /** As typed: the customer's contact address. */
  email: Generated<string>;
  name: string;
  /** Positions of the order's lines; empty: the whole order. */
  positions: number[];
  reason: string;
  handled_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface PaymentTables {
  test_bank_payments: TestBankPaymentTable;
  test_bank_refunds: TestBankRefundTable;
  withdrawals: WithdrawalTable;
  stock_reservations: StockReservationTable;
  order_vouchers: OrderVoucherTable;
  payments: PaymentTable;
  stray_payments: StrayPaymentTable;
  known_payment_methods: KnownMethodsTable;
}
