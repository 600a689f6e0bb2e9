import type { StyleSpecification } from 'maplibre-gl';
import { loadGoogle, loadTiles } from 'third-parties:tiles';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Place } from '../../../domain/map/mercator.ts';
import type { TileSource } from '../../../domain/map/tile-source.ts';
import { bundledStyle } from './bundled-style.ts';
import type { GoogleTiles } from './google-tiles.ts';

export interface MapStyle {
  style: StyleSpecification;
  hasTiles: boolean;
  /** Shown on the map; empty for our own outlines. */
  attribution: string;
  /** Google alone tells who its pictures are of, for each frame. */
  google: GoogleTiles | null;
}

/** The style for a tile source, with room for the markers of `stores`. Throws if Google opens no session. */
export async function mapStyle(
  source: TileSource | null,
  locale: Locale,
  stores: readonly Place[],
): Promise<MapStyle> {
  const none = { attribution: '', google: null };
  if (!source || !loadTiles) return { ...none, style: bundledStyle(stores), hasTiles: false };
  const { rasterStyle, tileStyle } = await loadTiles();
  if (source.kind !== 'google') {
    const { attribution } = source;
    return { ...none, style: tileStyle(source), hasTiles: true, attribution };
  }
  if (!loadGoogle) throw new Error('This bundle has no code for the tiles of Google.');
  const { googleTiles } = await loadGoogle();
  const google = await googleTiles(source.key, locale);
  return { google, style: rasterStyle(google.url), hasTiles: true, attribution: 'Google Maps' };
}
