import type { IsoDate } from '../shared/common.ts';
import type { Store } from '../store/store.ts';
import { hoursOn, type OpenHours, localTime } from '../store/opening-hours.ts';
import {
  isPickupDay,
  isSaturday,
  addDeliveryDays,
  HORIZON_DAYS,
  nextDay,
  orderDay,
} from './calendar.ts';
import type { AvailabilityConfig } from './config.ts';
import type { ProductSummary } from '../product/product.ts';
import { stockOfStore, canBeOrdered } from '../product/stock.ts';

/** Default hours of a store without opening times (spec 2 §9). */
const DEFAULT_HOURS: OpenHours = { open: '07:00', close: '18:00' };
const DEFAULT_HOURS_SATURDAY: OpenHours = { open: '08:00', close: '15:00' };

export type StoreHours = Pick<Store, 'openingTimes' | 'holidayTimes'>;

/**
 * Returns the pickup hours on a day: the store's opening hours, including holiday hours, but not
 * before the configured pickup time. Empty if pickup is not possible.
 */
export function pickupHours(
  store: StoreHours,
  config: AvailabilityConfig,
  day: IsoDate,
): OpenHours[] {
  if (!isPickupDay(day, config.holidays)) return [];
  const saturday = isSaturday(day);
  const usual = saturday ? DEFAULT_HOURS_SATURDAY : DEFAULT_HOURS;
  const from =
    (saturday ? config.pickupAvailableTimeSaturday : config.pickupAvailableTime) || usual.open;
  const openingTimes =
    store.openingTimes.length > 0
      ? store.openingTimes
      : [1, 2, 3, 4, 5, 6].map((number) => ({ day: number, ...usual }));
  return hoursOn({ ...store, openingTimes }, day)
    .map(({ open, close }) => ({ open: open > from ? open : from, close }))
    .filter(({ open, close }) => open < close);
}

const PREPARATION_MS = 2 * 60 * 60_000;
/** Added before the seconds are cut off, so that pickup is never promised too early. */
const ROUND_UP_TO_MINUTES_MS = 59_999;

export type PickedUpProduct = Pick<
  ProductSummary,
  'isOrderable' | 'isActive' | 'visibility' | 'maxStockTotal' | 'stock'
>;

/** A moment in the store's local time. */
export interface PickupMoment {
  day: IsoDate;
  /** `14:00`. */
  time: string;
}

/**
 * Returns the first moment at which a product ordered now can be picked up at a store: two hours
 * from now within the pickup hours, or the next day after the cut-off (spec 2 §9). A product that
 * is not in stock there is brought in first, which takes the extra stock days. Null if the product
 * cannot be ordered or has no stock, or the store never opens.
 */
export function earliestPickup(
  product: PickedUpProduct,
  store: Pick<Store, 'id'> & StoreHours,
  config: AvailabilityConfig,
  now: Date,
): PickupMoment | null {
  if (!canBeOrdered(product)) return null;
  const isHere = stockOfStore(product.stock, store.id) > 0;
  if (!isHere && product.maxStockTotal <= 0) return null;
  const ordered = orderDay(now, config.pickupCutoff);
  const first = isHere
    ? ordered
    : addDeliveryDays(ordered, config.extraStockDeliveryDays, config.holidays);
  const ready = localTime(new Date(now.getTime() + PREPARATION_MS + ROUND_UP_TO_MINUTES_MS));
  return first === null
    ? null
    : firstPickupMoment(first, ready, (day) => pickupHours(store, config, day));
}

/** Finds the first moment within the hours, from a day on and not before `ready`. */
function firstPickupMoment(
  first: IsoDate,
  ready: PickupMoment,
  hours: (day: IsoDate) => { open: string; close: string }[],
): PickupMoment | null {
  let day = first > ready.day ? first : ready.day;
  for (let tried = 0; tried < HORIZON_DAYS; tried += 1, day = nextDay(day)) {
    const from = day === ready.day ? ready.time : '00:00';
    const span = hours(day).find(({ close }) => from < close);
    if (span) return { day, time: span.open > from ? span.open : from };
  }
  return null;
}
