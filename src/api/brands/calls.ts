import { z } from 'zod';
import { POPULAR_BRANDS_LIMIT } from '../../domain/search/search-constants.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { intField, urlField } from '../fields.ts';
import { BRANDS } from './endpoints.ts';
import { brandRecord } from './wire.ts';

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
