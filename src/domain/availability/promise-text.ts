import { dayInWords } from '../shared/dates.ts';
import type { IsoDate, Locale } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import { nextDay } from './calendar.ts';
import type { PickupMoment } from './pickup.ts';

/** Texts under `product:promise`; `{date}` and `{time}` are filled in where it is shown. */
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

/** `deliveredTomorrow` or `deliveredOn`: the words for the day that `earliestDelivery` gives. */
export function deliveryPromise(day: IsoDate, now: Date, locale: Locale): PromiseText {
  const tomorrow = nextDay(localTime(now).day);
  return {
    key: day === tomorrow ? 'deliveredTomorrow' : 'deliveredOn',
    values: { date: dayInWords(day, locale), time: '' },
  };
}

/** `pickupToday`, `pickupTomorrow` or `pickupOn`: the words for what `earliestPickup` gives. */
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
