import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { loadGoogle, loadTiles } from 'third-parties:tiles';
import { MAP_COLOURS } from './colours.ts';
import type { Place } from '../../../../domain/store/map.ts';
import { type OutlineKind, outlineFeatures, townFeatures } from '../outline/features.ts';
import type { Locale } from '../../../../domain/shared/common.ts';
import type { TileSource } from '../../../../domain/store/tile-source.ts';
import type { GoogleTiles } from './google-tiles.ts';

/** Minimum zoom level at which town names are shown, by rank. */
const RANK_ZOOM = [0, 7, 8.2, 9.4];

/**
 * Town names; larger towns have priority. The style names no glyph server, so that labels use the
 * page's own font.
 */
const townLayers = (source: string): LayerSpecification[] =>
  RANK_ZOOM.map((minzoom, index) => ({
    id: `towns-${index + 1}`,
    type: 'symbol',
    source,
    minzoom,
    filter: ['==', ['get', 'rank'], index + 1],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['FigTree'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, index < 2 ? 12 : 11, 11, 17 - index],
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      // A marker covers the centre of the town.
      'text-radial-offset': ['case', ['get', 'hasStore'], 1.5, 0.1],
      'text-padding': 6,
    },
    paint: {
      'text-color': MAP_COLOURS.town,
      'text-halo-color': MAP_COLOURS.townHalo,
      'text-halo-width': 1.5,
    },
  }));

const OUTLINE_SOURCE = 'outline';

const fillLayer = (kind: OutlineKind, color: string): LayerSpecification => ({
  id: kind,
  type: 'fill',
  source: OUTLINE_SOURCE,
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
});

/** A line layer; `width` in pixels at zoom 6 and at zoom 11. */
const lineLayer = (
  kind: OutlineKind,
  color: string,
  width: [far: number, near: number],
): LayerSpecification => ({
  id: `${kind}-line`,
  type: 'line',
  source: OUTLINE_SOURCE,
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 6, width[0], 11, width[1]],
  },
});

/**
 * The map style without a tile server: the bundled outlines, waters and town names. The names of
 * towns with a store are drawn beside its marker.
 */
export function bundledStyle(stores: readonly Place[]): StyleSpecification {
  const { water, land, neighbours, coast, border } = MAP_COLOURS;
  return {
    version: 8,
    sources: {
      [OUTLINE_SOURCE]: { type: 'geojson', data: outlineFeatures(), tolerance: 0.1 },
      towns: { type: 'geojson', data: townFeatures(stores) },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      fillLayer('neighbours', neighbours),
      fillLayer('land', land),
      lineLayer('borders', border, [0.6, 1.4]),
      lineLayer('land', coast, [0.8, 1.6]),
      lineLayer('rivers', water, [1.2, 7]),
      lineLayer('strips', water, [2.4, 22]),
      fillLayer('lakes', water),
      lineLayer('lakes', coast, [0.6, 1.2]),
      ...townLayers('towns'),
    ],
  };
}

export interface MapStyle {
  style: StyleSpecification;
  hasTiles: boolean;
  /** Attribution text; empty for the bundled outlines. */
  attribution: string;
  /** Google determines the attribution per visible area. */
  google: GoogleTiles | null;
}

/**
 * The style for a tile source, which keeps space for the markers of `stores`. Throws if Google
 * opens no session.
 */
export async function createMapStyle(
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
  const { openGoogleTiles } = await loadGoogle();
  const google = await openGoogleTiles(source.key, locale);
  return { google, style: rasterStyle(google.url), hasTiles: true, attribution: 'Google Maps' };
}
