import { describe, expect, test } from 'vitest';
import { checkDigit } from '../../../backend/catalogue/ean.ts';
import { coordinatesOf } from '../../../backend/catalogue/postcodes.ts';
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

  test('have location numbers with a right check digit', () => {
    for (const { details } of stores) {
      const gln = details.globalLocationNumber;
      expect(gln).toMatch(/^\d{13}$/);
      expect(checkDigit(gln.slice(0, 12))).toBe(Number(gln[12]));
    }
  });

  test('know the public holidays of the coming year', () => {
    const { holidayTimes } = stores[0]!.details;
    const closed = holidayTimes.filter((time) => time.isClosed).map((time) => time.start);
    expect(closed).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01', '2027-04-27']));
    expect(holidayTimes.find((time) => time.start === '2026-12-24')?.close).toBe('16:00');
  });

  test('have posts that run for weeks, not for a year', () => {
    const posts = stores.flatMap(({ details }) => details.posts);
    const time = (day: string | null): number => Date.parse(day ?? '');
    const weeks = posts.map(({ start, end }) => (time(end) - time(start)) / 6.048e8);
    expect(posts.some(({ type }) => type === 'service')).toBe(true);
    expect(Math.min(...weeks)).toBeGreaterThan(2);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(13);
    for (const { end } of posts) expect(time(end)).toBeGreaterThan(NOW.getTime());
  });

  test('end early before feasts: never open earlier or later than on that day of any week', () => {
    for (const { details } of stores) {
      const early = details.holidayTimes.filter((time) => !time.isClosed);
      expect(early.length).toBeGreaterThan(0);
      for (const { start, open, close } of early) {
        const day = new Date(`${start}T00:00:00Z`).getUTCDay();
        const usual = details.openingTimes.find((time) => time.day === day)!;
        expect(open).toBe(usual.open);
        expect(close! < usual.close).toBe(true);
      }
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

  test.each(['0999 AA', '1234 SS', '12345', 'AB 1234', '', '3542 A'])('%s is none', (text) => {
    expect(coordinatesOf(text)).toBeNull();
  });
});
