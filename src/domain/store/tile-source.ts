/** Source of the map tiles. Without one, the map is drawn from bundled outlines. */
export type TileSource =
  /** `vector` tiles use the OpenMapTiles schema. `url` contains `{z}`, `{x}` and `{y}`. */
  | { kind: 'raster' | 'vector'; url: string; attribution: string }
  /** Google's Map Tiles API. The key is public, and restricted to the shop's domain. */
  | { kind: 'google'; key: string };

export const GOOGLE_TILES = 'https://tile.googleapis.com';

interface Settings {
  MAP_TILES_URL: string;
  MAP_TILES_ATTRIBUTION: string;
  MAPS_KEY: string;
}

/** Returns the configured source; null for the bundled outlines. */
export function tileSource(settings: Settings): TileSource | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAPS_KEY: key } = settings;
  if (url) {
    const isVector = /\.(pbf|mvt)$/.test(url.split('?')[0]!);
    return { kind: isVector ? 'vector' : 'raster', url, attribution };
  }
  return key ? { kind: 'google', key } : null;
}

/** Returns the origin that tiles are loaded from: `https://tiles.example`. */
export function tileOrigin(source: TileSource): string {
  return source.kind === 'google' ? GOOGLE_TILES : new URL(source.url).origin;
}
