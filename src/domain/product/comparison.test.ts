import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedIds,
  comparedIdsInQuery,
  comparedQuery,
  comparedRows,
  MAX_COMPARED,
  toggleCompared,
} from './comparison.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: MAX_COMPARED });
const field = (code: string, value: string) => ({ code, label: code.toUpperCase(), value });

describe('the products of a comparison', () => {
  it('are the same after a way through an address of either language', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom('nl' as const, 'en' as const), (chosen, locale) => {
        expect(comparedIdsInQuery(comparedQuery(chosen, locale))).toEqual(chosen);
      }),
    );
  });

  it('are at most four ids, each once, whatever is given', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        const read = comparedIds(values);
        expect(read.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(read).size).toBe(read.length);
      }),
    );
    expect(comparedIdsInQuery('?producten=7,x,7,-1,8.5,9')).toEqual([7, 9]);
    expect(comparedIdsInQuery('?producten=')).toBeNull();
    expect(comparedQuery([], 'nl')).toBe('');
  });

  it('are toggled, up to four', () => {
    expect(toggleCompared([1, 2], 2)).toEqual([1]);
    expect(toggleCompared([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleCompared([1, 2, 3, 4], 5)).toBeNull();
    expect(toggleCompared([1, 2, 3, 4], 1)).toEqual([2, 3, 4]);
  });
});

describe('the rows of a comparison', () => {
  it('show differences first, and what a product does not state', () => {
    const first = { fields: [field('dikte', '12,5 mm'), field('kleur', 'Grijs')] };
    const second = { fields: [field('kleur', 'grijs '), field('lengte', '2600 mm')] };
    expect(comparedRows([first, second])).toEqual([
      { label: 'DIKTE', values: ['12,5 mm', null], differs: true },
      { label: 'LENGTE', values: [null, '2600 mm'], differs: true },
      { label: 'KLEUR', values: ['Grijs', 'grijs '], differs: false },
    ]);
  });

  it('hold several values of one property together', () => {
    const product = { fields: [field('keurmerk', 'CE'), field('keurmerk', 'KOMO')] };
    expect(comparedRows([product])).toEqual([
      { label: 'KEURMERK', values: ['CE, KOMO'], differs: false },
    ]);
  });
});
