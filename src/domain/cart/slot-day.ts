import type { IsoDate } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';

/** The day of a shipping time payload: a day as it is, a moment as the day it is in the shop. */
export const slotDay = (date: string): IsoDate =>
  date.length === 10 ? date : localTime(new Date(date)).day;
