import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGroups, type GroupCandidate, MAX_AXES } from './product-groups.ts';

interface Bolt {
  id: number;
  kind?: string;
  thread?: string;
  length?: number;
  pack?: number;
  material?: string;
  brandId?: number;
  categoryId?: number;
}

function bolt({ id, kind = 'Zeskantbout DIN 933', ...given }: Bolt): GroupCandidate {
  const {
    thread = 'M8',
    length = 40,
    pack,
    material = 'staal',
    brandId = 1,
    categoryId = 1,
  } = given;
  const field = (code: string, value: string) => ({ code, label: code, value });
  return {
    id,
    name: `${kind} ${thread}x${length}${pack ? ` ${pack} st` : ''}`,
    brandId,
    categoryId,
    fields: [
      field('schroefdraad', thread),
      field('lengte', `${length} mm`),
      field('materiaal', material),
      field('gewicht', `${length * 3} g`),
      ...(pack ? [field('aantal', `${pack} stuks`)] : []),
    ],
  };
}

describe('findGroups', () => {
  it('groups by the axes that differ', () => {
    const found = findGroups([
      bolt({ id: 3, length: 60 }),
      bolt({ id: 1, length: 40 }),
      bolt({ id: 2, length: 40, pack: 100 }),
    ]);
    expect(found).toEqual([{ axes: ['lengte', 'aantal'], ids: [1, 2, 3] }]);
  });

  it.each<[string, Partial<Bolt>]>([
    ['brand', { brandId: 2 }],
    ['category', { categoryId: 2 }],
    ['kind', { kind: 'Zeskantbout DIN 931' }],
    ['material', { material: 'rvs' }],
  ])('keeps another %s apart', (_, other) => {
    expect(findGroups([bolt({ id: 1 }), bolt({ id: 2, length: 60, ...other })])).toEqual([]);
  });

  it('leaves out a second product with the same values', () => {
    const found = findGroups([bolt({ id: 1 }), bolt({ id: 2 }), bolt({ id: 3, length: 60 })]);
    expect(found).toEqual([{ axes: ['lengte'], ids: [1, 3] }]);
  });

  it('groups no machines', () => {
    const saw = (id: number, size: number): GroupCandidate => ({
      ...{ id, name: `Cirkelzaag ${size} mm`, brandId: 1, categoryId: 1 },
      fields: [
        { code: 'diameter', label: 'Diameter', value: `${size} mm` },
        { code: 'spanning', label: 'Spanning', value: '18 V' },
      ],
    });
    expect(findGroups([saw(1, 165), saw(2, 184)])).toEqual([]);
  });

  const anyBolt = fc.record({
    kind: fc.constantFrom('Zeskantbout DIN 933', 'Zeskantbout DIN 931', 'Slotbout'),
    thread: fc.constantFrom('M4', 'M6', 'M8'),
    length: fc.constantFrom(20, 40, 60),
    pack: fc.option(fc.constantFrom(10, 100), { nil: undefined }),
    material: fc.constantFrom('staal', 'rvs'),
    brandId: fc.constantFrom(1, 2),
    categoryId: fc.constantFrom(1, 2),
  });
  const range = fc
    .array(anyBolt, { maxLength: 60 })
    .map((bolts) => bolts.map((one, at) => bolt({ id: at + 1, ...one } as Bolt)));

  it('makes groups of at least two products of one brand, category and kind, told apart by few axes', () => {
    fc.assert(
      fc.property(range, (products) => {
        const byId = new Map(products.map((product) => [product.id, product]));
        const grouped = new Set<number>();
        for (const { axes, ids } of findGroups(products)) {
          expect(ids.length).toBeGreaterThan(1);
          expect(axes.length).toBeGreaterThan(0);
          expect(axes.length).toBeLessThanOrEqual(MAX_AXES);
          const members = ids.map((id) => byId.get(id)!);
          const different = (of: (product: GroupCandidate) => unknown) =>
            new Set(members.map((member) => JSON.stringify(of(member)))).size;
          const value = (product: GroupCandidate, code: string) =>
            product.fields.find((field) => field.code === code)?.value;
          expect(different(({ brandId }) => brandId)).toBe(1);
          expect(different(({ categoryId }) => categoryId)).toBe(1);
          expect(different(({ name }) => name.replace(/ M\d.*/, ''))).toBe(1);
          expect(different((product) => value(product, 'materiaal'))).toBe(1);
          for (const axis of axes) expect(different((one) => value(one, axis))).toBeGreaterThan(1);
          expect(different((one) => axes.map((axis) => value(one, axis)))).toBe(ids.length);
          for (const id of ids) expect(grouped.has(id)).toBe(false);
          for (const id of ids) grouped.add(id);
        }
      }),
    );
  });

  it('does not depend on the order of the products', () => {
    fc.assert(
      fc.property(range, (products) => {
        expect(findGroups(products.toReversed())).toEqual(findGroups(products));
      }),
    );
  });
});
