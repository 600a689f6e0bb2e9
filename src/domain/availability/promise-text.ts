import { dayInWords } from '../shared/dates.ts';
import type { IsoDate, Locale } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import { nextDay } from './calendar.ts';
import type { PickupMoment } from './pickup.ts';

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
