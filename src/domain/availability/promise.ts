import type { IsoDate, Locale } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import {
  stockOfStore,
  stockQuantity,
  isOrderableState,
  type StockState,
  stockStatus,
  canBeOrdered,
  type StockStatus,
} from '../product/stock.ts';
import { localTime } from '../store/opening-hours.ts';
import type { Store } from '../store/store.ts';
import type { AvailabilityConfig } from './config.ts';
import type { earliestPickup, PickupMoment, StoreHours } from './pickup.ts';
import { addDeliveryDays, orderDay, nextDay } from './calendar.ts';
import { dayInWords } from '../shared/dates.ts';

export type PromisedProduct = DeliveredProduct &
  Pick<ProductSummary, 'stock' | 'maxStockDefault' | 'expectedDate'>;

/** A store, and the rule for its pickup times, which the browser loads only for a chosen store. */
export interface BranchWithPickupRule {
  store: Pick<Store, 'id'> & StoreHours;
  earliestPickup: typeof earliestPickup;
}

export interface PromiseContext {
  config: AvailabilityConfig;
  now: Date;
  /** The chosen store; null if there is none. */
  branch: BranchWithPickupRule | null;
}

/** What the shop promises about a quantity of a product. */
export interface AvailabilityPromise {
  state: StockState;
  /** Number of pieces that can be ordered. */
  maxQuantity: number;
  /** False if fewer pieces can be ordered than asked for; then no day is promised. */
  isEnough: boolean;
  /** Number of stores that have the whole quantity. */
  stores: number;
  /** Pieces in the chosen store; null without one. */
  branchStock: number | null;
  /** First delivery day; null if the quantity cannot be delivered. */
  delivery: IsoDate | null;
  /** First pickup moment at the chosen store; null without one, or if it cannot be ordered. */
  pickup: PickupMoment | null;
  /** Day on which a product that is sold out online is expected; null if unknown or past. */
  expectedDay: IsoDate | null;
}

/**
 * Returns everything the shop states about the availability of a quantity of a product, at a store
 * and a moment. Cards, product page, cart and checkout take their statements from this function or
 * from `withStockForQuantity`, on which it is based.
 */
export function availabilityPromise(
  product: PromisedProduct,
  quantity: number,
  { config, now, branch }: PromiseContext,
): AvailabilityPromise {
  const { state, stores } = stockStatus(product, quantity);
  const maxQuantity = isOrderableState(state) ? stockQuantity(product.maxStockTotal) : 0;
  const isEnough = quantity <= maxQuantity;
  const whole = withStockForQuantity(product, quantity);
  return {
    state,
    maxQuantity,
    isEnough,
    stores,
    branchStock: branch && stockOfStore(product.stock, branch.store.id),
    delivery: isEnough ? earliestDelivery(whole, config, now) : null,
    pickup: isEnough && branch ? branch.earliestPickup(whole, branch.store, config, now) : null,
    expectedDay: expectedDay(product, state, now),
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
  if (!expectedDate || isOrderableState(state) || state === 'not-orderable') return null;
  return expectedDate >= localTime(now).day ? expectedDate : null;
}

/**
 * Returns the product with its stock as it counts for an order of the whole quantity, so that the
 * rules for one piece apply to it.
 */
export function withStockForQuantity<T extends PromisedProduct>(product: T, quantity: number): T {
  return {
    ...product,
    needExtraStock: product.needExtraStock || product.maxStockDefault < quantity,
    // A store with too few pieces has to wait for the other stores, so it counts as having none.
    stock: product.stock.map((row) => (row.quantity < quantity ? { ...row, quantity: 0 } : row)),
  };
}

export type DeliveredProduct = Pick<
  ProductSummary,
  'isOrderable' | 'isActive' | 'visibility' | 'maxStockTotal' | 'needExtraStock' | 'deliverySize'
>;

/**
 * Returns the first delivery day of a product ordered now (spec 2 §5, §9): the first delivery day
 * after the order day, plus the shop's delay and, if only suppliers have stock, the extra stock
 * days. Null if the product cannot be ordered or has no stock.
 */
export function earliestDelivery(
  product: DeliveredProduct,
  config: AvailabilityConfig,
  now: Date,
): IsoDate | null {
  if (!canBeOrdered(product) || product.maxStockTotal <= 0) return null;
  const large = product.deliverySize === 'large';
  const cutoff = large ? config.deliveryCutoffLarge : config.deliveryCutoffSmall;
  const extra = product.needExtraStock ? config.extraStockDeliveryDays : 0;
  return addDeliveryDays(orderDay(now, cutoff), 1 + config.delayDays + extra, config.holidays);
}

/** Keys of the texts `product:promise`, with the placeholders `{date}` and `{time}`. */
export const PROMISE_KEYS = [
  'deliveredTomorrow',
  'deliveredOn',
  'pickupToday',
  'pickupTomorrow',
  'pickupOn',
] as const;

export interface PromiseText<Key = (typeof PROMISE_KEYS)[number]> {
  key: Key;
  values: { date: string; time: string };
}

/** Returns the text for a day from `earliestDelivery`. */
export function deliveryPromise(day: IsoDate, now: Date, locale: Locale): PromiseText {
  const tomorrow = nextDay(localTime(now).day);
  return {
    key: day === tomorrow ? 'deliveredTomorrow' : 'deliveredOn',
    values: { date: dayInWords(day, locale), time: '' },
  };
}

/** Returns the text for a moment from `earliestPickup`. */
export function pickupPromise(
  { day, time }: PickupMoment,
  now: Date,
  locale: Locale,
): PromiseText<`pickup${'Today' | 'Tomorrow' | 'On'}`> {
  const today = localTime(now).day;
  return {
    key: day === today ? 'pickupToday' : day === nextDay(today) ? 'pickupTomorrow' : 'pickupOn',
    values: { date: dayInWords(day, locale), time },
  };
}

/** Keys of the texts `product:said` about where a product can be picked up or bought. */
export type PlaceTextKey =
  | 'ask'
  | 'nowhere'
  | `${'ready' | 'soldIn'}${'One' | 'Many'}`
  | `${'in' | 'some' | 'not' | 'none'}Store`;

/** Returns the text on the stores that have a product, for a visitor without a chosen store. */
export function storesTextKey({ state, stores }: StockStatus): PlaceTextKey {
  if (stores === 0) return state === 'not-orderable' ? 'ask' : 'nowhere';
  return `${isOrderableState(state) ? 'ready' : 'soldIn'}${stores === 1 ? 'One' : 'Many'}`;
}

/** Returns the text on a quantity at the chosen store, which has `branchStock` pieces. */
export function branchTextKey(
  { isEnough }: Pick<AvailabilityPromise, 'isEnough'>,
  branchStock: number,
  quantity: number,
): PlaceTextKey {
  if (branchStock >= quantity) return 'inStore';
  // A product that cannot be ordered cannot be delivered to the store either.
  if (!isEnough) return branchStock > 0 ? 'inStore' : 'noneStore';
  return branchStock > 0 ? 'someStore' : 'notStore';
}
