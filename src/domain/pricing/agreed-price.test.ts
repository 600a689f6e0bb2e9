import { expect, it } from 'vitest';
import { agreedPrice } from './line-price.ts';

const NOW = new Date('2026-11-24T11:00:00Z');
const EARLIER = new Date('2026-11-23T23:00:00Z');
const LATER = new Date('2026-11-24T23:00:00Z');
const always = { startsAt: null, endsAt: null };

it.each([
  ['nothing is agreed', [], null],
  ['it is below the price of the shop', [{ priceInclTax: 900, ...always }], 900],
  ['it is the price of the shop', [{ priceInclTax: 1_000, ...always }], null],
  ['an action of the shop is lower', [{ priceInclTax: 1_100, ...always }], null],
  [
    'customer and group have one each',
    [
      { priceInclTax: 900, ...always },
      { priceInclTax: 800, ...always },
    ],
    800,
  ],
  ['it begins now', [{ priceInclTax: 900, startsAt: NOW, endsAt: null }], 900],
  ['it begins later', [{ priceInclTax: 900, startsAt: LATER, endsAt: null }], null],
  ['it ends later', [{ priceInclTax: 900, startsAt: EARLIER, endsAt: LATER }], 900],
  ['it is over', [{ priceInclTax: 900, startsAt: null, endsAt: NOW }], null],
])('uses the lowest current agreed price if %s', (_, agreed, price) => {
  expect(agreedPrice(1_000, agreed, NOW)).toBe(price);
});
