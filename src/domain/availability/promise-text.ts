import { dayInWords } from '../shared/dates.ts';
import type { IsoDate, Locale } from '../shared/common.ts';
import { isSold, type StockStatus } from '../product/stock-status.ts';
import { localTime } from '../store/opening-hours.ts';
import { nextDay } from './calendar.ts';
import type { PickupMoment } from './pickup.ts';
import type { AvailabilityPromise } from './promise.ts';

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
export type PlaceKey =
  | 'ask'
  | 'nowhere'
  | `${'ready' | 'soldIn'}${'One' | 'Many'}`
  | `${'in' | 'some' | 'not' | 'none'}Store`;

/** Returns the text on the stores that have a product, for a visitor without a chosen store. */
export function storesKey({ state, stores }: StockStatus): PlaceKey {
  if (stores === 0) return state === 'not-orderable' ? 'ask' : 'nowhere';
  return `${isSold(state) ? 'ready' : 'soldIn'}${stores === 1 ? 'One' : 'Many'}`;
}

/** Returns the text on a quantity at the chosen store, which has `inBranch` pieces. */
export function branchKey(
  { isEnough }: Pick<AvailabilityPromise, 'isEnough'>,
  inBranch: number,
  quantity: number,
): PlaceKey {
  if (inBranch >= quantity) return 'inStore';
  // What cannot be ordered is not brought to the store either.
  if (!isEnough) return inBranch > 0 ? 'inStore' : 'noneStore';
  return inBranch > 0 ? 'someStore' : 'notStore';
}
