import { expect, test } from 'vitest';
import { labelledQueries, matcherOf } from './labelled-query.ts';

const matches = (pattern: string, name: string): boolean =>
  matcherOf({ families: ['bout'], name: [pattern] })({ name, brand: '', family: 'bout' });

test.each([
  ['m10', 'Zeskantbout DIN 933 M10x80', true],
  ['M1', 'Zeskantbout DIN 933 M10x80', false],
  ['600x600', 'Betontegel 600x600x40 mm', true],
  ['600x600', 'Plaat 1600x600 mm', false],
  ['5x60', 'Schroef 4,5x60 mm', false],
  ['80', 'Bout M10x80 mm', true],
  ['8', 'Bout M10x80 mm', false],
  ['10 l', 'Muurverf 10 l wit', true],
])('pattern %s in "%s": %s', (pattern, name, expected) => {
  expect(matches(pattern, name)).toBe(expected);
});

test('every condition of a label must hold', () => {
  const match = matcherOf({ families: ['bout'], name: ['M8', 'rvs'], brand: 'Kopstaal' });
  const product = { name: 'Slotbout M8x50 RVS A2', brand: 'Kopstaal', family: 'bout' };
  expect(match(product)).toBe(true);
  expect(match({ ...product, name: 'Slotbout M8x50 verzinkt' })).toBe(false);
  expect(match({ ...product, brand: 'Plugona' })).toBe(false);
  expect(match({ ...product, family: 'moer' })).toBe(false);
  expect(match({ name: product.name, brand: product.brand })).toBe(false);
});

test.each([
  [{ query: 'x', kind: 'noun', expect: { families: ['hammers'] } }],
  [{ query: 'x', kind: 'noun', expect: { families: [] } }],
  [{ query: 'x', kind: 'noun', expect: { families: ['hamer'], name: ['('] } }],
  [{ query: ' ', kind: 'noun', expect: { families: ['hamer'] } }],
  [{ query: 'x', kind: 'other', expect: { families: ['hamer'] } }],
  [{ query: 'x', kind: 'noun', expect: { families: ['hamer'], colour: 'red' } }],
])('refuses %j', (query) => {
  expect(labelledQueries.safeParse([query]).success).toBe(false);
});
