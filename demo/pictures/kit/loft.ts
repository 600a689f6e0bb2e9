import type { Material } from './material.ts';
import type { Face, Solid } from './solid.ts';
import { cross, sub, unit, type V2, type V3 } from './vec.ts';

/** A flat outline laid at a height. */
export const level = (outline: readonly V2[], z: number, x = 0, y = 0): V3[] =>
  outline.map(([px, py]) => [px + x, py + y, z] as const);

/**
 * The skin over outlines of equally many points, from the lowest to the highest. It faces
 * outwards where they run counter-clockwise seen from above.
 */
export function loft(rings: readonly V3[][], mat: Material): Solid {
  const faces = rings.slice(1).flatMap((ring, level) => {
    const before = rings[level]!;
    return before.map((p, i): Face => {
      const [q, r, t] = [before[(i + 1) % before.length]!, ring[(i + 1) % ring.length]!, ring[i]!];
      return { contours: [[p, q, r, t]], n: unit(cross(sub(r, p), sub(t, q))), mat };
    });
  });
  return { faces };
}

/** A flat lid on an outline, and with a hole in it a rim. */
export const lid = (outer: V3[], mat: Material, hole?: V3[]): Solid => ({
  faces: [{ contours: hole ? [outer, hole.toReversed()] : [outer], n: [0, 0, 1], mat, plane: true }], // oxfmt-ignore
});
