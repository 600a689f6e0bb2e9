/** Cells that several entities of the structure share. */
import { z } from 'zod';
import { midnight } from '../../../../src/domain/amsterdam-time.ts';
import { nextDay } from '../../../../src/domain/availability/calendar.ts';
import { text } from '../cells.ts';

export const code = z.coerce
  .string()
  .trim()
  .regex(/^[^\s|]{1,100}$/u, 'must be 1 to 100 characters without spaces');

/** A file beside the feed, an address of the web, or a path of the shop's own pictures. */
export const picture = text.max(1_000, 'is longer than 1000 characters');

/** True for what a page can show as it stands. */
export const isPictureAddress = (value: string): boolean =>
  /^\/api\/images\//.test(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success;

/** Several texts: an array, or with `|` between them. */
export const texts = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (Array.isArray(value) ? value : value.split('|')))
  .transform((values) => values.map((value) => value.trim()).filter(Boolean));

/** A day as a feed names it. */
export const day = z
  .string()
  .trim()
  .refine((value) => z.iso.date().safeParse(value).success, {
    error: 'must be a day such as 2026-12-31',
  });

/** The moment at which a day of Amsterdam begins; an empty text takes the day away. */
const midnightOf = (dayOf: (day: string) => string) =>
  z
    .literal('')
    .or(day)
    .transform((value) => (value === '' ? null : midnight(dayOf(value)).toISOString()));
export const dayBegin = midnightOf((first) => first);
/** The moment at which the last day of something is over. */
export const dayAfter = midnightOf(nextDay);
