import { HORIZON_DAYS, isDeliveryDay, isPickupDay, nextDay } from '../availability/calendar.ts';
import type { AvailabilityConfig } from '../availability/config.ts';
import { type PickupMoment, pickupHours, type StoreHours } from '../availability/pickup.ts';
import type { IsoDate } from '../shared/common.ts';
import { type OpenHours, localTime } from '../store/opening-hours.ts';

/** Number of days to choose from. */
export const SELECTABLE_DAYS = 10;

/** A time slot; local times, `08:00`. */
export interface Slot {
  /** Identifies the time of day: slots on different days may have the same id. */
  id: string;
  timeFrom: string;
  timeTo: string;
}

export interface SlotDay {
  date: IsoDate;
  slots: Slot[];
}

/** Default of the earliest slot start (spec 2 §7). */
export const EARLIEST_SLOT_START = '07:00';

/** Delivery slots of the shop's settings; the defaults below apply where absent. */
interface ConfiguredSlots {
  small?: readonly { timeFrom: string; timeTo: string }[] | undefined;
  large?: readonly { timeFrom: string; timeTo: string }[] | undefined;
}

/** Large goods are delivered by lorry, without a time of day. */
const LARGE_SLOTS: readonly Slot[] = [{ id: 'delivery-day', timeFrom: '07:00', timeTo: '18:00' }];
const SMALL_SLOTS: readonly Slot[] = [
  { id: 'delivery-morning', timeFrom: '07:00', timeTo: '12:00' },
  { id: 'delivery-afternoon', timeFrom: '12:00', timeTo: '18:00' },
];

/**
 * Returns the delivery days from `first` on, with the slots that begin at `fromTime` or later:
 * never on a Saturday, Sunday or holiday (spec 2 §5). `configured`: slots of the shop's settings,
 * which replace the default ones.
 */
export function deliverySlotDays(
  first: IsoDate | null,
  hasLargeProduct: boolean,
  { holidays }: Pick<AvailabilityConfig, 'holidays'>,
  fromTime: string,
  configured: ConfiguredSlots = {},
): SlotDay[] {
  const chosen = (hasLargeProduct ? configured.large : configured.small)?.map(configuredSlot);
  const slots = (chosen ?? (hasLargeProduct ? LARGE_SLOTS : SMALL_SLOTS)).filter(
    ({ timeFrom }) => timeFrom >= fromTime,
  );
  return selectableDays(first, (day) => (isDeliveryDay(day, holidays) ? [...slots] : []));
}

/**
 * Returns the pickup days from the first moment on, with a slot for each hour of the store's pickup
 * hours (spec 2 §5, §9). The first slot begins at that moment; slots that begin before `fromTime`
 * are omitted.
 */
export function pickupSlotDays(
  first: PickupMoment | null,
  store: StoreHours,
  config: AvailabilityConfig,
  fromTime: string,
): SlotDay[] {
  return selectableDays(first?.day ?? null, (day) => {
    if (!isPickupDay(day, config.holidays)) return [];
    const from = day === first?.day ? first.time : '00:00';
    return pickupHours(store, config, day)
      .flatMap(hourlySlots)
      .filter(({ timeTo }) => timeTo > from)
      .map((slot) => ({ ...slot, timeFrom: slot.timeFrom > from ? slot.timeFrom : from }))
      .filter(({ timeFrom }) => timeFrom >= fromTime);
  });
}

const configuredSlot = (part: { timeFrom: string; timeTo: string }): Slot => ({
  id: `delivery-${part.timeFrom.replace(':', '')}`,
  ...part,
});

/** Finds a slot by day and id; null if it is not offered. */
export function findSlot(days: readonly SlotDay[], date: IsoDate, id: string): Slot | null {
  return days.find((day) => day.date === date)?.slots.find((slot) => slot.id === id) ?? null;
}

function selectableDays(first: IsoDate | null, slotsOn: (day: IsoDate) => Slot[]): SlotDay[] {
  const days: SlotDay[] = [];
  if (first === null) return days;
  let date = first;
  for (let tried = 0; tried < HORIZON_DAYS && days.length < SELECTABLE_DAYS; tried += 1) {
    const slots = slotsOn(date);
    if (slots.length > 0) days.push({ date, slots });
    date = nextDay(date);
  }
  return days;
}

/** Splits opening hours at each full hour. */
function hourlySlots({ open, close }: OpenHours): Slot[] {
  const slots: Slot[] = [];
  for (let timeFrom = open; timeFrom < close;) {
    const hour = `${String(Number(timeFrom.slice(0, 2)) + 1).padStart(2, '0')}:00`;
    const timeTo = hour < close ? hour : close;
    slots.push({ id: `pickup-${timeFrom.replace(':', '')}`, timeFrom, timeTo });
    timeFrom = timeTo;
  }
  return slots;
}

/**
 * Returns the day of a shipping time in a request: a date unchanged, a moment as the local date of
 * the shop.
 */
export const shippingDate = (date: string): IsoDate =>
  date.length === 10 ? date : localTime(new Date(date)).day;
