/** Brands as the calls answer them (spec 2 §3). */
import { z } from 'zod';
import { id, imageRecord } from '../records.ts';

/** The memo of type InternetMemo holds the description. */
export const brandRecord = z.object({
  Id: id,
  Code: z.string().nullish(),
  Description: z.string().nullish(),
  Url: z.string().nullish(),
  Images: z.array(imageRecord).nullish(),
  Memos: z.array(z.object({ Type: z.string(), Value: z.string() })).nullish(),
  /** Value for the search call's `brandNames`; absent: the name. */
  Parameter: z.string().nullish(),
  TotalCount: z.int().nullish(),
});

/** The brand as a product carries it. */
export const productBrandRecord = brandRecord.pick({
  Id: true,
  Code: true,
  Description: true,
  Url: true,
});

/** The short record of search answers: the url is a slug of the name. */
export const shortBrandRecord = z.object({
  BrandName: z.string(),
  ImageUrl: z.string().nullish(),
});

export type BrandRecord = z.infer<typeof brandRecord>;
export type ProductBrandRecord = z.infer<typeof productBrandRecord>;
export type ShortBrandRecord = z.infer<typeof shortBrandRecord>;
