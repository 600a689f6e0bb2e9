/** Schemas of brand records (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { POPULAR_BRANDS_LIMIT } from '../../domain/search/search-constants.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { intField, urlField, id, imageRecord } from '../fields.ts';
import { BRANDS } from './client.ts';

/** A brand. The memo of type InternetMemo contains its description. */
export const brandRecord = z.object({
  Id: id,
  Code: z.string().nullish(),
  Description: z.string().nullish(),
  Url: z.string().nullish(),
  Images: z.array(imageRecord).nullish(),
  Memos: z.array(z.object({ Type: z.string(), Value: z.string() })).nullish(),
  /** Value for `brandNames` of the search call; the name if absent. */
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

const area = 'brands';

export const brands = defineCall({
  ...BRANDS.all,
  name: 'brands',
  area,
  bounds: BOUNDS.read,
  summary: 'All brands',
  data: z.array(brandRecord),
});

export const popularBrands = defineCall({
  ...BRANDS.popular,
  name: 'popularBrands',
  area,
  bounds: BOUNDS.read,
  summary: 'The best-selling brands',
  query: z.object({ limit: intField(1, 100, POPULAR_BRANDS_LIMIT) }),
  data: z.array(brandRecord),
});

export const brandByUrl = defineCall({
  ...BRANDS.byUrl,
  name: 'brandByUrl',
  area,
  bounds: BOUNDS.read,
  summary: 'A brand by its url',
  params: z.object({ url: urlField }),
  data: brandRecord,
});
