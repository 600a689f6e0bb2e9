import { expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from './catalogue.ts';

/** The calls of spec 2 §7 and spec 1 §7, with the field names that the specification gives. */
const SPEC: [call: string, ...names: string[]][] = [
  ['GET /api/aspos/products/ids', 'productIds', 'realtimeStock', 'fetchExtraFields'],
  ['GET /api/aspos/products/url/{url}', 'includingWebNode', 'realtimeStock'],
  ['POST /api/aspos/products/stock', 'ids'],
  ['POST /api/aspos/products/viewed', 'productId', 'brandId'],
  ['GET /api/aspos/products/viewed', 'realtimeStock'],
  ['GET /api/aspos/webnodes/{id}/products', 'fetchExtraFields', 'realtimeStock'],
  [
    'GET /api/sp/search?requestType=results',
    ...['pageSize', 'page', 'categoryID', 'categoryIDs', 'brandNames', 'filterFacets'],
    ...['minPrice', 'maxPrice', 'sortOrder', 'searchTerm', 'onlySoldOnline'],
  ],
  ['GET /api/sp/search?requestType=autocompletesuggestions', 'searchTerm'],
  ['GET /api/sp/config'],
  [
    'GET /api/sp/v1/product/recommendations',
    ...['strategyString', 'currentProductId', 'pageSize', 'page', 'productIds'],
  ],
  ['POST /api/ternair/product-contact', 'ProductID', 'PhoneNumber'],
  ['GET /api/aspos/webnodes/url/{url}'],
  ['GET /api/aspos/webnodes/main/root', 'descendantLevel'],
  ['GET /api/aspos/webnodes/main/{id}', 'depth'],
  ['GET /api/aspos/webnodes/search/{query}', 'limit'],
  ['GET /api/aspos/cart', 'timestamp'],
  ['POST /api/aspos/cart/lines/batch', 'changes', 'productId', 'quantity', 'action', 'source'],
  ['DELETE /api/aspos/cart/lines'],
  ['POST /api/aspos/cart/delivery', 'method', 'deliveryAddressId', 'alternativeAddress'],
  ['POST /api/aspos/cart/delivery/refresh'],
  ['POST /api/aspos/cart/shipment', 'shippingMethod', 'date', 'methodId', 'timeFrom', 'timeTo'],
  ['POST /api/aspos/cart/store', 'storeId'],
  ['POST /api/aspos/cart/payment', 'method', 'data', 'issuer'],
  ['POST /api/aspos/cart/confirm'],
  ['POST /api/aspos/cart/share'],
  ['POST /api/aspos/cart/use-share', 'shareKey'],
  ['POST /api/aspos/cart/vouchers', 'voucherId', 'couponId'],
  ['DELETE /api/aspos/cart/vouchers', 'voucherId', 'couponId'],
  ['GET /api/aspos/cart/validate'],
  ['GET /api/bouwmaat/cart/delivery/options', 'fromTime'],
  ['GET /api/bouwmaat/cart/pickup/options', 'fromTime'],
  ['POST /api/bouwmaat/cart/points', 'pointsToRedeem'],
  ['GET /api/aspos/customer', 'ensureDeliveryAddress', 'includeFields'],
  ['GET /api/aspos/customer/financial-data'],
  ['PUT /api/aspos/customer/store', 'storeId'],
  ['GET /api/aspos/customer/validate-phone'],
  ['PUT /api/aspos/customer', 'refreshToken'],
  ['GET /api/bouwmaat/customer/logistics-store'],
  ['POST /api/bouwmaat/customer/newsletter', 'isOptIn'],
  ['GET /api/aspos/customer/addresses'],
  ['POST /api/aspos/customer/addresses'],
  ['POST /api/aspos/locations/findaddress', 'postalCode', 'houseNumber'],
  ['GET /api/aspos/payment/payment-methods'],
  ['POST /api/bouwmaat/payment/pin/validate', 'pinCode'],
  ['GET /api/aspos/stores', 'storeTags'],
  ['GET /api/aspos/stores/url/{url}'],
  ['GET /api/aspos/stores/{id}'],
  ['GET /api/aspos/locations/postcode-coords'],
  ['GET /api/aspos/customer/wishlists'],
  ['POST /api/aspos/customer/wishlists', 'listName'],
  ['POST /api/aspos/customer/wishlists/id/{id}/products'],
  ['DELETE /api/aspos/customer/wishlists/id/{id}/products/{productId}'],
  ['GET /api/aspos/customer/wishlists-check/{productId}'],
  ['POST /api/aspos/customer/wishlists/cart'],
  ['POST /api/aspos/customer/wishlists/product/{productId}', 'listIds'],
  ['GET /api/aspos/customer/vouchers/code/{code}'],
  ['GET /api/aspos/brands'],
  ['GET /api/aspos/brands/popular', 'limit'],
  ['GET /api/aspos/brands/url/{url}'],
  ['GET /api/aspos/orders/success/{id}'],
  ['GET /api/bouwmaat/orders/count'],
  ['GET /api/aspos/customer/orders', 'offset', 'limit'],
  ['GET /api/aspos/preference'],
  ['POST /api/aspos/preference/store', 'storeId'],
  ['POST /api/aspos/preference/vat', 'includeVat'],
  ['GET /api/aspos/common/config'],
  ['GET /api/aspos/session'],
  ['GET /api/subscription/{id}/check'],
  ['POST /api/subscription/{id}/subscribe'],
  ['POST /api/subscription/{id}/unsubscribe'],
  ['GET /api/faqcategorybyname/{name}/{culture}'],
  ['POST /api/vm/u', 'parts', 'pageMeta', 'params'],
  ...['login', 'logout', 'register', 'forgotPassword', 'resetPassword'].map((name): [string] => [
    `POST /api/auth/${name}`,
  ]),
  ['POST /api/auth/checkForgotPasswordToken'],
  ['POST /api/auth/subscribe'],
];

/** Returns all keys of the objects in a schema, at any depth. */
function keysOf(schema: z.ZodType | undefined): string[] {
  const keys: string[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'properties') keys.push(...Object.keys(part as object));
      visit(part);
    }
  };
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return keys;
}

it.each(SPEC)('the agreement has the call %s of the specification', (name, ...names) => {
  const [method, address] = name.split(' ');
  const [path, query] = address!.split('?');
  const call = CALLS.find(
    (one) =>
      one.method === method &&
      one.path === path &&
      (!query || `requestType=${one.fixedQuery?.['requestType']}` === query),
  );
  expect(call).toBeDefined();
  expect([...keysOf(call!.query), ...keysOf(call!.body)]).toEqual(expect.arrayContaining(names));
});

/** Returns the query after validation, including defaults. */
const defaults = (name: string, query: object) =>
  CALLS.find((call) => call.name === name)?.query?.parse(query);

it('delivery and pickup slots begin at 7:00 by default', () => {
  for (const name of ['deliveryOptions', 'pickupOptions']) {
    expect(defaults(name, {}), name).toEqual({ fromTime: '07:00' });
    expect(defaults(name, { fromTime: '12:00' }), name).toEqual({ fromTime: '12:00' });
  }
});

it('popular brands and recommendations are ten by default', () => {
  expect(defaults('popularBrands', {})).toMatchObject({ limit: 10 });
  expect(defaults('recommendations', { strategyString: 'home popular' })).toMatchObject({
    pageSize: 10,
  });
});
