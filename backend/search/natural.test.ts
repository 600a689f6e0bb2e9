import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText, editDistance, naturalKey, sizeKey } from './natural.ts';

describe('natural order', () => {
  it('reads numbers as numbers, with decimals', () => {
    const sorted = [
      '12,5 mm',
      '9,5 mm',
      '100 mm',
      '12 mm',
      '12,25 mm',
      '4x40',
      '4,5x50',
      'Élan',
      'eland',
    ];
    sorted.sort((a, b) => compareText(naturalKey(a), naturalKey(b)));
    expect(sorted).toEqual([
      '4x40',
      '4,5x50',
      '9,5 mm',
      '12 mm',
      '12,25 mm',
      '12,5 mm',
      '100 mm',
      'Élan',
      'eland',
    ]);
  });
});

describe('order by size', () => {
  const sorted = (...texts: string[]) => texts.sort((a, b) => compareText(sizeKey(a), sizeKey(b)));

  it.each([
    [['25 mm', '600 mm', '1,5 m', '2000 mm', '20 m']],
    [['310 ml', '0,75 l', '2,5 l', '10 l']],
    [['0,5 kg', '750 g', '20 kg', '1500 kg']],
    [['1/2"', '15 mm', '3/4"', '1"', '1 1/2"', '40 mm']],
    [['0-2 mm', '0-31,5 mm', '4-32 mm']],
    [['60x110 mm', '600x400 mm', '60x110 cm', '1x2 m']],
    [['8', '27 mm', '54-64 cm', 'lang', 'XXL']],
  ])('puts %s in this order', (texts) => {
    expect(sorted(...[...texts].reverse())).toEqual(texts);
  });
});

/** The plain table, to compare with. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = cost;
    }
  }
  return table[a.length]![b.length]!;
}

describe('editDistance', () => {
  it('is the true distance up to its bound', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(distance(a, b), max + 1));
      }),
      { numRuns: 2000 },
    );
  });
});
