import type { IsoDate, Locale } from '../entities/common.ts';
import { localTime } from '../opening-hours.ts';
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

/** `Woensdag 25 november`, `Wednesday 25 November`: it begins the sentence in Dutch. */
function dayInWords(day: IsoDate, locale: Locale): string {
  const words = new Date(day).toLocaleDateString(locale === 'en' ? 'en-GB' : 'nl-NL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // British English puts a comma after the weekday in some versions of the language data.
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(',', '');
}
