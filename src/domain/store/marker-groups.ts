import type { Point } from './mercator.ts';

/** A marker on a map, in pixels. */
export interface MarkerPoint extends Point {
  id: number;
}

/** Markers too close to be pressed one by one; a marker by itself is a group of one. */
export interface MarkerGroup extends Point {
  /** In the order of the markers. */
  ids: number[];
}

/**
 * Joins markers that are closer than `reach` pixels to the first marker of a group. The group is
 * drawn in the middle of its markers. The marker with the id `alone` is never grouped, so that the
 * selected store is visible at every zoom level.
 */
export function groupMarkers(
  markers: readonly MarkerPoint[],
  reach: number,
  alone: number | null = null,
): MarkerGroup[] {
  const groups: MarkerPoint[][] = [];
  for (const marker of markers) {
    const group =
      marker.id !== alone &&
      groups.find(
        ([first]) =>
          first!.id !== alone && Math.hypot(first!.x - marker.x, first!.y - marker.y) < reach,
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
