/** The kinds of record fields that wire schemas share. */
import { z } from 'zod';

/** Euros with at most two decimals. */
export const euros = z.number();

/** A moment or a day as ISO 8601 text. */
export const isoMoment = z.iso.datetime({ offset: true }).or(z.iso.date());
export const isoDay = z.iso.date();

/** A flag as the merchandise system sends it: `ja`, `nee`, … or a real boolean. */
export const flag = z.union([z.boolean(), z.string()]);

export const id = z.int();

const imageType = z.enum(['Small', 'Big', 'Front']);

export const imageRecord = z.object({
  Type: imageType,
  Url: z.string(),
  Order: z.int().nullish(),
  Description: z.string().nullish(),
});

/** The list that a product was found in (spec 2 §3, cart line). */
export const lineSourceRecord = z.object({ ListId: z.string(), ListName: z.string() });

/** What a call answers that only does something. */
export const nothing = z.null();

export type ImageRecord = z.infer<typeof imageRecord>;
export type LineSourceRecord = z.infer<typeof lineSourceRecord>;
