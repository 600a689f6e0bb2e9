import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '../product/product.ts';
import type { Locale } from '../shared/common.ts';
import {
  distinctCodes,
  findProductByCode,
  matchQuickOrder,
  parseQuickOrder,
  quickOrderCode,
} from './quick-order.ts';

const product = (id: number, changes: Partial<ProductSummary> = {}) =>
  ({
    id,
    isActive: true,
    isOrderable: true,
    visibility: 'Orderable',
    maxStockTotal: 100,
    ...changes,
  }) as ProductSummary;
const line = (code: string, quantity: number, number = 1) => ({ line: number, code, quantity });

it('adds up lines of the same product, whether by number or EAN', () => {
  const one = product(1);
  const lines = [line('100234', 2), line('8712345678906', 3, 2), line('100234', 4, 3)];
  expect(distinctCodes(lines)).toEqual(['100234', '8712345678906']);
  expect(
    matchQuickOrder(lines, [
      { code: '100234', product: one },
      { code: '8712345678906', product: one },
    ]),
  ).toEqual({ found: [{ product: one, quantity: 9, isReduced: false }], missed: [] });
});

it('limits the quantity to the stock', () => {
  const scarce = product(2, { maxStockTotal: 5 });
  expect(matchQuickOrder([line('100235', 9)], [{ code: '100235', product: scarce }]).found).toEqual(
    [{ product: scarce, quantity: 5, isReduced: true }],
  );
});

it('reports lines without a product and those that cannot be ordered', () => {
  const closed = product(3, { isOrderable: false });
  const none = product(4, { maxStockTotal: 0 });
  const long = '1'.repeat(41);
  const lines = [line('1', 1), line('2', 1, 2), line('3', 1, 3), line(long, 1, 4)];
  expect(distinctCodes(lines)).toEqual(['1', '2', '3']);
  expect(
    matchQuickOrder(lines, [
      { code: '1', product: null },
      { code: '2', product: closed },
      { code: '3', product: none },
    ]).missed.map(({ line: at, reason }) => [at, reason]),
  ).toEqual([
    [1, 'unknown'],
    [2, 'notOrderable'],
    [3, 'notOrderable'],
    [4, 'unknown'],
  ]);
});

it.each([
  ['100234 12', '100234', 12],
  ['100234;12', '100234', 12],
  ['100234 ; 12', '100234', 12],
  ['100234\t12', '100234', 12],
  ['100234 x 12', '100234', 12],
  ['100234x12', '100234', 12],
  ['100234 X12', '100234', 12],
  ['100234 × 12', '100234', 12],
  ['100234, 12', '100234', 12],
  ['8712345678906 3', '8712345678906', 3],
  ['"100234";"12"', '100234', 12],
  ['100234;12;Gipsplaat 12,5 mm', '100234', 12],
  ['100234\t\t12', '100234', 12],
  ['100234 12 st', '100234', 12],
  ['100234 12 stuks', '100234', 12],
  ['100234;12,0', '100234', 12],
  ['100234', '100234', 1],
  ['  100234  ', '100234', 1],
  ['87.001-001 2', '87.001-001', 2],
  ['GP-1250A 5', 'GP-1250A', 5],
  ['gp1250;5', 'gp1250', 5],
  ['GP 1250 A;5', 'GP 1250 A', 5],
  ['GP 1250 A\t5', 'GP 1250 A', 5],
  ['12AB x 5', '12AB', 5],
  ['1250A', '1250A', 1],
  ['X100 x 3 st', 'X100', 3],
  ['HAMER;2', 'HAMER', 2],
])('reads %j', (text, code, quantity) => {
  expect(parseQuickOrder(text, 'nl')).toEqual({ lines: [{ line: 1, code, quantity }], faults: [] });
});

it.each([
  ['100234 0', 'quantity'],
  ['100234 100000', 'quantity'],
  ['100234 veel', 'quantity'],
  ['100234 1,5', 'quantity'],
  ['100234 -3', 'quantity'],
  ['schroeven 12', 'unreadable'],
] as const)('refuses %j: %s', (text, reason) => {
  expect(parseQuickOrder(text, 'nl')).toEqual({ lines: [], faults: [{ line: 1, text, reason }] });
});

it('skips empty lines and column titles, but includes them in line numbers', () => {
  const text = '\ufeffArtikelnummer;Aantal\r\n\r\n100234;2\r\nonzin\r\n100235;3\r\n';
  expect(parseQuickOrder(text, 'nl')).toEqual({
    lines: [
      { line: 3, code: '100234', quantity: 2 },
      { line: 5, code: '100235', quantity: 3 },
    ],
    faults: [{ line: 4, text: 'onzin', reason: 'unreadable' }],
  });
});

const anyLine = fc.record({
  code: fc.stringMatching(/^\d{6,13}$/),
  quantity: fc.integer({ min: 1, max: 99_999 }),
  between: fc.constantFrom(' ', '  ', ';', '\t', ' x ', 'x', ' × ', '; '),
});

it('parses every list in a supported format', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 200 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      (list, end) => {
        const text = list.map(({ code, between, quantity }) => code + between + quantity).join(end);
        const { lines, faults } = parseQuickOrder(text, 'nl');
        expect(faults).toEqual([]);
        expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual(
          list.map(({ code, quantity }) => [code, quantity]),
        );
      },
    ),
  );
});

it('never throws, and accounts for every filled line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }).map((s) => s.replace(/[\r\n]/g, ''))),
      (raw) => {
        const { lines, faults } = parseQuickOrder(raw.join('\n'), 'nl');
        const numbers = [...lines, ...faults].map(({ line }) => line);
        expect(new Set(numbers).size).toBe(numbers.length);
        const filled = raw.filter((text, i) => {
          const cleaned = text.replace(/["']|\p{Cf}/gu, ' ').trim();
          return cleaned !== '' && !(i === 0 && !/\d/.test(cleaned));
        });
        expect(numbers.length).toBe(filled.length);
        for (const { quantity } of lines) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99_999).toBe(true);
        }
      },
    ),
  );
});

describe('quickOrderCode', () => {
  it.each([
    ['8700100123', '8700100123'],
    ['0000100123', '100123'],
    [' 87.001-001 23 ', '8700100123'],
    ['000', ''],
    ['AB12', 'ab12'],
    ['GP-1250 A', 'gp1250a'],
    [' - ', ''],
    ['', ''],
  ])('reads %j as %j', (typed, code) => {
    expect(quickOrderCode(typed)).toBe(code);
  });
});

describe('findProductByCode', () => {
  const products = [
    { id: 1, number: '8700100123', ean: '0871000000017' },
    { id: 2, number: '8800100123', ean: '8710000000024' },
    { id: 3, number: '100124', ean: '8710000000031' },
    { id: 4, number: '8700100124', ean: '8710000000048' },
    { id: 5, number: 'GP-1250A', ean: '8710000000055' },
    { id: 6, number: 'HAMER-1', ean: '8710000000062' },
    { id: 7, number: 'Hamer 1', ean: '8710000000079' },
  ];

  it.each([
    ['a whole number', '8700100123', 1],
    ['an EAN with a leading zero', '871000000017', 1],
    ['last digits that two products have', '100123', null],
    ['a whole number before the last digits of a different one', '100124', 3],
    ['a code of no product', '999999', null],
    ['no code', '', null],
    ['an article code with letters', 'gp1250a', 5],
    ['the digits of an article code', '1250', null],
    ['an article code that two products have', 'hamer1', null],
  ])('%s', (_, code, id) => {
    expect(findProductByCode(products, code)).toBe(id);
  });
});

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
