import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import { stockOfStore, stockQuantity } from '../product/stock.ts';
import { isSold, type StockState, stockStatus } from '../product/stock-status.ts';
import { localTime } from '../store/opening-hours.ts';
import type { Store } from '../store/store.ts';
import type { AvailabilityConfig } from './config.ts';
import { type DeliveredProduct, earliestDelivery } from './delivery.ts';
import type { earliestPickup, PickupMoment, StoreHours } from './pickup.ts';

export type PromisedProduct = DeliveredProduct &
  Pick<ProductSummary, 'stock' | 'maxStockDefault' | 'expectedDate'>;

/** A store, and the rule for its pickup times, which the browser loads only for a chosen store. */
export interface PromisingBranch {
  store: Pick<Store, 'id'> & StoreHours;
  earliestPickup: typeof earliestPickup;
}

export interface PromiseContext {
  config: AvailabilityConfig;
  now: Date;
  /** The chosen store; null if there is none. */
  branch: PromisingBranch | null;
}

/** What the shop promises about a quantity of a product. */
export interface AvailabilityPromise {
  state: StockState;
  /** Number of pieces that can be ordered. */
  most: number;
  /** False if fewer pieces can be ordered than asked for; then no day is promised. */
  isEnough: boolean;
  /** Number of stores that have the whole quantity. */
  stores: number;
  /** Pieces in the chosen store; null without one. */
  inBranch: number | null;
  /** First delivery day; null if the quantity cannot be delivered. */
  delivery: IsoDate | null;
  /** First pickup moment at the chosen store; null without one, or if it cannot be ordered. */
  pickup: PickupMoment | null;
  /** Day on which a product that is sold out online is expected; null if unknown or past. */
  expected: IsoDate | null;
}

/**
 * Returns everything the shop states about the availability of a quantity of a product, at a store
 * and a moment. Cards, product page, cart and checkout take their statements from this function or
 * from `forQuantity`, on which it is based.
 */
export function availabilityPromise(
  product: PromisedProduct,
  quantity: number,
  { config, now, branch }: PromiseContext,
): AvailabilityPromise {
  const { state, stores } = stockStatus(product, quantity);
  const most = isSold(state) ? stockQuantity(product.maxStockTotal) : 0;
  const isEnough = quantity <= most;
  const whole = forQuantity(product, quantity);
  return {
    state,
    most,
    isEnough,
    stores,
    inBranch: branch && stockOfStore(product.stock, branch.store.id),
    delivery: isEnough ? earliestDelivery(whole, config, now) : null,
    pickup: isEnough && branch ? branch.earliestPickup(whole, branch.store, config, now) : null,
    expected: expectedDay(product, state, now),
  };
}

/**
 * Returns the day on which a product that is sold out online is expected in stock again. Never with
 * a promise of delivery, and never a past day.
 */
export function expectedDay(
  { expectedDate }: Pick<ProductSummary, 'expectedDate'>,
  state: StockState,
  now: Date,
): IsoDate | null {
  if (!expectedDate || isSold(state) || state === 'not-orderable') return null;
  return expectedDate >= localTime(now).day ? expectedDate : null;
}

/** Adapts the stock of a product so that the rules for one piece hold for the whole quantity. */
export function forQuantity<T extends PromisedProduct>(product: T, quantity: number): T {
  return {
    ...product,
    needExtraStock: product.needExtraStock || product.maxStockDefault < quantity,
    // A store with too few pieces has to wait for the others, so it counts as having none.
    stock: product.stock.map((row) => (row.quantity < quantity ? { ...row, quantity: 0 } : row)),
  };
}
