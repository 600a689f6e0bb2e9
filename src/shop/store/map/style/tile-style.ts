import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from './colours.ts';
import type { TileSource } from '../../../../domain/store/tile-source.ts';

const { water, land, border, town, townHalo, coast } = MAP_COLOURS;

/** A line width that grows from `far` pixels at zoom 6 to `near` pixels at zoom 14. */
const widthByZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  6,
  far,
  14,
  near,
];

/** Layers over tiles in the OpenMapTiles schema: water, woods, roads, borders and places. */
const openMapTilesLayers = (source: string): LayerSpecification[] => [
  { id: 'land', type: 'background', paint: { 'background-color': land } },
  {
    id: 'woods',
    type: 'fill',
    source,
    'source-layer': 'landcover',
    filter: ['in', ['get', 'class'], ['literal', ['wood', 'grass', 'wetland']]],
    paint: { 'fill-color': '#e6efdf', 'fill-opacity': 0.6 },
  },
  {
    id: 'water',
    type: 'fill',
    source,
    'source-layer': 'water',
    paint: { 'fill-color': water },
  },
  {
    id: 'rivers',
    type: 'line',
    source,
    'source-layer': 'waterway',
    paint: { 'line-color': water, 'line-width': widthByZoom(0.5, 3) },
  },
  {
    id: 'roads',
    type: 'line',
    source,
    'source-layer': 'transportation',
    minzoom: 10,
    filter: ['in', ['get', 'class'], ['literal', ['secondary', 'tertiary', 'minor', 'service']]],
    paint: { 'line-color': '#e2e1dc', 'line-width': widthByZoom(0.3, 5) },
  },
  {
    id: 'main-roads',
    type: 'line',
    source,
    'source-layer': 'transportation',
    filter: ['in', ['get', 'class'], ['literal', ['motorway', 'trunk', 'primary']]],
    paint: { 'line-color': coast, 'line-width': widthByZoom(0.6, 7) },
  },
  {
    id: 'borders',
    type: 'line',
    source,
    'source-layer': 'boundary',
    filter: ['<=', ['get', 'admin_level'], 4],
    paint: { 'line-color': border, 'line-width': widthByZoom(0.8, 2) },
  },
  {
    id: 'places',
    type: 'symbol',
    source,
    'source-layer': 'place',
    filter: ['in', ['get', 'class'], ['literal', ['city', 'town', 'village', 'suburb']]],
    layout: {
      'text-field': ['coalesce', ['get', 'name:nl'], ['get', 'name']],
      'text-font': ['FigTree'],
      'text-size': widthByZoom(11, 15),
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 6,
    },
    paint: { 'text-color': town, 'text-halo-color': townHalo, 'text-halo-width': 1.5 },
  },
];

const TILES_SOURCE = 'tiles';
const TILE_PX = 256;
/** Maximum zoom of the tiles; higher zoom levels scale them up, since they hold no more detail. */
const VECTOR_MAX_ZOOM = 14;
const RASTER_MAX_ZOOM = 19;

/** Style for a configured tile server, whose host must be in the content security policy. */
export function tileStyle({
  kind,
  url,
}: Extract<TileSource, { kind: 'raster' | 'vector' }>): StyleSpecification {
  if (kind === 'raster') return rasterStyle(url);
  return {
    version: 8,
    sources: { [TILES_SOURCE]: { type: 'vector', tiles: [url], maxzoom: VECTOR_MAX_ZOOM } },
    layers: openMapTilesLayers(TILES_SOURCE),
  };
}

/** Style for raster tiles. */
export const rasterStyle = (url: string): StyleSpecification => ({
  version: 8,
  sources: {
    [TILES_SOURCE]: { type: 'raster', tiles: [url], tileSize: TILE_PX, maxzoom: RASTER_MAX_ZOOM },
  },
  layers: [{ id: TILES_SOURCE, type: 'raster', source: TILES_SOURCE }],
});
