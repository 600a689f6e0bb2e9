import type { Material } from './material.ts';
import type { Face, Solid } from './solid.ts';
import { unit, type V2, type V3 } from './vec.ts';

/** A smooth line through all points (Catmull-Rom), `steps` pieces between two of them. */
export function curve(points: readonly V3[], steps = 7): V3[] {
  const at = (i: number): V3 => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: V3[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++)
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const mid = (k: 0 | 1 | 2): number =>
        b[k] + 0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k]))); // oxfmt-ignore
      out.push([mid(0), mid(1), mid(2)]);
    }
  return out;
}

/** An upright band of cloth along a line on the ground, seen from both of its sides. */
export function ribbon(line: readonly V2[], z0: number, z1: number, mat: Material): Solid {
  const faces: Face[] = line.slice(1).flatMap(([bx, by], i): Face[] => {
    const [ax, ay] = line[i]!;
    const contour: V3[] = [[ax, ay, z0], [bx, by, z0], [bx, by, z1], [ax, ay, z1]]; // oxfmt-ignore
    const n = unit([by - ay, ax - bx, 0]);
    return [
      { contours: [contour], n, mat },
      { contours: [contour], n: [-n[0], -n[1], 0], mat },
    ];
  });
  return { faces };
}
