/** Schemas of record fields that several wire schemas use. */
import { z } from 'zod';

/** Euros with at most two decimals. */
export const euros = z.number();

/** A moment or a day in ISO 8601. */
export const isoMoment = z.iso.datetime({ offset: true }).or(z.iso.date());
export const isoDay = z.iso.date();

/** A flag of the merchandise system: `ja`, `nee`, … or a boolean. */
export const flag = z.union([z.boolean(), z.string()]);

export const id = z.int();

const imageType = z.enum(['Small', 'Big', 'Front']);

export const imageRecord = z.object({
  Type: imageType,
  Url: z.string(),
  Order: z.int().nullish(),
  Description: z.string().nullish(),
});

/** The list in which a product was found (spec 2 §3, cart line). */
export const lineSourceRecord = z.object({ ListId: z.string(), ListName: z.string() });

/** `Data` of a call that returns nothing. */
export const nothing = z.null();

export type ImageRecord = z.infer<typeof imageRecord>;
export type LineSourceRecord = z.infer<typeof lineSourceRecord>;
