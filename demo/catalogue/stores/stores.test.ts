import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../backend/catalogue/geocoding/geocoder.ts';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import { buildStores } from './stores.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const stores = buildStores(1, NOW);

describe('the branches', () => {
  test('are fifty in towns of their own, each with a manager, hours and posts', () => {
    expect(stores).toHaveLength(50);
    expect(new Set(stores.map((store) => store.url)).size).toBe(50);
    for (const { details } of stores) {
      expect(details.manager).not.toBeNull();
      expect(details.openingTimes.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(details.posts.length).toBeGreaterThan(0);
      expect(details.phone.replace(/\D/g, '')).toMatch(/^0\d{9}$/);
      expect(details.postalCode).toMatch(/^[1-9]\d{3} [A-Z]{2}$/);
    }
  });

  test('lie where the postcode table says their postcode is', () => {
    for (const { lat, lng, details } of stores) {
      const found = coordinatesOf(details.postalCode)!;
      const km = Math.hypot((found.lat - lat) * 111.2, (found.lng - lng) * 68);
      expect(km).toBeLessThan(8);
    }
  });
});

describe('postcodes', () => {
  test.each([
    ['3542 AB', 'Utrecht'],
    ['6222ns', 'Maastricht'],
    ['1785', 'Den Helder'],
    ['4462 EP', 'Goes'],
  ])('%s lies in %s', (postcode, place) => {
    expect(coordinatesOf(postcode)?.place).toBe(place);
  });

  test('neighbours in the centre of Amsterdam are a walk apart', () => {
    expect(distanceKm(coordinatesOf('1013')!, coordinatesOf('1014 AB')!)).toBeLessThan(2);
  });

  test.each(['0999 AA', '1234 SS', '12345', 'AB 1234', '', '3542 A'])('%s is none', (text) => {
    expect(coordinatesOf(text)).toBeNull();
  });
});
