/** Tables of payments, and of the stock that orders hold. Amounts are cents. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { PaymentState } from '../../../src/domain/entities/payment.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** Pieces that an order took out of stock; the row goes when they are given back. */
export interface StockReservationTable {
  order_id: number;
  product_id: number;
  /** Null: none came from a store. */
  store_id: number | null;
  from_store: Generated<number>;
  from_default: Generated<number>;
  from_total: Generated<number>;
}

/** A voucher as it was used for an order. */
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
  /** Null until the provider answered. */
  provider_id: string | null;
  /** Sent to the provider: asking twice makes one payment. */
  idempotency_key: string;
  method: string;
  issuer: string | null;
  amount_incl: number;
  state: PaymentState;
  payment_url: string | null;
  /** Can be more than was paid. */
  refunded_incl: Generated<number>;
  /** Taken back by the customer's bank. */
  charged_back_incl: Generated<number>;
  /** What the shop itself asked the provider to refund, in all. */
  refund_asked_incl: Generated<number>;
  /** Why an operator must look at it; null: no need. */
  alarm: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A payment that the provider has, and that belongs to no order here. */
export interface StrayPaymentTable {
  id: Generated<number>;
  provider: PaymentProviderName;
  provider_id: string;
  amount_incl: number;
  /** What the shop called it when it was made; null: it was made elsewhere. */
  reference: string | null;
  handled_at: NullableTimestamp;
  created_at: Timestamp;
}

/** The methods that a provider offered last. */
export interface KnownMethodsTable {
  provider: PaymentProviderName;
  methods: JSONColumnType<{ id: string; issuers: { id: string; name: string }[] }[]>;
  told_at: Timestamp;
}

/** A payment as the embedded test bank knows it. */
export interface TestBankPaymentTable {
  id: string;
  idempotency_key: string;
  /** What the shop calls the payment. */
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

/** A customer withdraws from a purchase. */
export interface WithdrawalTable {
  id: Generated<number>;
  /** Null: number and address belong to no order; an operator looks for it. */
  order_id: number | null;
  /** As it was typed. */
  order_number: Generated<string>;
  /** As it was typed: the address to reach the customer at. */
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
