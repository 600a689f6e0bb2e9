import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findGroups, variantOf } from '../../src/domain/product/product-groups.ts';
import type { ProductField } from '../../src/domain/product/product.ts';
import { VariantSets } from './variant-sets.ts';

interface Bolt {
  thread: string;
  length: number;
  colour: string | null;
  /** Code of the group that the catalogue names. */
  group: string | null;
}

const field = (code: string, value: string): ProductField => ({ code, label: code, value });

const fieldsOf = ({ thread, length, colour }: Bolt): ProductField[] => [
  field('schroefdraad', thread),
  field('lengte', `${length} mm`),
  ...(colour === null ? [] : [field('kleur', colour)]),
];

const candidate = (id: number, bolt: Bolt) => ({
  ...{ id, name: `Slotbout ${bolt.thread}x${bolt.length} ${bolt.colour ?? ''}`, brandId: 1 },
  categoryId: bolt.thread === 'M10' ? 2 : 1,
  fields: fieldsOf(bolt),
});

/** Colour is the axis by which the catalogue tells variants apart. */
const forms = (bolt: Bolt) => ({
  named: bolt.group
    ? { group: bolt.group, fields: fieldsOf(bolt).filter(({ code }) => code === 'kleur') }
    : null,
  similarity: variantOf(candidate(0, bolt)),
});

/** The groups of all products at once: first those that the catalogue names. */
function expected(bolts: ReadonlyMap<number, Bolt>): string[] {
  const groups: number[][] = [];
  const left = new Map(bolts);
  for (const [group, members] of Map.groupBy([...bolts], ([, one]) => one.group)) {
    const colours = new Set(members.map(([, { colour }]) => colour));
    if (group === null || members.length < 2 || (colours.size === 1 && colours.has(null))) continue;
    for (const [id] of members) left.delete(id);
    if (colours.size > 1) groups.push(members.map(([id]) => id));
  }
  const found = findGroups([...left].map(([id, bolt]) => candidate(id, bolt)));
  return [...groups, ...found.map(({ ids }) => ids)]
    .map((ids) => ids.toSorted((a, b) => a - b).join())
    .sort();
}

const anyBolt = fc.record<Bolt>({
  thread: fc.constantFrom('M6', 'M8', 'M10'),
  length: fc.constantFrom(20, 40, 60),
  colour: fc.constantFrom(null, 'zwart', 'blank'),
  group: fc.constantFrom(null, null, 'a', 'b'),
});
const changes = fc.array(
  fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(anyBolt)), { maxLength: 8 }),
  { maxLength: 6 },
);

it('has the groups of all products after every change of some', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const sets = new VariantSets();
      const bolts = new Map<number, Bolt>();
      const leads = new Map<number, number>();
      for (const step of steps) {
        for (const [id, bolt] of step) {
          sets.put(id, bolt && forms(bolt));
          if (bolt) bolts.set(id, bolt);
          else bolts.delete(id);
        }
        for (const [id, lead] of sets.regroup()) leads.set(id, lead);
        const grouped = [...bolts.keys()].filter((id) => leads.get(id) !== 0);
        const groups = [...Map.groupBy(grouped, (id) => leads.get(id)!)].map(([lead, ids]) => {
          expect(lead).toBe(Math.min(...ids));
          return ids.toSorted((a, b) => a - b).join();
        });
        expect(groups.sort()).toEqual(expected(bolts));
      }
    }),
  );
});

it('tells what products of a group differ in', () => {
  const sets = new VariantSets();
  const bolt = (id: number, length: number, colour: string) =>
    sets.put(id, forms({ thread: 'M8', length, colour, group: null }));
  bolt(1, 20, 'zwart');
  bolt(2, 40, 'zwart');
  bolt(3, 20, 'blank');
  sets.regroup();
  expect(sets.axisOf([1, 2])).toBe('size');
  expect(sets.axisOf([1, 3])).toBe('colour');
  expect(sets.axisOf([1, 2, 3])).toBe('variant');
});
