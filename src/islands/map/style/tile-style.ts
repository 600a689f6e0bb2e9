import type { StyleSpecification } from 'maplibre-gl';
import type { TileSource } from '../../../domain/map/tile-source.ts';
import { openMapTilesLayers } from './open-map-tiles-layers.ts';

const TILES = 'tiles';
const TILE_PX = 256;
/** Deeper tiles are enlarged: no tile server has more detail than this in its tiles. */
const VECTOR_MAX_ZOOM = 14;
const RASTER_MAX_ZOOM = 19;

/** The map of a configured tile server. Its host must be in the content security policy. */
export function tileStyle({
  kind,
  url,
}: Extract<TileSource, { kind: 'raster' | 'vector' }>): StyleSpecification {
  if (kind === 'raster') return rasterStyle(url);
  return {
    version: 8,
    sources: { [TILES]: { type: 'vector', tiles: [url], maxzoom: VECTOR_MAX_ZOOM } },
    layers: openMapTilesLayers(TILES),
  };
}

/** A map of pictures. */
export const rasterStyle = (url: string): StyleSpecification => ({
  version: 8,
  sources: {
    [TILES]: { type: 'raster', tiles: [url], tileSize: TILE_PX, maxzoom: RASTER_MAX_ZOOM },
  },
  layers: [{ id: TILES, type: 'raster', source: TILES }],
});
