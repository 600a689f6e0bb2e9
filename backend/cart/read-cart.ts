import type { Kysely } from 'kysely';
import { mapConfig } from '../../src/api/config/mappers.ts';
import type { AddressRecord } from '../../src/api/customer/wire.ts';
import { mapStore } from '../../src/api/stores/mappers.ts';
import { type CartPrice, cartPrice } from '../../src/domain/cart/cart-price.ts';
import { palletsFor } from '../../src/domain/cart/check-lines.ts';
import { maxPointsToRedeem } from '../../src/domain/cart/points-to-redeem.ts';
import type { ShopConfig } from '../../src/domain/content/config.ts';
import { type Cents, toCents } from '../../src/domain/shared/money.ts';
import type { Store } from '../../src/domain/store/store.ts';
import { linePrice } from '../../src/domain/pricing/line-price.ts';
import { configRecord } from '../editing/content/records.ts';
import { type Buyer, readBuyer } from '../customers/profile/buyer.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext } from '../platform/http/context.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { storeRecord, visibleStores } from '../catalogue/reads/stores.ts';
import { type CartLineRow, cartLines } from './cart-lines.ts';
import { type CartProduct, cartProducts } from './cart-products.ts';
import { cartVouchers, isUsable, type VoucherRow } from './cart-vouchers.ts';
import type { CartRow } from './own-cart.ts';

/** The parts of the request that affect how a cart is read. */
export type CartReading = Pick<
  CallContext,
  'customer' | 'locale' | 'now' | 'shopNow' | 'editorial'
>;

/** A line whose product has a page. */
export interface SoldLine {
  row: CartLineRow;
  found: CartProduct;
}

/** Everything needed to price a cart, as seen by the transaction. */
export interface CartParts {
  row: CartRow | null;
  /** In the order in which they were added. */
  rows: CartLineRow[];
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
export interface ReadCart extends CartParts {
  /** The lines that can be priced, in the order of `price.lines`. */
  sold: SoldLine[];
  price: CartPrice;
  pallets: { quantity: number; deposit: Cents };
  /** The usable ones, in the order of `price.couponDiscounts`. */
  coupons: VoucherRow[];
  /** Redeemed points: limited to the maximum allowed, and 0 unless paid at a store. */
  points: number;
  config: ShopConfig;
}

/** Reads and prices a cart, as seen by the transaction. */
export async function readCart(
  db: Kysely<Database>,
  shop: Shop,
  row: CartRow | undefined,
  reading: CartReading,
): Promise<ReadCart> {
  const { locale, now, editorial, customer } = reading;
  const { settings } = editorial;
  const stored = visibleStores(shop, settings).find(({ id }) => id === row?.store_id);
  const [buyer, rows, vouchers] = await pipelined(db, (together) =>
    Promise.all([
      customer && readBuyer(together, customer, settings.loyaltyCustomerCodes),
      row ? cartLines(together, row.id) : [],
      row ? cartVouchers(together, row.id) : [],
    ]),
  );
  const ids = rows.map(({ product_id }) => product_id);
  const asked = { cartId: row?.id ?? null, ids, customerId: customer?.customerId ?? null };
  const products = await cartProducts(db, shop.state.catalogue, asked, locale, now);
  return priceCart(
    {
      ...{ row: row ?? null, rows, products, vouchers, buyer },
      store: stored ? mapStore(storeRecord(stored, locale)) : null,
      deliveryAddress: buyer?.addresses.find(({ Id }) => Id === row?.delivery_address_id) ?? null,
    },
    reading,
  );
}

/**
 * Prices a cart from its parts. Reads nothing, so a modified copy of the parts can be priced too.
 */
export function priceCart(
  parts: CartParts,
  { now, shopNow, editorial: { settings }, customer }: Omit<CartReading, 'locale'>,
): ReadCart {
  const { row, rows, products } = parts;
  const config = mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, shopNow));
  const sold = rows.flatMap((line): SoldLine[] => {
    const found = products.get(line.product_id);
    return found ? [{ row: line, found }] : [];
  });
  const pallets = palletsOf(sold, settings);
  const goods = goodsOf(sold, now);
  const customerId = customer?.customerId ?? null;
  const coupons = parts.vouchers.filter((voucher) => isUsable(voucher, { customerId, goods, now }));
  const price = cartPrice({
    lines: sold.map(({ row: line, found }) => ({
      product: found.product,
      quantity: line.quantity,
    })),
    shippingMethod: row?.shipping_method ?? null,
    coupons: coupons.map(({ amount_incl, percent }) => ({ amount: amount_incl, percent })),
    palletDeposit: pallets.quantity * pallets.deposit,
    config,
    now,
  });
  return {
    ...parts,
    sold,
    pallets,
    coupons,
    config,
    price,
    points: pointsOf(parts, price, config),
  };
}

/** Value of the lines incl. VAT, before vouchers. */
export const goodsOf = (sold: readonly SoldLine[], now: Date): Cents =>
  sold
    .map(({ row, found }) => linePrice(found.product, row.quantity, now))
    .reduce((total, line) => total + line.total.priceInclTax, 0);

/** Points can only be redeemed in the store, when paying there (spec 2 §1). */
function pointsOf({ row, buyer }: CartParts, price: CartPrice, config: ShopConfig): number {
  if (row?.payment_method !== 'store' || row.shipping_method !== 'Pickup') return 0;
  const most = maxPointsToRedeem(
    buyer?.bonusPoints ?? 0,
    price.total.priceInclTax,
    config.minimumPointsToRedeem,
  );
  return Math.min(row.points_to_redeem, most);
}

/** Number of pallets for the large goods, and the deposit for one. */
function palletsOf(
  sold: readonly SoldLine[],
  { palletDeposit, palletKilos }: { palletDeposit: number; palletKilos: number },
): ReadCart['pallets'] {
  const large = sold.filter(({ found }) => found.product.deliverySize === 'large');
  const grams = large.reduce((total, { row, found }) => total + row.quantity * found.weight, 0);
  return {
    quantity: large.length === 0 ? 0 : palletsFor(grams, palletKilos * 1000),
    deposit: toCents(palletDeposit),
  };
}
