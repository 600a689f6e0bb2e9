import { describe, expect, it } from 'vitest';
import { tileOrigin, tileSource } from './tile-source.ts';

const none = { MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: '', MAPS_KEY: '' };
const attribution = '© Kaartmaker';

describe('the source of map tiles', () => {
  it('is the bundled outlines by default', () => {
    expect(tileSource(none)).toBeNull();
  });

  it.each([
    ['https://tiles.example:8443/{z}/{x}/{y}.png', 'raster'],
    ['https://tiles.example:8443/{z}/{x}/{y}.pbf?key=abc', 'vector'],
    ['https://tiles.example:8443/{z}/{x}/{y}.mvt', 'vector'],
  ] as const)('of %s is %s', (url, kind) => {
    const source = tileSource({ ...none, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution });
    expect(source).toEqual({ kind, url, attribution });
    expect(tileOrigin(source!)).toBe('https://tiles.example:8443');
  });

  it('is Google with only a key, and a tile address takes precedence', () => {
    const google = tileSource({ ...none, MAPS_KEY: 'AIzaX' });
    expect(google).toEqual({ kind: 'google', key: 'AIzaX' });
    expect(tileOrigin(google!)).toBe('https://tile.googleapis.com');
    const both = { MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}.webp', MAPS_KEY: 'AIzaX' };
    expect(tileSource({ ...both, MAP_TILES_ATTRIBUTION: attribution })?.kind).toBe('raster');
  });
});
