/** Cells that several entities of the structure share. */
import { z } from 'zod';
import { text } from '../cells.ts';

export const code = z.coerce
  .string()
  .trim()
  .regex(/^[^\s|]{1,100}$/u, 'must be 1 to 100 characters without spaces');

/** An address of the web, or a path of the shop's own pictures. */
export const picture = text
  .max(1_000, 'is longer than 1000 characters')
  .refine((value) => /^\/api\/images\//.test(value) || isWebAddress(value), {
    error: 'must be an http(s) address of a picture',
  });

const isWebAddress = (value: string): boolean =>
  z.url({ protocol: /^https?$/ }).safeParse(value).success;

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
