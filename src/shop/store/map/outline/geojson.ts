/** The parts of GeoJSON (RFC 7946) that the outlines use. */

/** Longitude, latitude. */
export type Position = number[];

export type Geometry =
  | { type: 'MultiPolygon'; coordinates: Position[][][] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Point'; coordinates: Position };

export interface Feature {
  type: 'Feature';
  properties: Record<string, string | number | boolean>;
  geometry: Geometry;
}

export interface FeatureCollection {
  type: 'FeatureCollection';
  features: Feature[];
}
