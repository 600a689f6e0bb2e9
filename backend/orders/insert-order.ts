import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import { GENERAL_TAX_RATE } from '../../src/domain/product/general-tax.ts';
import type { IsoDate, Locale } from '../../src/domain/shared/common.ts';
import type { LineSource } from '../../src/domain/cart/cart.ts';
import type { Cents, Price } from '../../src/domain/shared/money.ts';
import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import { orderTotals } from '../../src/domain/orders/order-totals.ts';
import type { LinePrice } from '../../src/domain/pricing/line-price.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type {
  OrderAddressColumn,
  OrderAnalytics,
  OrderTable,
} from '../platform/db/schema/orders.ts';
import type { OrderRow } from './order-records.ts';

/** A line of an order; title and unit are in the language of the order. */
export interface NewOrderLine {
  productId: number;
  title: string;
  number: string;
  unit: string;
  taxRate: number;
  price: LinePrice;
  /** The page or list from which the product was added to the cart. */
  source?: LineSource | null;
}

export interface NewOrder {
  customerId: number;
  contactId: number;
  contactName: string;
  state: OrderState;
  shippingMethod: ShippingMethod;
  preferredDate: IsoDate | null;
  preferredFrom: string | null;
  preferredTo: string | null;
  deliveredAt: Date | null;
  deliveryPhone: string;
  /** Required for a delivery. */
  deliveryAddress: OrderAddressColumn | null;
  invoiceAddress: OrderAddressColumn;
  /** Required for a pickup. */
  storeId: number | null;
  paymentMethod: string;
  bonusPoints: number;
  shipping: Price;
  voucherTotal: Cents;
  placedAt: Date;
  lines: readonly NewOrderLine[];
  /** Set for orders made by the checkout. */
  checkout?: CheckoutData;
}

/** Additional data of an order made by the checkout. */
export interface CheckoutData {
  cartId: number;
  idempotencyKey: string;
  /** See `OrderTable.request_digest`. */
  requestDigest: string;
  /** 22 characters; see `OrderTable.success_key`. */
  successKey: string;
  contentDigest: string;
  locale: Locale;
  email: string;
  memo: string;
  reference: string;
  /** Included in `shipping`. */
  pallets: Price;
  pointsRedeemed: number;
  analytics: OrderAnalytics | null;
}

/** Adds an order with its lines and totals, in the caller's transaction; returns its row. */
export async function insertOrder(trx: Transaction<Database>, order: NewOrder): Promise<OrderRow> {
  const { subtotal, total } = orderTotals(
    order.lines.map(({ price, taxRate }) => ({ total: price.total, taxRate })),
    { total: order.shipping, taxRate: GENERAL_TAX_RATE },
    order.voucherTotal,
  );
  const row: Insertable<OrderTable> = {
    customer_id: order.customerId,
    contact_id: order.contactId,
    contact_name: order.contactName,
    state: order.state,
    shipping_method: order.shippingMethod,
    preferred_date: order.preferredDate,
    preferred_from: order.preferredFrom,
    preferred_to: order.preferredTo,
    delivered_at: order.deliveredAt,
    delivery_phone: order.deliveryPhone,
    delivery_address: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
    invoice_address: JSON.stringify(order.invoiceAddress),
    store_id: order.storeId,
    payment_method: order.paymentMethod,
    bonus_points: order.bonusPoints,
    subtotal_incl: subtotal.priceInclTax,
    subtotal_excl: subtotal.priceExclTax,
    shipping_incl: order.shipping.priceInclTax,
    shipping_excl: order.shipping.priceExclTax,
    shipping_tax_rate: GENERAL_TAX_RATE,
    voucher_total: order.voucherTotal,
    total_incl: total.priceInclTax,
    total_excl: total.priceExclTax,
    placed_at: order.placedAt,
    updated_at: order.placedAt,
    ...(order.checkout && checkoutColumns(order.checkout)),
  };
  // One statement for all lines.
  return trx
    .with('placed', (db) => db.insertInto('orders').values(row).returningAll())
    .with('added', () => insertLinesQuery(order.lines))
    .selectFrom('placed')
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** SQL that adds the lines of the order that the same statement inserts as `placed`. */
function insertLinesQuery(lines: NewOrder['lines']): RawBuilder<object> {
  const records = lines.map(({ price, ...line }, i) => ({
    position: i + 1,
    product_id: line.productId,
    title: line.title,
    number: line.number,
    unit: line.unit,
    quantity: price.quantity,
    tax_rate: line.taxRate,
    unit_incl: price.unit.priceInclTax,
    unit_excl: price.unit.priceExclTax,
    total_incl: price.total.priceInclTax,
    total_excl: price.total.priceExclTax,
    discount_incl: price.discount.priceInclTax,
    discount_excl: price.discount.priceExclTax,
    source: line.source ?? null,
  }));
  const columnNames = Object.keys(records[0] ?? { position: 1 });
  return sql`(
    insert into order_lines (order_id, ${sql.join(columnNames.map((name) => sql.ref(name)))})
    select placed.id, ${sql.join(columnNames.map((name) => sql.ref(`l.${name}`)))}
    from placed, jsonb_populate_recordset(null::order_lines, ${JSON.stringify(records)}::jsonb) l)`;
}

const checkoutColumns = (data: CheckoutData) => ({
  cart_id: data.cartId,
  idempotency_key: data.idempotencyKey,
  request_digest: data.requestDigest,
  success_key: data.successKey,
  content_digest: data.contentDigest,
  locale: data.locale,
  email: data.email,
  memo: data.memo,
  reference: data.reference,
  pallet_incl: data.pallets.priceInclTax,
  pallet_excl: data.pallets.priceExclTax,
  points_redeemed: data.pointsRedeemed,
  analytics: data.analytics && JSON.stringify(data.analytics),
});
