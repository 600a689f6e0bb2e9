/** Tables of carts and vouchers. Amounts are cents incl. VAT. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AddressInput } from '../../../../src/domain/account/customer.ts';
import type { LineSource } from '../../../../src/domain/cart/cart.ts';
import type { ShippingMethod } from '../../../../src/domain/orders/order.ts';
import type { NullableTimestamp, Texts, Timestamp } from './columns.ts';

type NullableDay = ColumnType<string | null, string | null | undefined, string | null>;

/** A cart belongs to a contact, or else to a visitor. It gets a new id once it is ordered. */
export interface CartTable {
  id: ColumnType<number, never, never>;
  contact_id: number | null;
  visitor_id: string | null;
  shipping_method: ShippingMethod | null;
  /** The pickup store. */
  store_id: number | null;
  delivery_address_id: number | null;
  alternative_address: JSONColumnType<
    AddressInput | null,
    string | null | undefined,
    string | null
  >;
  using_alternative_address: Generated<boolean>;
  /** Id of the chosen slot. */
  shipping_slot: string | null;
  shipping_date: NullableDay;
  /** `08:00`, local time in Europe/Amsterdam. */
  shipping_from: string | null;
  shipping_to: string | null;
  payment_method: string | null;
  payment_issuer: string | null;
  points_to_redeem: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CartLineTable {
  id: Generated<number>;
  cart_id: number;
  product_id: number;
  quantity: number;
  source: JSONColumnType<LineSource | null, string | null | undefined, string | null>;
  /** Price per piece when the product was added to the cart. */
  unit_incl: number;
  /** Pieces merged from the visitor's cart at the last sign-in. */
  merged_quantity: Generated<number>;
  added_at: Timestamp;
}

/** Operations that were applied: a repeated one has no effect. */
export interface CartOperationTable {
  cart_id: number;
  operation_id: string;
  applied_at: Timestamp;
}

/** A copy of a cart's lines, accessible by key. */
export interface CartShareTable {
  share_key: string;
  lines: JSONColumnType<{ productId: number; quantity: number }[]>;
  created_at: Timestamp;
}

/** A voucher belongs to one customer and has an amount; a coupon works for anyone with its code. */
export interface VoucherTable {
  id: Generated<number>;
  code: string;
  kind: 'voucher' | 'coupon';
  name: JSONColumnType<Texts>;
  customer_id: number | null;
  /** Either an amount or a percentage of the lines. */
  amount_incl: number | null;
  percent: number | null;
  /** Minimum value of the lines. */
  minimum_incl: Generated<number>;
  starts_at: NullableTimestamp;
  ends_at: NullableTimestamp;
  /** Remaining uses; null: unlimited. */
  uses_left: number | null;
  created_at: Timestamp;
}

export interface CartVoucherTable {
  cart_id: number;
  voucher_id: number;
  added_at: Timestamp;
}

export interface CartTables {
  carts: CartTable;
  cart_lines: CartLineTable;
  cart_operations: CartOperationTable;
  cart_shares: CartShareTable;
  vouchers: VoucherTable;
  cart_vouchers: CartVoucherTable;
}
