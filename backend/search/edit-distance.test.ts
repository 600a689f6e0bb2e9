import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './natural.ts';

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
