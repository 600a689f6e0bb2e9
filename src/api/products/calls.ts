import { z } from 'zod';
import { cleanPhone } from '../../domain/shared/pasted-text.ts';
import { isPhoneNumber } from '../../domain/shared/phone-number.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  bodyId,
  flagField,
  idField,
  intField,
  MAX_IDS,
  nonEmptyIdList,
  urlField,
} from '../fields.ts';
import { emailField } from '../customer/fields.ts';
import { nothing } from '../records.ts';
import { PRODUCTS } from './endpoints.ts';
import { OWN_PRICES } from './own-prices.ts';
import { productRecord, stockRecord } from './wire.ts';

const area = 'products';

/** Accepted without effect: the stock of this backend is always real-time. */
const realtimeStock = flagField(false);

export const productsByIds = defineCall({
  ...PRODUCTS.byIds,
  name: 'productsByIds',
  area,
  bounds: BOUNDS.list,
  summary: 'Products in the order of their ids; unknown ids are omitted',
  query: z.object({
    productIds: nonEmptyIdList,
    realtimeStock,
    fetchExtraFields: flagField(false),
  }),
  data: z.array(productRecord),
});

export const productByUrl = defineCall({
  ...PRODUCTS.byUrl,
  name: 'productByUrl',
  area,
  bounds: BOUNDS.read,
  summary: 'A product with all its fields; the id is the part of the url after the last hyphen',
  params: z.object({ url: urlField }),
  query: z.object({ includingWebNode: flagField(true), realtimeStock }),
  data: productRecord,
});

export const productStock = defineCall({
  ...PRODUCTS.stock,
  name: 'productStock',
  area,
  bounds: BOUNDS.postedRead,
  summary: 'Stock by product id; unknown ids are omitted',
  body: z.object({
    ids: z
      .array(bodyId, { error: 'must be a list of ids' })
      .min(1, 'must hold at least one id')
      .max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
  }),
  data: z.record(z.string().regex(/^\d+$/), stockRecord),
});

export const addViewedProduct = defineCall({
  ...PRODUCTS.addViewed,
  name: 'addViewedProduct',
  area,
  bounds: BOUNDS.write,
  summary: 'Stores that this visitor viewed a product',
  body: z.object({ productId: bodyId, brandId: bodyId.nullish() }),
  data: nothing,
});

export const viewedProducts = defineCall({
  ...PRODUCTS.viewed,
  name: 'viewedProducts',
  area,
  bounds: BOUNDS.list,
  summary: 'Products that this visitor viewed, latest first',
  query: z.object({ realtimeStock }),
  data: z.array(productRecord),
});

export const ownPrices = defineCall({
  ...OWN_PRICES,
  name: 'ownPrices',
  area,
  bounds: BOUNDS.list,
  summary:
    'Those of the products for which the customer or its group has an agreed price, at that price',
  query: z.object({ productIds: nonEmptyIdList }),
  data: z.array(productRecord),
});

export const productsOfWebNode = defineCall({
  ...PRODUCTS.ofWebNode,
  name: 'productsOfWebNode',
  area,
  bounds: BOUNDS.list,
  summary: 'Products of a category and its subcategories, best-selling first',
  params: z.object({ id: idField }),
  query: z.object({
    fetchExtraFields: flagField(false),
    realtimeStock,
    limit: intField(1, MAX_IDS, 100),
  }),
  data: z.array(productRecord),
});

export const productContact = defineCall({
  ...PRODUCTS.contact,
  name: 'productContact',
  area,
  bounds: BOUNDS.contact,
  summary: 'Requests a phone call about a larger quantity than in stock',
  body: z.object({
    ProductID: bodyId,
    PhoneNumber: z
      .string({ error: 'must be a text' })
      .max(40, 'must have at most 40 characters')
      .overwrite(cleanPhone)
      .refine(isPhoneNumber, 'must be a telephone number'),
  }),
  data: nothing,
});

export const stockAlert = defineCall({
  ...PRODUCTS.stockAlert,
  name: 'stockAlert',
  area,
  bounds: BOUNDS.contact,
  summary: 'Asks for one mail when a sold-out product is back in stock',
  body: z.object({ ProductId: bodyId, Email: emailField }),
  data: nothing,
});
