/** Where a map's pictures come from; without a source it is drawn from the bundled outlines. */
export type TileSource =
  /** `vector`: tiles in the OpenMapTiles schema. `url` has `{z}`, `{x}` and `{y}`. */
  | { kind: 'raster' | 'vector'; url: string; attribution: string }
  /** Map Tiles API of Google; the key is public and restricted to the shop's address. */
  | { kind: 'google'; key: string };

export const GOOGLE_TILES = 'https://tile.googleapis.com';

interface Settings {
  MAP_TILES_URL: string;
  MAP_TILES_ATTRIBUTION: string;
  MAPS_KEY: string;
}

/** The source that the settings choose; null: the bundled outlines. */
export function tileSource(given: Settings): TileSource | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAPS_KEY: key } = given;
  if (url) {
    const isVector = /\.(pbf|mvt)$/.test(url.split('?')[0]!);
    return { kind: isVector ? 'vector' : 'raster', url, attribution };
  }
  return key ? { kind: 'google', key } : null;
}

/** Origin that a source's tiles are loaded from: `https://tiles.example`. */
export function tileOrigin(source: TileSource): string {
  return source.kind === 'google' ? GOOGLE_TILES : new URL(source.url).origin;
}
