import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductSummary } from './product.ts';
import {
  isListId,
  itemsValue,
  LIST_IDS,
  analyticsListItems,
  analyticsItem,
} from './measured-item.ts';

const product = {
  id: 123456,
  name: 'Gipsplaat',
  brand: { name: 'Gyproc', url: 'gyproc' },
  webNode: { id: 7, name: 'Platen', url: 'platen' },
  priceInclTax: 895,
} as ProductSummary;

test('a product becomes a GA4 item, in euros', () => {
  expect(analyticsItem(product)).toEqual({
    item_id: '123456',
    item_name: 'Gipsplaat',
    item_brand: 'Gyproc',
    item_category: 'Platen',
    price: 8.95,
  });
  const bare = { ...product, brand: { ...product.brand, name: '' }, webNode: null };
  expect(Object.keys(analyticsItem(bare))).toEqual(['item_id', 'item_name', 'price']);
});

test('an item has its position in the list, whatever the order of products', () => {
  const places = new Map([
    [7, 12],
    [8, 13],
    [9, 14],
  ]);
  const [last, first] = analyticsListItems(
    [
      { ...product, id: 9 },
      { ...product, id: 7 },
    ],
    places,
  );
  expect([last, first]).toMatchObject([
    { item_id: '9', index: 14 },
    { item_id: '7', index: 12 },
  ]);
});

test('values are exact to the cent', () => {
  const line = fc.record({ cents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const items = lines.map(({ cents, quantity }) => ({
        item_id: '1',
        item_name: '',
        price: cents / 100,
        quantity,
      }));
      const cents = lines.reduce((sum, one) => sum + one.cents * one.quantity, 0);
      expect(itemsValue(items)).toBe(cents / 100);
    }),
  );
});

test('the list ids are those of the specification', () => {
  expect(LIST_IDS.join(', ')).toBe(
    'plp, srp, blp, pdp, cart cross sell, pdp cross sell, pdp up sell, recently viewed, home popular',
  );
  expect([isListId('plp'), isListId('pLp'), isListId(undefined)]).toEqual([true, false, false]);
});
