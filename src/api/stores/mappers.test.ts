import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeRecord as record } from '../../../tests/support/records.ts';
import { mapCoordinates, mapStore } from './mappers.ts';

/** Both forms of an absent field. */
const absent = fc.constantFrom(null, undefined);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.oneof(some, absent);
const time = fc.constantFrom('06:30', '08:00', '12:00', '18:00');
const day = fc.integer({ min: 1, max: 7 });

describe('store', () => {
  it('fills in defaults for absent fields', () => {
    expect(mapStore(record())).toEqual({
      id: 12,
      code: 'UTR',
      name: 'Bouwmaat Utrecht',
      type: 'Store',
      url: 'utrecht',
      phone: '030 - 123 45 67',
      email: 'utrecht@shop.example',
      image: null,
      onFleetId: null,
      distanceInKm: null,
      location: {
        distanceInMeters: null,
        globalLocationNumber: '8712345000012',
        lat: 52.1,
        lng: 5.1,
      },
      address: {
        street: 'Industrieweg',
        houseNumber: '12a',
        postalCode: '3542 AD',
        city: 'Utrecht',
      },
      openingTimes: [],
      holidayTimes: [],
      manager: null,
      posts: [],
      tags: [],
    });
  });

  it('sorts its opening times by day and time', () => {
    const times = fc.array(fc.record({ Day: day, Open: time, Close: time }));
    fc.assert(
      fc.property(times, (OpeningTimes) => {
        const mapped = mapStore(record({ OpeningTimes })).openingTimes;
        const key = (one: { day: number; open: string }) => `${one.day} ${one.open}`;
        expect(mapped.map(key)).toEqual(mapped.map(key).sort());
        const back = mapped.map((one) => ({ Day: one.day, Open: one.open, Close: one.close }));
        const text = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
        expect(text(back)).toEqual(text(OpeningTimes));
      }),
    );
  });

  it('is closed on a holiday only with a yes flag', () => {
    const flag = fc.constantFrom(true, false, 'ja', 'JA', 'nee', '1', '');
    fc.assert(
      fc.property(flag, maybe(time), maybe(time), (IsClosed, Open, Close) => {
        const row = { Start: '2026-12-25', End: '2026-12-26', Open, Close, IsClosed };
        expect(mapStore(record({ HolidayTimes: [row] })).holidayTimes).toEqual([
          {
            start: '2026-12-25',
            end: '2026-12-26',
            open: Open ?? null,
            close: Close ?? null,
            isClosed: IsClosed === true || String(IsClosed).toLowerCase() === 'ja',
          },
        ]);
      }),
    );
  });

  it('keeps distances, picture, manager, posts and tags', () => {
    const period = { Start: '2026-11-01', End: '2026-11-30' };
    const post = { Type: 'nieuws', Title: 'T', Summary: 'S' };
    const mapped = mapStore(
      record({
        ...{ DistanceInKm: 3.5, Image: '/a', OnFleetId: 'f', Tags: ['Zagerij'] },
        Location: { ...record().Location, DistanceInMeters: 3500 },
        Manager: { FirstName: 'An', LastName: 'Bakker', Image: null },
        Posts: [
          { ...post, Url: '/b', Media: '/c', Period: period },
          { ...post, Period: null },
        ],
      }),
    );
    expect(mapped).toMatchObject({
      ...{ distanceInKm: 3.5, image: '/a', onFleetId: 'f', tags: ['Zagerij'] },
      location: { distanceInMeters: 3500 },
      manager: { firstName: 'An', lastName: 'Bakker', image: null },
    });
    const shown = { type: 'nieuws', title: 'T', summary: 'S' };
    expect(mapped.posts).toEqual([
      { ...shown, url: '/b', media: '/c', period: { start: '2026-11-01', end: '2026-11-30' } },
      { ...shown, url: null, media: null, period: null },
    ]);
  });
});

it('maps the coordinates of a postcode', () => {
  const place = mapCoordinates({ PostalCode: '3542', Latitude: 52.1, Longitude: 5.06 });
  expect(place).toEqual({ lat: 52.1, lng: 5.06 });
});
