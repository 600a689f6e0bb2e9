import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Place } from '../../../domain/map/mercator.ts';
import { type OutlineKind, outlineFeatures, townFeatures } from '../outline/features.ts';
import { MAP_COLOURS } from './colours.ts';
import { townLayers } from './town-layer.ts';

const SOURCE = 'outline';

const fill = (kind: OutlineKind, color: string): LayerSpecification => ({
  id: kind,
  type: 'fill',
  source: SOURCE,
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
});

/** `width`: in pixels at zoom 6 and at zoom 11. */
const line = (
  kind: OutlineKind,
  color: string,
  width: [far: number, near: number],
): LayerSpecification => ({
  id: `${kind}-line`,
  type: 'line',
  source: SOURCE,
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 6, width[0], 11, width[1]],
  },
});

/**
 * The map without a tile server: outlines, waters and town names that come with the shop. Names
 * of towns with a store are drawn beside its marker.
 */
export function bundledStyle(stores: readonly Place[]): StyleSpecification {
  const { water, land, neighbours, coast, border } = MAP_COLOURS;
  return {
    version: 8,
    sources: {
      [SOURCE]: { type: 'geojson', data: outlineFeatures(), tolerance: 0.1 },
      towns: { type: 'geojson', data: townFeatures(stores) },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      fill('neighbours', neighbours),
      fill('land', land),
      line('borders', border, [0.6, 1.4]),
      line('land', coast, [0.8, 1.6]),
      line('rivers', water, [1.2, 7]),
      line('strips', water, [2.4, 22]),
      fill('lakes', water),
      line('lakes', coast, [0.6, 1.2]),
      ...townLayers('towns'),
    ],
  };
}
