import { expect, it } from 'vitest';
import type { Locale } from '../shared/common.ts';
import { parseQuickOrder } from './quick-order.ts';

it.each<[Locale, string, number]>([
  ['nl', '100234 1.000', 1000],
  ['nl', '100234;1.000', 1000],
  ['nl', '100234;10.000 st', 10_000],
  ['nl', '100234 x 1.000', 1000],
  ['nl', '100234\t1 000', 1000],
  ['nl', '100234 12\u00a0500', 12_500],
  ['nl', "100234;1'000", 1000],
  ['nl', "'100234';'12'", 12],
  ['nl', '\u200e100234 12\u200f', 12],
  ['nl', '100234;12,00', 12],
  ['en', '100234 1,000', 1000],
  ['en', '100234\t1,000 pcs', 1000],
  ['en', '100234,"1,000"', 1000],
  ['en', '100234,12', 12],
])('%s: reads %j as %i pieces', (locale, text, quantity) => {
  expect(parseQuickOrder(text, locale)).toEqual({
    lines: [{ line: 1, code: '100234', quantity }],
    faults: [],
  });
});

it.each<[Locale, string]>([
  ['nl', '100234 1,000'],
  ['nl', '100234;12,500'],
  ['en', '100234 1.000'],
  ['en', '100234;12.500'],
  ['en', '100234,12,500'],
  ['nl', '100234 12 500'],
  ['nl', '100234 2,5'],
  ['en', '100234 2.5'],
])('%s: rejects the ambiguous quantity of %j', (locale, text) => {
  expect(parseQuickOrder(text, locale)).toEqual({
    lines: [],
    faults: [{ line: 1, text, reason: 'quantity' }],
  });
});
