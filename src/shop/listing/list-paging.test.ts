import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './list-paging.tsx';

describe('pageNumbers', () => {
  it('leaves out what is far away', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
    expect(pageNumbers(3, 20)).toEqual([1, 2, 3, 4, null, 20]);
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(4, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });

  it('rises, holds first, last and this page, and never more than seven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = a < b ? [a, b] : [b, a];
        const numbers = pageNumbers(page, pages);
        const shown = numbers.filter((n) => n !== null);
        expect(shown).toEqual([...new Set(shown)].sort((x, y) => x - y));
        expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
