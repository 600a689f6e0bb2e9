import type { TileSource } from '../../domain/map/tile-source.ts';

/** The tile source that the page names (`<meta name="map-tiles">`); null: the bundled outlines. */
export function tileSettings(): TileSource | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? (JSON.parse(meta.content) as TileSource) : null;
}
