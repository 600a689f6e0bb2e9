import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Utrecht is some 35 km from Amsterdam', () => {
  const km = distanceKm({ lat: 52.0907, lng: 5.1214 }, { lat: 52.3676, lng: 4.9041 });
  expect(km).toBeGreaterThan(33);
  expect(km).toBeLessThan(36);
});

test('is symmetric, and at most half the circumference of the earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const km = distanceKm(a, b);
      expect(km).toBeCloseTo(distanceKm(b, a), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(20_016);
      expect(distanceKm(a, a)).toBe(0);
    }),
  );
});
