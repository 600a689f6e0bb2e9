import { type Kysely, type Selectable, sql } from 'kysely';
import { mapConfig } from '../../src/api/config/mappers.ts';
import type { AddressRecord } from '../../src/api/customer/wire.ts';
import { mapStore } from '../../src/api/stores/mappers.ts';
import { type CartPrice, cartPrice } from '../../src/domain/cart/cart-price.ts';
import { palletsFor } from '../../src/domain/cart/stock-allocation.ts';
import { maxPointsToRedeem } from '../../src/domain/cart/cart-payment.ts';
import type { ShopConfig } from '../../src/domain/content/config.ts';
import { type Cents, toCents } from '../../src/domain/shared/money.ts';
import type { Store } from '../../src/domain/store/store.ts';
import { linePrice } from '../../src/domain/pricing/line-price.ts';
import { configRecord } from '../editing/content/records.ts';
import { type Buyer, readBuyer } from '../customers/profile/buyer.ts';
import { runPipelined } from '../platform/db/pipelined.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext } from '../platform/http/context.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { storeRecord, visibleStores } from '../catalogue/reads/stores.ts';
import { type CartLineRow, cartLines, type CartProduct, cartProducts } from './cart-lines.ts';
import type { CartRow } from './own-cart.ts';
import type { VoucherTable } from '../platform/db/schema/carts.ts';
import { unfinishedOrder } from '../catalogue/reads/product-rows.ts';

/** The parts of the request that affect how a cart is read. */
export type CartContext = Pick<
  CallContext,
  'customer' | 'locale' | 'now' | 'shopNow' | 'editorial'
>;

/** A line whose product has a page. */
export interface AvailableLine {
  row: CartLineRow;
  cartProduct: CartProduct;
}

/** Everything needed to price a cart, as seen by the transaction. */
export interface CartParts {
  row: CartRow | null;
  /** In the order in which they were added. */
  lineRows: CartLineRow[];
  products: ReadonlyMap<number, CartProduct>;
  /** All vouchers and coupons of the cart. */
  vouchers: readonly VoucherRow[];
  /** The pickup store; null if it is hidden now. */
  store: Store | null;
  deliveryAddress: AddressRecord | null;
  /** Null for a visitor. */
  buyer: Buyer | null;
}

/** A cart with everything needed for its price, its record and its order. */
export interface PricedCart extends CartParts {
  /** The lines that can be priced, in the order of `price.lines`. */
  availableLines: AvailableLine[];
  price: CartPrice;
  pallets: { quantity: number; deposit: Cents };
  /** The vouchers and coupons that can be used now, in the order of `price.couponDiscounts`. */
  usableVouchers: VoucherRow[];
  /**
   * Points redeemed with this order: limited to the maximum allowed, and 0 unless paid at a store.
   */
  redeemedPoints: number;
  config: ShopConfig;
}

/** Reads and prices a cart, as seen by the transaction. */
export async function readCart(
  db: Kysely<Database>,
  shop: Shop,
  row: CartRow | undefined,
  context: CartContext,
): Promise<PricedCart> {
  const { locale, now, editorial, customer } = context;
  const { settings } = editorial;
  const visibleStore = visibleStores(shop, settings).find(({ id }) => id === row?.store_id);
  const [buyer, rows, vouchers] = await runPipelined(db, (pipeline) =>
    Promise.all([
      customer && readBuyer(pipeline, customer, settings.loyaltyCustomerCodes),
      row ? cartLines(pipeline, row.id) : [],
      row ? cartVouchers(pipeline, row.id) : [],
    ]),
  );
  const ids = rows.map(({ product_id }) => product_id);
  const productQuery = { cartId: row?.id ?? null, ids, customerId: customer?.customerId ?? null };
  const products = await cartProducts(db, shop.state.catalogue, productQuery, locale, now);
  return priceCart(
    {
      ...{ row: row ?? null, lineRows: rows, products, vouchers, buyer },
      store: visibleStore ? mapStore(storeRecord(visibleStore, locale)) : null,
      deliveryAddress: buyer?.addresses.find(({ Id }) => Id === row?.delivery_address_id) ?? null,
    },
    context,
  );
}

/**
 * Prices a cart from its parts. Reads nothing, so a modified copy of the parts can be priced too.
 */
export function priceCart(
  parts: CartParts,
  { now, shopNow, editorial: { settings }, customer }: Omit<CartContext, 'locale'>,
): PricedCart {
  const { row, lineRows, products } = parts;
  const config = mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, shopNow));
  const availableLines = lineRows.flatMap((line): AvailableLine[] => {
    const cartProduct = products.get(line.product_id);
    return cartProduct ? [{ row: line, cartProduct }] : [];
  });
  const pallets = palletsOf(availableLines, settings);
  const goodsTotal = goodsValue(availableLines, now);
  const customerId = customer?.customerId ?? null;
  const usableVouchers = parts.vouchers.filter((voucher) =>
    isVoucherUsable(voucher, { customerId, goods: goodsTotal, now }),
  );
  const price = cartPrice({
    lines: availableLines.map(({ row: line, cartProduct }) => ({
      product: cartProduct.product,
      quantity: line.quantity,
    })),
    shippingMethod: row?.shipping_method ?? null,
    coupons: usableVouchers.map(({ amount_incl, percent }) => ({ amount: amount_incl, percent })),
    palletDeposit: pallets.quantity * pallets.deposit,
    config,
    now,
  });
  return {
    ...parts,
    availableLines,
    pallets,
    usableVouchers,
    config,
    price,
    redeemedPoints: redeemedPointsOf(parts, price, config),
  };
}

/** Value of the lines incl. VAT, before vouchers. */
export const goodsValue = (availableLines: readonly AvailableLine[], now: Date): Cents =>
  availableLines
    .map(({ row, cartProduct }) => linePrice(cartProduct.product, row.quantity, now))
    .reduce((total, line) => total + line.total.priceInclTax, 0);

/** Points can only be redeemed in the store, when paying there (spec 2 §1). */
function redeemedPointsOf({ row, buyer }: CartParts, price: CartPrice, config: ShopConfig): number {
  if (row?.payment_method !== 'store' || row.shipping_method !== 'Pickup') return 0;
  const maxPoints = maxPointsToRedeem(
    buyer?.bonusPoints ?? 0,
    price.total.priceInclTax,
    config.minimumPointsToRedeem,
  );
  return Math.min(row.points_to_redeem, maxPoints);
}

/** Number of pallets for the large goods, and the deposit for one. */
function palletsOf(
  availableLines: readonly AvailableLine[],
  { palletDeposit, palletKilos }: { palletDeposit: number; palletKilos: number },
): PricedCart['pallets'] {
  const large = availableLines.filter(
    ({ cartProduct }) => cartProduct.product.deliverySize === 'large',
  );
  const grams = large.reduce(
    (total, { row, cartProduct }) => total + row.quantity * cartProduct.weight,
    0,
  );
  return {
    quantity: large.length === 0 ? 0 : palletsFor(grams, palletKilos * 1000),
    deposit: toCents(palletDeposit),
  };
}

export interface VoucherRow extends Selectable<VoucherTable> {
  /** True if the unpaid order of this cart counts as one of its uses. */
  is_used_by_unpaid_order: boolean;
}

/** Query for vouchers and coupons, as seen by a cart. */
export const selectVouchers = (db: Kysely<Database>, cartId: number) =>
  db
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .select(
      sql<boolean>`exists (
      select 1 from order_vouchers h
      where h.voucher_id = vouchers.id and h.order_id in ${unfinishedOrder(cartId)})`.as(
        'is_used_by_unpaid_order',
      ),
    );

/** The vouchers and coupons of a cart, in the order in which they were added. */
function cartVouchers(db: Kysely<Database>, cartId: number): Promise<VoucherRow[]> {
  return selectVouchers(db, cartId)
    .innerJoin('cart_vouchers', 'cart_vouchers.voucher_id', 'vouchers.id')
    .where('cart_id', '=', cartId)
    .orderBy('cart_vouchers.added_at')
    .orderBy('vouchers.id')
    .execute();
}

/** True for the customer's own voucher, or a coupon for everyone. Null: a visitor. */
export const mayUseVoucher = (
  { customer_id }: Pick<VoucherRow, 'customer_id'>,
  customerId: number | null,
): boolean => customer_id === null || customer_id === customerId;

/**
 * True if a voucher or coupon is valid now for this value of goods and this customer (null: a
 * visitor).
 */
export function isVoucherUsable(
  voucher: VoucherRow,
  conditions: { customerId: number | null; goods: Cents; now: Date },
): boolean {
  const { starts_at, ends_at, uses_left, is_used_by_unpaid_order, minimum_incl } = voucher;
  return (
    mayUseVoucher(voucher, conditions.customerId) &&
    (starts_at === null || starts_at <= conditions.now) &&
    (ends_at === null || conditions.now < ends_at) &&
    (uses_left !== 0 || is_used_by_unpaid_order) &&
    conditions.goods >= minimum_incl
  );
}
