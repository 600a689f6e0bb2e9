import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineGeometries, townFeatures, type Geometry, type Position } from './features.ts';

type MultiPolygon = Extract<Geometry, { type: 'MultiPolygon' }>;

const MAX_BYTES = 40_000;

/** Even-odd rule. */
function isInside([x, y]: number[], ring: Position[]): boolean {
  let inside = false;
  ring.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = ring.at(i - 1)!;
    if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const holds = (geometry: MultiPolygon, position: number[]) =>
  geometry.coordinates.some(([outer]) => isInside(position, outer!));

describe('the bundled outlines', () => {
  const { land, lakes, neighbours } = outlineGeometries() as Record<string, MultiPolygon>;

  it('are at most 40 kB compressed', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
    expect(gzipSync(sources.join('')).length).toBeLessThan(MAX_BYTES);
  });

  it('have closed rings', () => {
    for (const { coordinates } of [land!, lakes!, neighbours!]) {
      for (const ring of coordinates.flat()) expect(ring.at(-1)).toEqual(ring[0]);
    }
  });

  it.each([
    ['Utrecht', [5.12, 52.09], true, false],
    ['Lelystad', [5.475, 52.508], true, false],
    ['the middle of the IJsselmeer', [5.35, 52.8], true, true],
    ['the Markermeer', [5.2, 52.53], true, true],
    ['the North Sea', [3.5, 52.5], false, false],
    ['Antwerp', [4.4, 51.21], false, false],
  ])('know land from water at %s', (_, position, isLand, isLake) => {
    expect(holds(land!, position)).toBe(isLand);
    expect(holds(lakes!, position)).toBe(isLake);
  });

  it('have no town in a lake or abroad, and each once', () => {
    const towns = townFeatures().features;
    expect(towns.length).toBeGreaterThan(500);
    const names = towns.map(({ properties }) => properties['name'] as string);
    expect(new Set(names).size).toBe(names.length);
    const wrong = towns
      .filter(({ geometry }) => holds(lakes!, geometry.coordinates as Position))
      .map(({ properties }) => properties['name'] as string);
    expect(wrong).toEqual([]);
  });
});
