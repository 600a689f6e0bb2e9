import { DUTCH_HOLIDAYS } from './dutch-holidays.ts';

/** Settings that determine delivery and pickup days, with the values of the demo. */
export const SAMPLE_CONFIG = {
  deliveryCutoffLarge: '12:00',
  deliveryCutoffSmall: '21:30',
  pickupCutoff: '16:00',
  pickupAvailableTime: '07:00',
  pickupAvailableTimeSaturday: '08:00',
  delayDays: 0,
  extraStockDeliveryDays: 2,
  holidays: DUTCH_HOLIDAYS,
  stockCount: 0,
};
