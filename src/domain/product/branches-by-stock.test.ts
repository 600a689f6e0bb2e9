import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branchesByStock, nearestWithStock } from './branches-by-stock.ts';

const branch = (id: number, city: string, lat: number, quantity: number) => ({
  ...{ id, city, lat, lng: 5, quantity },
});
const branches = [
  branch(1, 'Zwolle', 52.5, 0),
  branch(2, 'Utrecht', 52.1, 3),
  branch(3, 'Breda', 51.6, 0),
  branch(4, 'Amersfoort', 52.2, 0),
];
const cities = (rows: { city: string }[]) => rows.map(({ city }) => city);

test('without a chosen branch those with stock stand first, then by town', () => {
  const rows = branchesByStock(branches, null);
  expect(cities(rows)).toEqual(['Utrecht', 'Amersfoort', 'Breda', 'Zwolle']);
  expect(rows[0]!.km).toBeNull();
  expect(nearestWithStock(rows, null)).toBeNull();
});

test('from the chosen branch on they stand by distance, and the nearest with stock is told', () => {
  const rows = branchesByStock(branches, 4);
  expect(cities(rows)).toEqual(['Amersfoort', 'Utrecht', 'Zwolle', 'Breda']);
  expect(rows[1]!.km).toBeCloseTo(11.1, 0);
  expect(nearestWithStock(rows, 4)?.city).toBe('Utrecht');
  expect(nearestWithStock(branchesByStock(branches, 2), 2)).toBeNull();
});

test('none is lost, and no other with stock is nearer', () => {
  const any = fc.record({
    ...{ id: fc.integer({ min: 1, max: 99 }), city: fc.constantFrom('Ede', 'Goes', 'Urk') },
    ...{ lat: fc.double({ min: 51, max: 53, noNaN: true }), lng: fc.constant(5) },
    quantity: fc.integer({ min: 0, max: 2 }),
  });
  const some = fc.uniqueArray(any, { minLength: 1, selector: ({ id }) => id });
  fc.assert(
    fc.property(some, (given) => {
      const chosen = given[0]!;
      const rows = branchesByStock(given, chosen.id);
      expect(rows).toHaveLength(given.length);
      expect(rows[0]!.id).toBe(chosen.id);
      const nearest = nearestWithStock(rows, chosen.id);
      const stocked = rows.filter(({ quantity }) => quantity > 0);
      if (chosen.quantity === 0 && stocked.length > 0)
        expect(nearest!.km).toBe(Math.min(...stocked.map(({ km }) => km!)));
    }),
  );
});
