/** Hours, special days and news of a store as a feed says them. */
import { z } from 'zod';
import { text } from '../cells.ts';
import { day } from './cells.ts';

const CLOSED = /^(dicht|gesloten|closed)$/i;
const SPAN = /^(([01]\d|2[0-3]):[0-5]\d)\s*-\s*(([01]\d|2[0-3]):[0-5]\d)$/;
const SAYS = 'must be hours such as 07:00-17:00, or dicht';

interface Span {
  open: string;
  close: string;
}

/** `[]`: closed; null: no hours. */
function spansOf(value: string): Span[] | null {
  if (CLOSED.test(value.trim())) return [];
  const spans = value.split(',').map((part) => SPAN.exec(part.trim()));
  if (spans.some((span) => !span || span[1]! >= span[3]!)) return null;
  return spans.map((span) => ({ open: span![1]!, close: span![3]! }));
}

/** `07:00-17:00`, with a break `07:00-12:00, 13:00-17:00`, or `dicht`. */
export const hours = z
  .string()
  .transform(spansOf)
  .refine((spans) => spans !== null, { error: SAYS })
  .transform((spans) => spans!);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00');

const holiday = z
  .strictObject({ start: day, end: day, open: time.optional(), close: time.optional() })
  .refine(({ start, end }) => start <= end, { error: 'must end on its first day or later' })
  .refine(({ open, close }) => (open === undefined) === (close === undefined), {
    error: 'must say open and close together, or neither',
  })
  .transform(({ start, end, open, close }) => ({
    ...{ start, end, open: open ?? null, close: close ?? null },
    isClosed: open === undefined,
  }));

/** `2026-12-25=dicht|2026-12-24=08:00-14:00` → what the array of JSON says. */
function daysOf(value: string): unknown[] | null {
  const parts = value.split('|').map((part) => part.split('='));
  const days = parts.map(([start = '', said = '']) => {
    const spans = spansOf(said);
    if (spans === null || spans.length > 1) return null;
    return { start: start.trim(), end: start.trim(), ...spans[0] };
  });
  return days.includes(null) ? null : days;
}

const HOLIDAYS = 'must be days such as 2026-12-25=dicht|2026-12-24=08:00-14:00';

export const holidays = z
  .preprocess(
    (value) => (typeof value === 'string' ? daysOf(value) : value),
    z.array(holiday, HOLIDAYS),
  )
  .transform((days) => days.sort((a, b) => a.start.localeCompare(b.start)));

const nullable = text.nullish().transform((value) => value ?? null);
const postDay = day.nullish().transform((value) => value ?? null);

/** News on the page of a store. */
export const posts = z
  .array(
    z
      .strictObject({
        type: text,
        ...{ title_nl: text, title_en: text, summary_nl: text, summary_en: text },
        ...{ url: nullable, start: postDay, end: postDay, media: nullable },
      })
      .transform(({ title_nl, title_en, summary_nl, summary_en, ...post }) => ({
        ...post,
        title: { nl: title_nl, en: title_en },
        summary: { nl: summary_nl, en: summary_en },
      })),
    'must be an array of posts',
  )
  .max(50, 'are more than 50 posts');
