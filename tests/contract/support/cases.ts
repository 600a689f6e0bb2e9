/** Good, bad and missing input for every call of the agreement. */
import type { Request } from './api.ts';
import { AUTH_CASES } from './auth-cases.ts';
import { CART_CASES } from './cart-cases.ts';
import { CHECKOUT_CASES } from './checkout-cases.ts';
import { CUSTOMER_CASES } from './customer-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import type { TestCustomer } from './customers.ts';
import type { Fixture } from './fixture.ts';
import { PUSH_CASES } from './push-cases.ts';
import { SAVED_SEARCH_CASES } from './saved-search-cases.ts';
import { SUBSCRIPTION_CASES } from './subscription-cases.ts';
import { TOOL_CASES } from './tool-cases.ts';
import { WISHLIST_CASES } from './wishlist-cases.ts';

export type Input = Pick<Request, 'params' | 'query' | 'body'>;

export interface CallCases {
  /** True: visitors may call, about something that a customer has. */
  needsCustomer?: boolean;
  /** True: visitors may call, and it is called by a customer, whose cart holds a product. */
  asCustomer?: boolean;
  /** Answered with data; `customer` is signed in where the call is for customers only. */
  good(fixture: Fixture, customer: TestCustomer): Input[] | Promise<Input[]>;
  /** Answered with 400 that names the field; missing input is among them. */
  bad?: { field: string; input: Input }[];
  /** Well-formed, but nothing is there: the spec's miss. */
  unknown?: Input[];
  /** Well-formed, with an id that is not the caller's: 404. */
  notYours?: Input[];
}

const UNKNOWN_ID = 2_147_483_000;
const tooMany = Array.from({ length: 201 }, (_, index) => index + 1);

const results = (query: NonNullable<Input['query']>): Input => ({
  query: { requestType: 'results', ...query },
});
const badResults = (field: string, value: string | number | string[]) => ({
  field,
  input: results({ [field]: value }),
});

export const CASES: Record<string, CallCases> = {
  productsByIds: {
    good: ({ product }) => [
      { query: { productIds: product.Id } },
      { query: { productIds: `${product.Id},${UNKNOWN_ID}`, fetchExtraFields: true } },
      { query: { productIds: [product.Id, 1], realtimeStock: '1', reload: 'x' } },
      { query: { productIds: UNKNOWN_ID } },
    ],
    bad: [
      { field: 'productIds', input: {} },
      { field: 'productIds', input: { query: { productIds: 'x' } } },
      { field: 'productIds', input: { query: { productIds: '1,-2' } } },
      { field: 'productIds', input: { query: { productIds: tooMany.join(',') } } },
      { field: 'fetchExtraFields', input: { query: { productIds: 1, fetchExtraFields: 'x' } } },
    ],
  },
  productByUrl: {
    good: ({ product }) => [
      { params: { url: product.Url ?? '' } },
      { params: { url: `een-oude-naam-${product.Id}` } },
      { params: { url: product.Url ?? '' }, query: { includingWebNode: false } },
    ],
    bad: [
      {
        field: 'includingWebNode',
        input: { params: { url: 'x-1' }, query: { includingWebNode: 2 } },
      },
      { field: 'url', input: { params: { url: 'x'.repeat(301) } } },
      { field: 'url', input: { params: { url: 'x\u0000-1' } } },
    ],
    unknown: [
      { params: { url: `x-${UNKNOWN_ID}` } },
      { params: { url: 'zonder-nummer' } },
      { params: { url: 'x-99999999999999' } },
      { params: { url: "x' OR 1=1 --" } },
    ],
  },
  productStock: {
    good: ({ products }) => [
      { body: { ids: products.map(({ Id }) => Id) } },
      { body: { ids: [UNKNOWN_ID], other: 'ignored' } },
    ],
    bad: [
      { field: 'ids', input: { body: {} } },
      { field: 'ids', input: { body: { ids: [] } } },
      { field: 'ids', input: { body: { ids: ['1'] } } },
      { field: 'ids', input: { body: { ids: [1.5] } } },
      { field: 'ids', input: { body: { ids: tooMany } } },
      { field: '', input: { body: [] } },
      { field: '', input: { body: '{"ids":[1' } },
      { field: '', input: { body: '' } },
    ],
  },
  addViewedProduct: {
    good: ({ product }) => [
      { body: { productId: product.Id, brandId: product.Brand?.Id ?? null } },
      { body: { productId: product.Id } },
    ],
    bad: [
      { field: 'productId', input: { body: {} } },
      { field: 'productId', input: { body: { productId: 'x' } } },
      { field: 'brandId', input: { body: { productId: 1, brandId: 0 } } },
    ],
    unknown: [{ body: { productId: UNKNOWN_ID } }],
  },
  viewedProducts: {
    good: () => [{}, { query: { realtimeStock: true } }],
    bad: [{ field: 'realtimeStock', input: { query: { realtimeStock: 'x' } } }],
  },
  ownPrices: {
    good: ({ products }) => [
      { query: { productIds: products.map(({ Id }) => Id).join(',') } },
      { query: { productIds: String(UNKNOWN_ID) } },
    ],
    bad: [
      { field: 'productIds', input: {} },
      { field: 'productIds', input: { query: { productIds: 'x' } } },
    ],
  },
  productsOfWebNode: {
    good: ({ node }) => [
      { params: { id: node.Id } },
      { params: { id: node.Id }, query: { fetchExtraFields: true, limit: 2 } },
    ],
    bad: [
      { field: 'id', input: { params: { id: 'x' } } },
      { field: 'id', input: { params: { id: 0 } } },
      { field: 'limit', input: { params: { id: 1 }, query: { limit: 201 } } },
    ],
    unknown: [{ params: { id: UNKNOWN_ID } }],
  },
  stockAlert: {
    good: ({ product }) => [{ body: { ProductId: product.Id, Email: 'jan@bouw.example' } }],
    bad: [
      { field: 'ProductId', input: { body: { Email: 'jan@bouw.example' } } },
      { field: 'Email', input: { body: { ProductId: 1 } } },
      { field: 'Email', input: { body: { ProductId: 1, Email: 'a@b.nl\r\nBcc: c@d.nl' } } },
    ],
    unknown: [{ body: { ProductId: UNKNOWN_ID, Email: 'jan@bouw.example' } }],
  },
  productContact: {
    good: ({ product }) => [{ body: { ProductID: product.Id, PhoneNumber: '+31 30 000 00 00' } }],
    bad: [
      { field: 'ProductID', input: { body: { PhoneNumber: '0300000000' } } },
      { field: 'PhoneNumber', input: { body: { ProductID: 1 } } },
      { field: 'PhoneNumber', input: { body: { ProductID: 1, PhoneNumber: 'bel mij' } } },
    ],
    unknown: [{ body: { ProductID: UNKNOWN_ID, PhoneNumber: '0300000000' } }],
  },
  searchResults: {
    good: ({ node, brand, config }) => [
      results({}),
      results({ searchTerm: 'plaat', pageSize: 200 }),
      results({ searchTerm: 'xqzjv' }),
      results({ searchTerm: "'; DROP TABLE products; --" }),
      results({ searchTerm: 'Constructor-plaat __proto__ 12toString' }),
      results({ brandNames: 'constructor', filterFacets: 'constructor|x' }),
      results({ categoryID: node.Id, categoryIDs: `${node.Id},1`, sortOrder: 'price-asc' }),
      results({ brandNames: [brand.Description ?? '', 'Onbekend, merk'] }),
      results({ filterFacets: ['onbekend|waarde', 'kleur|wit'] }),
      results({ filterFacets: ['lengte|600..2400 mm', 'gewicht|5..1 kg', 'onbekend|1..2 m'] }),
      results({ minPrice: 10, maxPrice: '19.95', onlySoldOnline: 0 }),
      results({ storeID: 1, onlyInStore: true }),
      results({ storeID: UNKNOWN_ID, sortOrder: 'in-store' }),
      results({ page: 100_000 }),
      results({ categoryID: '', minPrice: '', maxPrice: '' }),
      ...Object.values(config.SpecialWebNodes ?? {}).map((id) => results({ categoryID: id })),
    ],
    bad: [
      { field: 'requestType', input: {} },
      { field: 'requestType', input: { query: { requestType: 'x' } } },
      badResults('pageSize', 0),
      badResults('pageSize', 201),
      badResults('pageSize', 'x'),
      badResults('page', 0),
      badResults('page', 1.5),
      badResults('categoryID', 'x'),
      badResults('categoryIDs', '1,x'),
      badResults('brandNames', 'x'.repeat(201)),
      badResults('filterFacets', 'zonder-streep'),
      badResults('minPrice', -1),
      badResults('maxPrice', 'duur'),
      badResults('sortOrder', 'x'),
      badResults('onlySoldOnline', 'x'),
      badResults('storeID', 'x'),
      badResults('onlyInStore', 'x'),
      badResults('searchTerm', 'x'.repeat(201)),
    ],
    unknown: [results({ categoryID: UNKNOWN_ID })],
  },
  boughtResults: {
    good: () => [{}, { query: { searchTerm: 'plaat', storeID: 1, sortOrder: 'in-store' } }],
    bad: [
      { field: 'pageSize', input: { query: { pageSize: 0 } } },
      { field: 'storeID', input: { query: { storeID: 'x' } } },
    ],
    unknown: [{ query: { categoryID: UNKNOWN_ID } }],
  },
  searchSuggestions: {
    good: () =>
      ['plaat', 'a', '%', 'schroeff', '100', 'constructor'].map((searchTerm) => ({
        query: { requestType: 'autocompletesuggestions', searchTerm },
      })),
    bad: [
      { field: 'searchTerm', input: { query: { requestType: 'autocompletesuggestions' } } },
      {
        field: 'searchTerm',
        input: { query: { requestType: 'autocompletesuggestions', searchTerm: '  ' } },
      },
      {
        field: 'searchTerm',
        input: { query: { requestType: 'autocompletesuggestions', searchTerm: 'x'.repeat(201) } },
      },
    ],
  },
  listOptions: { good: () => [{}] },
  recommendations: {
    good: ({ product }) => [
      {},
      { query: { currentProductId: product.Id, strategyString: 'related', pageSize: 4 } },
      { query: { productIds: `${product.Id},${UNKNOWN_ID}`, page: 2 } },
    ],
    bad: [
      { field: 'pageSize', input: { query: { pageSize: 0 } } },
      { field: 'currentProductId', input: { query: { currentProductId: 'x' } } },
      { field: 'strategyString', input: { query: { strategyString: 'x'.repeat(101) } } },
    ],
  },
  webNodeByUrl: {
    good: ({ node }) => [{ params: { url: node.Url } }],
    bad: [{ field: 'url', input: { params: { url: 'x'.repeat(301) } } }],
    unknown: [{ params: { url: 'bestaat/niet' } }, { params: { url: '..%2f..' } }],
  },
  webNodeRoot: {
    good: () => [{}, { query: { descendantLevel: 1 } }, { query: { descendantLevel: 6 } }],
    bad: [
      { field: 'descendantLevel', input: { query: { descendantLevel: 0 } } },
      { field: 'descendantLevel', input: { query: { descendantLevel: 'x' } } },
    ],
  },
  webNodeMain: {
    good: ({ node }) => [
      { params: { id: node.Id } },
      { params: { id: node.Id }, query: { depth: 0 } },
    ],
    bad: [
      { field: 'id', input: { params: { id: 'x' } } },
      { field: 'depth', input: { params: { id: 1 }, query: { depth: 9 } } },
    ],
    unknown: [{ params: { id: UNKNOWN_ID } }],
  },
  webNodeSearch: {
    good: ({ node }) => [
      { params: { query: node.Name }, query: { limit: 3 } },
      { params: { query: 'xqzjv' } },
      { params: { query: 'hout/plaat' } },
    ],
    bad: [
      { field: 'query', input: { params: { query: 'x'.repeat(201) } } },
      { field: 'limit', input: { params: { query: 'hout' }, query: { limit: 51 } } },
    ],
  },
  brands: { good: () => [{}] },
  popularBrands: {
    good: () => [{}, { query: { limit: 3 } }],
    bad: [{ field: 'limit', input: { query: { limit: 0 } } }],
  },
  brandByUrl: {
    good: ({ brand }) => [{ params: { url: brand.Url ?? '' } }],
    bad: [{ field: 'url', input: { params: { url: 'x'.repeat(301) } } }],
    unknown: [{ params: { url: 'bestaat-niet' } }],
  },
  stores: {
    good: () => [
      {},
      { query: { storeTags: 'Webshop' } },
      { query: { latitude: 52.09, longitude: 5.12, maxDistance: 60 } },
    ],
    bad: [
      { field: 'latitude', input: { query: { latitude: 91, longitude: 5 } } },
      { field: 'longitude', input: { query: { latitude: 52 } } },
      { field: 'maxDistance', input: { query: { maxDistance: -1 } } },
    ],
  },
  storeByUrl: {
    good: ({ store }) => [{ params: { url: store.Url } }],
    bad: [{ field: 'url', input: { params: { url: 'x'.repeat(301) } } }],
    unknown: [{ params: { url: 'atlantis' } }],
  },
  storeById: {
    good: ({ store }) => [{ params: { id: store.Id } }],
    bad: [{ field: 'id', input: { params: { id: 'x' } } }],
    unknown: [{ params: { id: UNKNOWN_ID } }],
  },
  postcodeCoords: {
    good: () => [{ query: { postcode: '3542' } }, { query: { postcode: '3542 ab' } }],
    bad: [
      { field: 'postcode', input: {} },
      { field: 'postcode', input: { query: { postcode: '0542AB' } } },
      { field: 'postcode', input: { query: { postcode: 'B-2000' } } },
    ],
    // Written as a postcode is, and never given out.
    unknown: [{ query: { postcode: '1234 SS' } }],
  },
  places: {
    good: () => [{ query: { term: 'Utrecht' } }, { query: { term: 'Atlantis' } }],
    bad: [
      { field: 'term', input: {} },
      { field: 'term', input: { query: { term: 'x'.repeat(81) } } },
    ],
  },
  contentPage: {
    good: () => [
      { body: { url: '/' } },
      { body: { url: '/klantenservice', parts: ['mainMenu', 'blocks'], pageMeta: true } },
      {
        body: { url: '/bestaat-niet', parts: ['mainMenu', 'discountBanners'], params: { a: 'b' } },
      },
    ],
    bad: [
      { field: 'url', input: { body: {} } },
      { field: 'url', input: { body: { url: 'klantenservice' } } },
      { field: 'parts', input: { body: { url: '/', parts: ['onbekend'] } } },
      { field: 'pageMeta', input: { body: { url: '/', pageMeta: 'ja' } } },
      { field: 'params', input: { body: { url: '/', params: { a: 1 } } } },
    ],
  },
  faqByName: {
    good: () => [
      { params: { name: 'klantenservice', culture: 'nl-NL' } },
      { params: { name: 'klantenservice', culture: 'en-US' } },
      { params: { name: 'bestaat-niet', culture: 'nl-NL' } },
    ],
    bad: [{ field: 'culture', input: { params: { name: 'klantenservice', culture: 'de-DE' } } }],
  },
  commonConfig: { good: () => [{}] },
  session: { good: () => [{}] },
  preference: { good: () => [{}] },
  productReviews: {
    good: ({ products }) => [
      { query: { productIds: products.map(({ Id }) => Id).join(',') } },
      { query: { productIds: UNKNOWN_ID, limit: 50 } },
    ],
    bad: [
      { field: 'productIds', input: {} },
      { field: 'productIds', input: { query: { productIds: 'x' } } },
      { field: 'limit', input: { query: { productIds: 1, limit: 51 } } },
    ],
  },
  setPreferredStore: {
    good: ({ store }) => [{ body: { storeId: store.Id } }],
    bad: [
      { field: 'storeId', input: { body: {} } },
      { field: 'storeId', input: { body: { storeId: 'x' } } },
    ],
    unknown: [{ body: { storeId: UNKNOWN_ID } }],
  },
  setVatPreference: {
    good: () => [{ body: { includeVat: false } }, { body: { includeVat: true } }],
    bad: [
      { field: 'includeVat', input: { body: {} } },
      { field: 'includeVat', input: { body: { includeVat: 'ja' } } },
    ],
  },
  ...AUTH_CASES,
  ...PUSH_CASES,
  ...SUBSCRIPTION_CASES,
  ...TOOL_CASES,
  ...CUSTOMER_CASES,
  ...WISHLIST_CASES,
  ...SAVED_SEARCH_CASES,
  ...ORDER_CASES,
  ...CART_CASES,
  ...CHECKOUT_CASES,
};
