/** Schemas of brand records (spec 2 §3). */
import { z } from 'zod';
import { id, imageRecord } from '../records.ts';

/** A brand. The memo of type InternetMemo contains its description. */
export const brandRecord = z.object({
  Id: id,
  Code: z.string().nullish(),
  Description: z.string().nullish(),
  Url: z.string().nullish(),
  Images: z.array(imageRecord).nullish(),
  Memos: z.array(z.object({ Type: z.string(), Value: z.string() })).nullish(),
  /** Value for `brandNames` of the search call; default the name. */
  Parameter: z.string().nullish(),
  TotalCount: z.int().nullish(),
});

/** The brand of a product. */
export const productBrandRecord = brandRecord.pick({
  Id: true,
  Code: true,
  Description: true,
  Url: true,
});

/** A brand in search results, whose url is a slug of its name. */
export const shortBrandRecord = z.object({
  BrandName: z.string(),
  ImageUrl: z.string().nullish(),
});

export type BrandRecord = z.infer<typeof brandRecord>;
export type ProductBrandRecord = z.infer<typeof productBrandRecord>;
export type ShortBrandRecord = z.infer<typeof shortBrandRecord>;
