/** Tables of payments, and of the stock that orders hold. Amounts are cents. */
import type { Generated } from 'kysely';
import type { PaymentState } from '../../../src/domain/entities/payment.ts';
import type { Timestamp } from './columns.ts';

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
  refunded_incl: Generated<number>;
  /** Why an operator must look at it; null: no need. */
  alarm: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PaymentTables {
  stock_reservations: StockReservationTable;
  order_vouchers: OrderVoucherTable;
  payments: PaymentTable;
}
