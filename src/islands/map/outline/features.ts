/** The bundled outlines as GeoJSON. */
import type { Feature, FeatureCollection, Geometry, Position } from './geojson.ts';
import { distanceKm } from '../../../domain/distance.ts';
import type { Place } from '../../../domain/map/mercator.ts';
import { LAND, PROVINCE_BORDERS } from './land.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { TOWNS } from './towns.ts';
import { LAKES, LAKE_STRIPS, RIVERS } from './waters.ts';

const THOUSANDTHS = 1000;

const linesOf = (text: string) => text.trim().split('\n');

/** `5030,52930` → `[5.03, 52.93]`. */
function positionOf(text: string): Position {
  const [lng = 0, lat = 0] = text.split(',').map(Number);
  return [lng / THOUSANDTHS, lat / THOUSANDTHS];
}

const pathOf = (text: string): Position[] => text.split(' ').map(positionOf);

const polygons = (text: string): Geometry => ({
  type: 'MultiPolygon',
  coordinates: linesOf(text).map((line) => line.split('|').map(pathOf)),
});

const lines = (text: string): Geometry => ({
  type: 'MultiLineString',
  coordinates: linesOf(text).map(pathOf),
});

export type OutlineKind = 'neighbours' | 'land' | 'borders' | 'rivers' | 'strips' | 'lakes';

/** Land, borders and waters, in the order in which they are drawn. */
export function outlineGeometries(): Record<OutlineKind, Geometry> {
  return {
    neighbours: polygons(NEIGHBOURS),
    land: polygons(LAND),
    borders: lines(PROVINCE_BORDERS),
    rivers: lines(RIVERS),
    strips: lines(LAKE_STRIPS),
    lakes: polygons(LAKES),
  };
}

const featureOf = (
  geometry: Geometry,
  properties: Record<string, string | number | boolean>,
): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

export function outlineFeatures(): FeatureCollection {
  const features = Object.entries(outlineGeometries()).map(([kind, geometry]) =>
    featureOf(geometry, { kind }),
  );
  return { type: 'FeatureCollection', features };
}

/** A store this near is a store of the town. */
const TOWN_KM = 4;

/** Towns with `name`, `rank` (1 for the largest, 4 for the smallest) and `hasStore`. */
export function townFeatures(stores: readonly Place[] = []): FeatureCollection {
  const features = TOWNS.trim()
    .split('\n\n')
    .flatMap((paragraph, index) =>
      paragraph.split(/[|\n]/).map((town) => {
        const split = town.lastIndexOf(' ');
        const coordinates = positionOf(town.slice(split + 1));
        const [lng = 0, lat = 0] = coordinates;
        const hasStore = stores.some((store) => distanceKm(store, { lat, lng }) < TOWN_KM);
        const properties = { name: town.slice(0, split), rank: index + 1, hasStore };
        return featureOf({ type: 'Point', coordinates }, properties);
      }),
    );
  return { type: 'FeatureCollection', features };
}
