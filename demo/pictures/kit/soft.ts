import type { Material } from './material.ts';
import { ccw } from './outline.ts';
import type { Face, Solid } from './solid.ts';
import { unit, type V2, type V3 } from './vec.ts';

/** The outline moved inwards by a distance along its corners' normals. */
function inset(points: readonly V2[], by: number): V2[] {
  return points.map(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length]!;
    const [nx, ny] = points[(i + 1) % points.length]!;
    const length = Math.hypot(nx - px, ny - py) || 1;
    return [x - ((ny - py) / length) * by, y + ((nx - px) / length) * by] as const;
  });
}

export interface SoftOptions {
  /** Printed on the flat front, in the outline's coordinates with y downwards. */
  print?: string;
  /** Rounds the back edge too. */
  back?: boolean;
  steps?: number;
}

/** A plate whose edges are rounded: moulded plastic, cushions, sacks. Front towards the viewer. */
export function soft(
  outline: V2[],
  y: number,
  depth: number,
  bevel: number,
  mat: Material,
  { print, back = true, steps = 5 }: SoftOptions = {},
): Solid {
  const points = ccw(outline);
  const rings: { y: number; c: V2[] }[] = [];
  const b = Math.min(bevel, depth / 2);
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * (Math.PI / 2);
    rings.push({ y: y + b * (1 - Math.sin(t)), c: inset(points, bevel * (1 - Math.cos(t))) });
  }
  if (back)
    for (let i = steps; i >= 0; i--) {
      const t = (i / steps) * (Math.PI / 2);
      rings.push({
        y: y + depth - b * (1 - Math.sin(t)),
        c: inset(points, bevel * (1 - Math.cos(t))),
      });
    }
  else rings.push({ y: y + depth, c: points });
  const ordered = rings.toSorted((p, q) => p.y - q.y);
  const faces: Face[] = [];
  const at = (ring: { y: number; c: V2[] }, i: number): V3 => {
    const [px, pz] = ring.c[(i + ring.c.length) % ring.c.length]!;
    return [px, ring.y, pz];
  };
  ordered.slice(1).forEach((ring, level) => {
    const before = ordered[level]!;
    points.forEach(([x0, z0], i) => {
      const [x1, z1] = points[(i + 1) % points.length]!;
      const mid = (before.y + ring.y) / 2;
      const front = mid - y < b ? (b - (mid - y)) / b : 0;
      const rear = back && y + depth - mid < b ? (b - (y + depth - mid)) / b : 0;
      const tilt = rear - front;
      const out = Math.sqrt(Math.max(0, 1 - tilt * tilt));
      const flat = unit([z1 - z0, 0, -(x1 - x0)]);
      faces.push({
        contours: [[at(before, i), at(before, i + 1), at(ring, i + 1), at(ring, i)]],
        n: [flat[0] * out, tilt, flat[2] * out],
        mat,
      });
    });
  });
  const first = ordered[0]!;
  const last = ordered.at(-1)!;
  faces.push({
    contours: [first.c.map((_, i) => at(first, i))],
    n: [0, -1, 0],
    mat,
    layer: 1,
    print:
      print === undefined
        ? undefined
        : { o: [0, first.y, 0], u: [1, 0, 0], v: [0, 0, -1], svg: print },
  });
  faces.push({ contours: [last.c.map((_, i) => at(last, i))], n: [0, 1, 0], mat, layer: 1 });
  return { faces };
}

/** Profile of a ball for `lathe`, from z = 0 to h. */
export const ball = (r: number, h = 2 * r, steps = 9): V2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = -Math.PI / 2 + (i / steps) * Math.PI;
    return [i === 0 || i === steps ? 0 : r * Math.cos(t), (h / 2) * (1 + Math.sin(t))] as const;
  });
