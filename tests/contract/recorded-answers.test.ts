/**
 * Answers in the spec's shape, written by hand and not made from the schemas. Each one must
 * be accepted by the schema of its call, without losing anything, and the typed client must
 * make of it the entities that were written out beside it. What the client sends must be
 * what the call accepts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Call, envelope } from '../../src/api/call.ts';
import { CALLS } from '../../src/api/catalogue.ts';
import { createClient } from '../../src/api/client.ts';
import { productDetailsByIds } from '../../src/api/products/client.ts';
import { validateInput } from '../../src/api/validate.ts';
import { CLIENT_CALLS } from './support/client-calls.ts';
import { recordedFetch } from './support/recorded-fetch.ts';

interface Recorded {
  /** `Data` of the answer. */
  data: unknown;
  /** The whole entity, or a part of it; neither where the data are it as they are. */
  entity?: unknown;
  entityLike?: object;
}

const now = new Date('2026-11-20T12:00:00Z');

/** Files that hold the answer of several calls. */
const SHARED: Record<string, readonly string[]> = {
  nothing: [
    ...['addCartToWishlists', 'addViewedProduct', 'deleteAddress', 'deleteCustomer'],
    ...[
      'deleteSavedSearch',
      'deleteWishlist',
      'deleteWishlistProduct',
      'endAllPush',
      'endStockAlerts',
      'productContact',
    ],
    ...[
      'setWishlistsOfProduct',
      'stockAlert',
      'subscribePush',
      'unshareWishlist',
      'unsubscribePush',
    ],
  ],
  done: [
    ...['checkForgotPasswordToken', 'confirmEmail', 'forgotPassword', 'register'],
    ...['resendConfirmation', 'resetPassword', 'subscribe'],
  ],
  valid: ['validatePhone', 'validatePin'],
  shareKey: ['shareCart', 'shareWishlist'],
  wishlist: ['addWishlistProducts', 'copySharedWishlist', 'renameWishlist'],
  brands: ['popularBrands'],
  searchResults: ['boughtResults'],
  orderAgain: ['useSharedCart'],
  recommendations: ['viewedProducts'],
  storeById: ['storeByUrl'],
  webNodeByUrl: ['webNodeMain'],
};

function recorded(name: string): Recorded {
  const file = Object.keys(SHARED).find((shared) => SHARED[shared]?.includes(name)) ?? name;
  return JSON.parse(readFileSync(new URL(`recorded/${file}.json`, import.meta.url), 'utf8'));
}

const answerOf = (Data: unknown) => ({ Success: true, Data });

/** A client that gets the recorded answer, and what the call makes of its requests. */
function clientOf(call: Call, data: unknown) {
  const { fetch, sent } = recordedFetch(call, answerOf(data));
  const api = createClient({ baseUrl: 'http://shop.example', language: 'nl', fetch });
  return { api, inputs: () => sent.map((raw) => validateInput(call, raw)) };
}

const JSON_CALLS = CALLS.filter(({ fileType }) => fileType === undefined);

describe.each(JSON_CALLS.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const { data, entity, entityLike } = recorded(name);

  it('has a schema that takes the recorded answer as it is', () => {
    expect(envelope(call.data).parse(answerOf(data))).toEqual(answerOf(data));
  });

  it('gives the entities written out by hand, and sends what the call accepts', async () => {
    const { api, inputs } = clientOf(call, data);
    const outcome = await CLIENT_CALLS[name]?.(api, now);
    if (!outcome?.ok) throw new Error(`${name} failed: ${JSON.stringify(outcome)}`);
    if (entityLike) expect(outcome.data).toMatchObject(entityLike);
    else expect(outcome.data).toEqual(entity ?? data);
    expect(inputs()).toMatchObject([{ ok: true }]);
  });
});

it('brings a list to the call as it was chosen', async () => {
  const call = CALLS.find(({ name }) => name === 'searchResults') as Call;
  const { api, inputs } = clientOf(call, recorded('searchResults').data);
  await CLIENT_CALLS['searchResults']?.(api, now);
  expect(inputs()[0]).toMatchObject({
    query: {
      searchTerm: 'plaat & balk',
      categoryID: 12,
      categoryIDs: [3, 4],
      brandNames: ['A, B', 'C'],
      filterFacets: ['thickness|12,5 mm', 'color|a|b'],
      minPrice: 9.95,
      maxPrice: 20,
      onlySoldOnline: false,
      sortOrder: 'price-asc',
      page: 3,
      pageSize: 11,
    },
  });
});

it('asks for details where a page needs them', async () => {
  const call = CALLS.find(({ name }) => name === 'productsByIds') as Call;
  const { data, entity } = recorded('productByUrl');
  const { api, inputs } = clientOf(call, [data]);
  expect(await productDetailsByIds(api, [100123], now)).toEqual({ ok: true, data: [entity] });
  expect(inputs()).toMatchObject([{ query: { productIds: [100123], fetchExtraFields: true } }]);
});
