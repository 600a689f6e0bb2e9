import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { stockLengths, netFaceArea, planWall, studCount, type Wall, wallFault } from './wall.ts';
import { parseWall, wallFields } from './tool-address.ts';
import { TOOL_ATTRIBUTES, type WallPart } from './tool-table.ts';

const product = (
  id: number,
  attributes: Record<string, string>,
  more: Partial<Candidate> = {},
): Candidate => ({
  ...{ id, price: 500, stock: 1e6, grams: 1000, contents: null, contentsUnit: null },
  attributes: Object.fromEntries(Object.entries(attributes).map(([code, one]) => [code, [one]])),
  ...more,
});

const SOLD: Partial<Record<WallPart, Candidate[]>> = {
  boardStandard: [product(1, { lengte: '2600 mm', breedte: '1200 mm', dikte: '12,5 mm' })],
  stud: [
    product(2, { lengte: '3000 mm', breedte: '75 mm' }),
    product(3, { lengte: '4000 mm', breedte: '50 mm' }),
  ],
  track: [product(4, { lengte: '4000 mm', breedte: '75 mm' })],
  screw: [
    product(5, { lengte: '25 mm', aantal: '500 stuks' }),
    product(6, { lengte: '35 mm', aantal: '200 stuks' }),
  ],
  filler: [product(7, {}, { contents: 5, contentsUnit: 'kg' })],
  tape: [product(8, {}, { contents: 25, contentsUnit: 'm' })],
  insulation: [
    product(9, { dikte: '75 mm', breedte: '1200 mm' }, { contents: 6, contentsUnit: 'm²' }),
  ],
};
const plan = (wall: Wall, sold = SOLD) => planWall(wall, sold, TOOL_ATTRIBUTES);
const WALL = parseWall(() => null);
const quantities = (wall: Wall) =>
  Object.fromEntries(plan(wall).map(({ part, choice }) => [part, choice?.quantity ?? null]));

test('lists what a wall of 4 by 2.6 m takes', () => {
  expect(quantities(WALL)).toEqual({
    ...{ boardStandard: 8, stud: 8, track: 2, screw: 1, filler: 2, tape: 1, insulation: 2 },
  });
});

test('takes longer screws for the outer of two layers', () => {
  const lines = plan({ ...WALL, kind: 'double' });
  const screwOf = (part: string) => lines.find((line) => line.part === part)?.choice?.id;
  expect([screwOf('coveredScrew'), screwOf('screw')]).toEqual([5, 6]);
});

test('names a part of which nothing fits, without a product', () => {
  const lines = plan({ ...WALL, stud: 100 });
  expect(lines.find(({ part }) => part === 'stud')).toMatchObject({ needed: 20.72, choice: null });
});

test('prefers what is in stock, then what costs least for the whole wall', () => {
  const roll = (id: number, price: number, contents: number, stock: number) =>
    product(
      id,
      { dikte: '75 mm', breedte: '600 mm' },
      { price, contents, contentsUnit: 'm²', stock },
    );
  const insulation = [roll(20, 100, 20, 0), roll(21, 900, 11, 5), roll(22, 500, 6, 5)];
  expect(plan(WALL, { ...SOLD, insulation }).at(-1)?.choice).toMatchObject({ id: 21, quantity: 1 });
});

test('knows walls that are too high or smaller than their openings', () => {
  const door = { kind: 'door' as const, width: 930, height: 2115 };
  expect(wallFault(WALL)).toBeNull();
  expect(wallFault({ ...WALL, openings: [door] })).toBeNull();
  expect(wallFault({ ...WALL, length: 900, openings: [door] })).toBe('openings');
  expect(wallFault({ ...WALL, stud: 50, height: 3200 })).toBe('height');
  expect(wallFault({ ...WALL, stud: 50, height: 3200, kind: 'double' })).toBeNull();
});

test('an opening larger than the wall leaves a list of positive quantities', () => {
  const huge = { kind: 'window' as const, width: 6000, height: 6000 };
  const lines = plan({ ...WALL, length: 500, openings: [huge, huge] });
  expect(lines.map(({ part }) => part)).toEqual(['stud', 'track', 'screw']);
  for (const { choice } of lines) expect(choice?.quantity).toBeGreaterThan(0);
});

const openings = fc.array(
  fc.record({
    kind: fc.constantFrom('door' as const, 'window' as const),
    width: fc.integer({ min: 100, max: 3000 }),
    height: fc.integer({ min: 100, max: 2500 }),
  }),
  { maxLength: 3 },
);
const walls = fc.record({
  kind: fc.constantFrom('single' as const, 'double' as const, 'lining' as const),
  board: fc.constant('standard' as const),
  length: fc.integer({ min: 300, max: 30_000 }),
  height: fc.integer({ min: 500, max: 3000 }),
  spacing: fc.constantFrom(600 as const, 400 as const),
  stud: fc.constant(75 as const),
  insulated: fc.boolean(),
  openings,
});
const possible = walls.filter((wall) => wallFault(wall) === null);

test('never buys less than the work takes', () => {
  fc.assert(
    fc.property(possible, (wall) => {
      for (const { choice, needed } of plan(wall)) {
        if (choice)
          expect(choice.quantity * choice.perPackage).toBeGreaterThanOrEqual(needed - 1e-9);
      }
      const [boards] = plan(wall);
      const faces = { single: 2, double: 4, lining: 1 }[wall.kind];
      expect(boards!.needed).toBeCloseTo(netFaceArea(wall) * faces);
    }),
  );
});

test('no bay between studs is wider than the spacing', () => {
  fc.assert(
    fc.property(possible, (wall) => {
      const bays = studCount({ ...wall, openings: [] }) - 1;
      expect(wall.length / bays).toBeLessThanOrEqual(wall.spacing);
      expect(wall.length / Math.max(1, bays - 1)).toBeGreaterThan(bays > 1 ? wall.spacing : 0);
    }),
  );
});

test('a longer wall never takes less', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 1, max: 5000 }), (wall, more) => {
      const short = quantities({ ...wall, openings: [] });
      const long = quantities({ ...wall, openings: [], length: wall.length + more });
      for (const [part, quantity] of Object.entries(short))
        expect(long[part]).toBeGreaterThanOrEqual(quantity ?? 0);
    }),
  );
});

test('an address keeps the wall', () => {
  fc.assert(
    fc.property(walls, (wall) => {
      const fields = wallFields(wall);
      expect(parseWall((name) => fields[name] ?? null)).toEqual(wall);
    }),
  );
});

test('cuts every piece from the stock lengths', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 500, max: 4000 }), (all, stock) => {
      const total = all.reduce((sum, one) => sum + one, 0);
      const count = stockLengths(all, stock);
      expect(count * stock).toBeGreaterThanOrEqual(total);
      expect(count).toBeLessThanOrEqual(all.reduce((sum, one) => sum + Math.ceil(one / stock), 0));
    }),
  );
  expect(() => stockLengths([1], 0)).toThrow(RangeError);
});
