/**
 * Geometry of the store map, in the Web Mercator projection. At zoom 0 the world is one tile of
 * `TILE_PX` pixels.
 */

export interface Place {
  lat: number;
  lng: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The visible part of a map: its centre and zoom level. */
export interface Camera {
  center: Place;
  zoom: number;
}

/** Width of the world in pixels at zoom 0, as in MapLibre. */
const TILE_PX = 512;

/** Projects a place to pixels from the north-west corner of the world. */
export function worldPoint({ lat, lng }: Place, zoom: number): Point {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Inverse of `worldPoint`. */
export function placeAt({ x, y }: Point, zoom: number): Place {
  const size = TILE_PX * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size - 0.5) * 360 };
}

/** Projects a place to pixels from the top left corner of a map of `width` x `height` pixels. */
export function framePoint(
  place: Place,
  { center, zoom }: Camera,
  { width, height }: { width: number; height: number },
): Point {
  const [point, middle] = [worldPoint(place, zoom), worldPoint(center, zoom)];
  return { x: point.x - middle.x + width / 2, y: point.y - middle.y + height / 2 };
}

/**
 * Returns the camera that shows all places with `padding` pixels around them, at `maxZoom` at most.
 * Null without places.
 */
export function cameraFor(
  places: readonly Place[],
  frame: { width: number; height: number },
  { padding, maxZoom }: { padding: number; maxZoom: number },
): Camera | null {
  if (places.length === 0) return null;
  const points = places.map((place) => worldPoint(place, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const zoomThatFits = (size: number, span: number) =>
    span === 0 ? maxZoom : Math.log2(Math.max(size - 2 * padding, 1) / span);
  const zoom = Math.min(
    maxZoom,
    zoomThatFits(frame.width, right - left),
    zoomThatFits(frame.height, bottom - top),
  );
  return { center: placeAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom };
}

/** A marker on a map, in pixels. */
export interface MarkerPoint extends Point {
  id: number;
}

/** Markers too close together to be pressed individually; an isolated marker is a group of one. */
export interface MarkerGroup extends Point {
  /** In the order of the markers. */
  ids: number[];
}

/**
 * Groups markers that are closer than `maxDistancePx` to the first marker of a group. A group is
 * drawn at the mean position of its markers. The marker `ungroupedId` is never grouped, so that the
 * selected store is visible at every zoom level.
 */
export function groupMarkers(
  markers: readonly MarkerPoint[],
  maxDistancePx: number,
  ungroupedId: number | null = null,
): MarkerGroup[] {
  const groups: MarkerPoint[][] = [];
  for (const marker of markers) {
    const group =
      marker.id !== ungroupedId &&
      groups.find(
        ([first]) =>
          first!.id !== ungroupedId &&
          Math.hypot(first!.x - marker.x, first!.y - marker.y) < maxDistancePx,
      );
    if (group) group.push(marker);
    else groups.push([marker]);
  }
  return groups.map((group) => ({
    ids: group.map(({ id }) => id),
    x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
    y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
  }));
}
