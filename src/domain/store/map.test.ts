import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraFor, framePoint, groupMarkers, placeAt, worldPoint } from './map.ts';

const coordinate = fc.integer({ min: 0, max: 400 });
const markers = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 })
  .map((points) => points.map((point, id) => ({ id, ...point })));

describe('groups of markers', () => {
  it('contain each marker exactly once, in order', () => {
    fc.assert(
      fc.property(markers, (all) => {
        const groups = groupMarkers(all, 30);
        const ids = groups.flatMap((group) => group.ids);
        expect([...ids].sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
        for (const group of groups) {
          expect(group.ids).toEqual([...group.ids].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('have first markers that are at least the reach apart', () => {
    fc.assert(
      fc.property(markers, (all) => {
        const firsts = groupMarkers(all, 30).map(({ ids }) => all[ids[0]!]!);
        firsts.forEach((a, i) => {
          for (const b of firsts.slice(i + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(30);
          }
        });
      }),
    );
  });

  it('leave the selected marker by itself', () => {
    const close = [1, 2, 3].map((id) => ({ id, x: id, y: 0 }));
    expect(groupMarkers(close, 30, 2)).toEqual([
      { ids: [1, 3], x: 2, y: 0 },
      { ids: [2], x: 2, y: 0 },
    ]);
    expect(groupMarkers(close, 30, 1).map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
  });
});

const place = fc.record({
  lat: fc.double({ min: 50.5, max: 53.7, noNaN: true }),
  lng: fc.double({ min: 3, max: 7.5, noNaN: true }),
});
const frame = fc.record({
  width: fc.integer({ min: 200, max: 1000 }),
  height: fc.integer({ min: 200, max: 1000 }),
});

describe('Web Mercator', () => {
  it('projects latitude and longitude 0 to the middle of the world', () => {
    expect(worldPoint({ lat: 0, lng: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(worldPoint({ lat: 0, lng: 180 }, 1).x).toBe(1024);
  });

  it('agrees with the tile that OpenStreetMap shows Utrecht on', () => {
    // Tile 10/526/337 of 256 pixels contains 52.09 N, 5.12 E.
    const { x, y } = worldPoint({ lat: 52.09, lng: 5.12 }, 9);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([526, 337]);
  });

  it('is invertible', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 14 }), (there, zoom) => {
        const back = placeAt(worldPoint(there, zoom), zoom);
        expect(back.lat).toBeCloseTo(there.lat, 8);
        expect(back.lng).toBeCloseTo(there.lng, 8);
      }),
    );
  });
});

describe('the camera for places', () => {
  it('shows every place inside the padding', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), frame, (places, size) => {
        const padding = 40;
        const camera = cameraFor(places, size, { padding, maxZoom: 11 })!;
        expect(camera.zoom).toBeLessThanOrEqual(11);
        for (const one of places) {
          const { x, y } = framePoint(one, camera, size);
          expect(x).toBeGreaterThanOrEqual(padding - 0.01);
          expect(x).toBeLessThanOrEqual(size.width - padding + 0.01);
          expect(y).toBeGreaterThanOrEqual(padding - 0.01);
          expect(y).toBeLessThanOrEqual(size.height - padding + 0.01);
        }
      }),
    );
  });

  it('does not zoom in further than allowed on a single place', () => {
    const there = { lat: 52, lng: 5 };
    const camera = cameraFor([there], { width: 300, height: 300 }, { padding: 20, maxZoom: 10 });
    expect(camera?.zoom).toBe(10);
    expect(camera?.center.lat).toBeCloseTo(52, 8);
  });

  it('is null without places', () => {
    expect(cameraFor([], { width: 300, height: 300 }, { padding: 0, maxZoom: 10 })).toBeNull();
  });
});
