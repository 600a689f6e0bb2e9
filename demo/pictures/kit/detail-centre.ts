import type { Projection } from './camera.ts';
import { allFaces, type Solid } from './solid.ts';
import type { V2 } from './vec.ts';

/** True for a point inside an outline (even-odd). */
function isWithin(outline: readonly V2[], [x, y]: V2): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/**
 * The middle of a detail: the point that is asked for, or, where nothing is drawn there, the
 * middle of what lies within `reach` of the nearest thing. All in the view's own coordinates.
 */
export function detailCentre(solids: Solid[], view: Projection, asked: V2, reach: number): V2 {
  const outlines = solids
    .flatMap(allFaces)
    .map(({ contours }) => contours[0]!.map((p): V2 => [view.point(p)[0], view.point(p)[1]]));
  if (outlines.some((outline) => isWithin(outline, asked))) return asked;
  const points = outlines.flat();
  const from = ([x, y]: V2, to: V2): number => Math.hypot(x - to[0], y - to[1]);
  const nearest = points.reduce((a, b) => (from(b, asked) < from(a, asked) ? b : a));
  const near = points.filter((p) => from(p, nearest) < reach);
  const mean = (axis: 0 | 1): number => near.reduce((sum, p) => sum + p[axis], 0) / near.length;
  return [mean(0), mean(1)];
}
