import type { IsoDate } from '../shared/common.ts';
import type { Store } from '../store/store.ts';
import { hoursOn, type OpenHours } from '../store/opening-hours.ts';
import { isPickupDay, isSaturday } from './calendar.ts';
import type { AvailabilityConfig } from './config.ts';

/** Where a store tells no hours of its own (spec 2 §9). */
const DEFAULT_HOURS: OpenHours = { open: '07:00', close: '18:00' };
const DEFAULT_HOURS_SATURDAY: OpenHours = { open: '08:00', close: '15:00' };

export type StoreHours = Pick<Store, 'openingTimes' | 'holidayTimes'>;

/**
 * When orders can be picked up on a day: the store's hours, holiday hours included, but not
 * before the time that the shop sets for pickup. Empty: not on this day.
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
