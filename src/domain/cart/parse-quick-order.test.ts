import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuickOrder } from './quick-order.ts';

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
