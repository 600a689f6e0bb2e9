import { HORIZON_DAYS, isDeliveryDay, isPickupDay, nextDay } from '../availability/calendar.ts';
import type { AvailabilityConfig } from '../availability/config.ts';
import { type PickupMoment, pickupHours, type StoreHours } from '../availability/pickup.ts';
import type { IsoDate } from '../shared/common.ts';
import { type OpenHours, localTime } from '../store/opening-hours.ts';

/** Days that a shopper can choose from. */
export const OPTION_DAYS = 10;

/** Part of a day; local times, `08:00`. */
export interface Slot {
  /** The same for the same part of each day. */
  id: string;
  timeFrom: string;
  timeTo: string;
}

export interface SlotDay {
  date: IsoDate;
  slots: Slot[];
}

/** The earliest that a slot begins where a call names no other time (spec 2 §7). */
export const FROM_TIME = '07:00';

/** Parts of the day in which the shop delivers, as its settings say; absent: those below. */
interface OwnSlots {
  small?: readonly { timeFrom: string; timeTo: string }[] | undefined;
  large?: readonly { timeFrom: string; timeTo: string }[] | undefined;
}

/** Large goods come with a lorry, which has the whole day. */
const LARGE_SLOTS: readonly Slot[] = [{ id: 'delivery-day', timeFrom: '07:00', timeTo: '18:00' }];
const SMALL_SLOTS: readonly Slot[] = [
  { id: 'delivery-morning', timeFrom: '07:00', timeTo: '12:00' },
  { id: 'delivery-afternoon', timeFrom: '12:00', timeTo: '18:00' },
];

/**
 * The days from `first` on which goods are delivered, with the slots that begin at `fromTime` or
 * later: never on Saturday, Sunday or a holiday (spec 2 §5). `own`: the parts of a day of the settings.
 */
export function deliverySlotDays(
  first: IsoDate | null,
  hasLargeProduct: boolean,
  { holidays }: Pick<AvailabilityConfig, 'holidays'>,
  fromTime: string,
  own: OwnSlots = {},
): SlotDay[] {
  const chosen = (hasLargeProduct ? own.large : own.small)?.map(ownSlot);
  const slots = (chosen ?? (hasLargeProduct ? LARGE_SLOTS : SMALL_SLOTS)).filter(
    ({ timeFrom }) => timeFrom >= fromTime,
  );
  return offered(first, (day) => (isDeliveryDay(day, holidays) ? [...slots] : []));
}

/**
 * The days from the first moment on which goods can be picked up, with a slot for each hour of the
 * store's hours for pickup (spec 2 §5, §9). The first slot begins at that moment; slots that begin
 * before `fromTime` are left out.
 */
export function pickupSlotDays(
  first: PickupMoment | null,
  store: StoreHours,
  config: AvailabilityConfig,
  fromTime: string,
): SlotDay[] {
  return offered(first?.day ?? null, (day) => {
    if (!isPickupDay(day, config.holidays)) return [];
    const from = day === first?.day ? first.time : '00:00';
    return pickupHours(store, config, day)
      .flatMap(hourly)
      .filter(({ timeTo }) => timeTo > from)
      .map((slot) => ({ ...slot, timeFrom: slot.timeFrom > from ? slot.timeFrom : from }))
      .filter(({ timeFrom }) => timeFrom >= fromTime);
  });
}

const ownSlot = (part: { timeFrom: string; timeTo: string }): Slot => ({
  id: `delivery-${part.timeFrom.replace(':', '')}`,
  ...part,
});

/** The slot of a day by its id; null if it is not offered. */
export function slotOn(days: readonly SlotDay[], date: IsoDate, id: string): Slot | null {
  return days.find((day) => day.date === date)?.slots.find((slot) => slot.id === id) ?? null;
}

function offered(first: IsoDate | null, slotsOn: (day: IsoDate) => Slot[]): SlotDay[] {
  const days: SlotDay[] = [];
  if (first === null) return days;
  let date = first;
  for (let tried = 0; tried < HORIZON_DAYS && days.length < OPTION_DAYS; tried += 1) {
    const slots = slotsOn(date);
    if (slots.length > 0) days.push({ date, slots });
    date = nextDay(date);
  }
  return days;
}

/** Cuts opening hours at each full hour. */
function hourly({ open, close }: OpenHours): Slot[] {
  const slots: Slot[] = [];
  for (let timeFrom = open; timeFrom < close;) {
    const hour = `${String(Number(timeFrom.slice(0, 2)) + 1).padStart(2, '0')}:00`;
    const timeTo = hour < close ? hour : close;
    slots.push({ id: `pickup-${timeFrom.replace(':', '')}`, timeFrom, timeTo });
    timeFrom = timeTo;
  }
  return slots;
}

/** The day of a shipping time payload: a day as it is, a moment as the day it is in the shop. */
export const slotDay = (date: string): IsoDate =>
  date.length === 10 ? date : localTime(new Date(date)).day;
