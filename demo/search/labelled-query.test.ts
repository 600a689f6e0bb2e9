import { expect, test } from 'vitest';
import { labelledQueries, matcherOf } from './labelled-query.ts';

const matches = (pattern: string, name: string): boolean =>
  matcherOf({ families: ['bout'], name: [pattern] })({ name, brand: '', family: 'bout' });

test('a label matches whole words and sizes, and every condition of it must hold', () => {
  expect(matches('m10', 'Zeskantbout DIN 933 M10x80')).toBe(true);
  expect(matches('M1', 'Zeskantbout DIN 933 M10x80')).toBe(false);
  expect(matches('600x600', 'Plaat 1600x600 mm')).toBe(false);
  expect(matches('8', 'Bout M10x80 mm')).toBe(false);
  const match = matcherOf({ families: ['bout'], name: ['M8', 'rvs'], brand: 'Kopstaal' });
  const product = { name: 'Slotbout M8x50 RVS A2', brand: 'Kopstaal', family: 'bout' };
  expect(match(product)).toBe(true);
  for (const other of [{ name: 'Slotbout M8x50' }, { brand: 'Plugona' }, { family: 'moer' }])
    expect(match({ ...product, ...other })).toBe(false);
  const unknown = [{ query: 'x', kind: 'noun', expect: { families: ['hammers'] } }];
  expect(labelledQueries.safeParse(unknown).success).toBe(false);
});
