import type { LayerSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from './colours.ts';

/** Smallest zoom level at which towns of a rank have their name. */
const RANK_ZOOM = [0, 7, 8.2, 9.4];

/**
 * Names of towns, the largest first where there is no room for all. The style names no glyph
 * server: letters are then drawn with the page's own font.
 */
export const townLayers = (source: string): LayerSpecification[] =>
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
      // A marker covers the middle of the town.
      'text-radial-offset': ['case', ['get', 'hasStore'], 1.5, 0.1],
      'text-padding': 6,
    },
    paint: {
      'text-color': MAP_COLOURS.town,
      'text-halo-color': MAP_COLOURS.townHalo,
      'text-halo-width': 1.5,
    },
  }));
