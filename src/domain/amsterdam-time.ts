import type { IsoDate } from './entities/common.ts';
import { localTime } from './opening-hours.ts';

const HOUR_MS = 3_600_000;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What a clock in Amsterdam shows, as fields of forms write it: `2026-11-21T13:45`. */
export function toLocalField(at: Date): string {
  const { day, time } = localTime(at);
  return `${day}T${time}`;
}

/**
 * The moment at which a clock in Amsterdam shows this; null where none does (no such day, or the
 * hour that summer time skips). Of the two in autumn it is the first.
 */
export function fromLocalField(text: string): Date | null {
  if (!LOCAL.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  for (const hours of [2, 1]) {
    const at = new Date(asUtc - hours * HOUR_MS);
    if (!Number.isNaN(asUtc) && toLocalField(at) === text) return at;
  }
  return null;
}

/** The moment at which a day begins in Amsterdam, where summer time never skips midnight. */
export const midnight = (day: IsoDate): Date => fromLocalField(`${day}T00:00`)!;
