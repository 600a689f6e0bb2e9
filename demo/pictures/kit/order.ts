import { allFaces, type Solid } from './solid.ts';
import type { V3 } from './vec.ts';

/**
 * Bodies from back to front. Two whose boxes are apart along an axis are ordered by the side
 * the viewer is on; boxes that meet keep the order in which they were given.
 */
export function byOcclusion(solids: Solid[], toViewer: V3): Solid[] {
  const boxes = solids.map((solid) => bounds(solid));
  const behind = boxes.map((a, i) =>
    boxes.flatMap((b, j) => (i !== j && isBehind(b, a, toViewer, j < i) ? [j] : [])),
  );
  const done: Solid[] = [];
  const state = new Uint8Array(solids.length);
  const visit = (i: number): void => {
    if (state[i]) return;
    state[i] = 1;
    behind[i]!.forEach(visit);
    done.push(solids[i]!);
  };
  solids.forEach((_, i) => visit(i));
  return done.flatMap((solid) => (solid.parts ? byOcclusion(solid.parts, toViewer) : [solid]));
}

/** True when `a` must be drawn before `b`. */
function isBehind(a: Bounds, b: Bounds, toViewer: V3, earlier: boolean): boolean {
  for (const axis of [1, 2, 0] as const) {
    const slack = 1e-6 + 0.02 * Math.min(a.max[axis] - a.min[axis], b.max[axis] - b.min[axis]);
    if (Math.abs(toViewer[axis]) < 0.02) continue;
    if (a.max[axis] <= b.min[axis] + slack && !(b.max[axis] <= a.min[axis] + slack))
      return toViewer[axis] > 0;
    if (b.max[axis] <= a.min[axis] + slack && !(a.max[axis] <= b.min[axis] + slack))
      return toViewer[axis] < 0;
  }
  return earlier;
}

interface Bounds {
  min: V3;
  max: V3;
}

/** The box around a body. */
export function bounds(...solids: Solid[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const solid of solids)
    for (const face of allFaces(solid))
      for (const contour of face.contours)
        for (const p of contour)
          for (const i of [0, 1, 2] as const) {
            if (p[i] < min[i]) min[i] = p[i];
            if (p[i] > max[i]) max[i] = p[i];
          }
  return { min, max };
}
