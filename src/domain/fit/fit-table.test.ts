import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compileFitTable,
  type FitTable,
  parseClassCondition,
  type ProductFacts,
  type ProductSelection,
} from './fit-table.ts';

const table: FitTable = {
  classes: [
    { name: 'sds', categoryCode: 'drill', where: ['shank: SDS-plus | SDS-max'] },
    { name: 'round', categoryCode: 'drill', where: ['shank: cylinder', 'size: 6 mm | 8 mm'] },
  ],
  companions: [
    { of: ['bolt'], show: ['nut', 'ring'], fit: ['thread', 'grade'] },
    { of: ['grinder'], show: ['disc'], fit: ['diameter <= diameter'] },
    { of: ['hammer-drill'], show: ['sds'], fit: [] },
    { of: ['power-tool'], show: ['glasses'], fit: [] },
    { of: ['sds'], show: ['hammer-drill'], fit: [] },
    { of: ['broken'], show: ['nut'], fit: ['thread = '] },
  ],
  alternatives: [
    { of: ['disc'], keep: ['diameter', 'kind'], better: ['quality: plain < good < best', 'life'] },
  ],
};
const fit = compileFitTable(table);

const product = (categories: string[], attributes: Record<string, string> = {}): ProductFacts => ({
  categories,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [code, [value]]),
  ),
});
const places = (wanted: ProductSelection[]) => wanted.map(({ category }) => category);
const accepts = (wanted: ProductSelection[], other: ProductFacts) =>
  wanted.some((one) => one.accepts(other));

const bolt = product(['fixings', 'bolt'], { thread: 'M10', grade: 'A4' });
const disc = (quality: string, more: Record<string, string> = {}) =>
  product(['disc'], { diameter: '125 mm', kind: 'metal', quality, ...more });

test('a bolt goes with nuts of its own thread and grade only', () => {
  const wanted = fit.companionsOf(bolt);
  expect(places(wanted)).toEqual(['nut', 'ring']);
  expect(accepts(wanted, product(['fixings', 'nut'], { thread: 'M10', grade: 'A4' }))).toBe(true);
  expect(accepts(wanted, product(['nut'], { thread: 'M6', grade: 'A4' }))).toBe(false);
  expect(accepts(wanted, product(['nut'], { thread: 'M10', grade: 'zinc' }))).toBe(false);
  expect(accepts(wanted, product(['nut'], { thread: 'M10' }))).toBe(false);
  expect(accepts(wanted, product(['pipe'], { thread: 'M10', grade: 'A4' }))).toBe(false);
});

test('a machine takes discs up to its own size', () => {
  const wanted = fit.companionsOf(product(['power-tool', 'grinder'], { diameter: '150 mm' }));
  expect(places(wanted)).toEqual(['disc', 'glasses']);
  expect(accepts(wanted, product(['disc'], { diameter: '125 mm' }))).toBe(true);
  expect(accepts(wanted, product(['disc'], { diameter: '350 mm' }))).toBe(false);
});

test('a class selects the products of a category that meet all its conditions', () => {
  const wanted = fit.companionsOf(product(['hammer-drill']));
  expect(accepts(wanted, product(['drill'], { shank: 'sds-max' }))).toBe(true);
  expect(accepts(wanted, product(['drill'], { shank: 'cylinder' }))).toBe(false);
  expect(places(fit.companionsOf(product(['drill'], { shank: 'SDS-plus' })))).toEqual([
    'hammer-drill',
  ]);
  expect(fit.companionsOf(product(['drill'], { shank: 'cylinder' }))).toEqual([]);
});

test('a product without rules has no companions, and an invalid condition never holds', () => {
  expect(fit.companionsOf(product(['paint'], { thread: 'M10' }))).toEqual([]);
  const wanted = fit.companionsOf(product(['broken'], { thread: 'M10' }));
  expect(accepts(wanted, product(['nut'], { thread: 'M10' }))).toBe(false);
});

test.each<[string, ProductFacts, boolean, boolean]>([
  ['a higher step', disc('best'), true, true],
  ['a lower step', disc('plain'), true, false],
  ['the same in another colour', disc('good', { colour: 'red' }), true, false],
  ['another size', disc('best', { diameter: '230 mm' }), false, false],
  ['another kind', disc('best', { kind: 'stone' }), false, false],
  ['a step that nobody placed', disc('unheard of'), true, false],
  ['a higher number', disc('good', { life: '90 h' }), true, true],
  ['better in one and worse in the other', disc('best', { life: '10 h' }), true, false],
])('%s: replaces it %s, is better %s', (_, other, replaces, isBetter) => {
  const own = disc('good', { life: '60 h' });
  const given = { ...other, attributes: { life: ['60 h'], ...other.attributes } };
  expect(accepts(fit.alternativesOf(own), given)).toBe(replaces);
  expect(accepts(fit.betterThan(own), given)).toBe(isBetter);
});

test('returns the attributes in which a product is better', () => {
  const own = disc('good', { life: '60 h' });
  expect(fit.betterQualities(own, disc('best', { life: '60 h' }))).toEqual(['quality']);
  expect(fit.betterQualities(own, disc('best', { life: '90 h' }))).toEqual(['quality', 'life']);
  expect(fit.betterQualities(own, disc('plain', { life: '60 h' }))).toEqual([]);
});

test.each(['', 'a', 'a:', 'a: b |', 'a b: c'])('refuses "%s" as values of a class', (text) => {
  expect(parseClassCondition(text)).toBeNull();
});

const facts = fc
  .record({
    diameter: fc.constantFrom('115 mm', '125 mm', '230 mm'),
    kind: fc.constantFrom('metal', 'stone'),
    quality: fc.constantFrom('plain', 'good', 'best'),
    life: fc.constantFrom('10 h', '60 h'),
  })
  .map((attributes) => product(['disc'], attributes));

test('better is asymmetric and irreflexive, and implies alternative', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const isBetter = accepts(fit.betterThan(one), other);
      expect(accepts(fit.betterThan(one), one)).toBe(false);
      if (!isBetter) return;
      expect(accepts(fit.betterThan(other), one)).toBe(false);
      expect(accepts(fit.alternativesOf(one), other)).toBe(true);
    }),
  );
});
