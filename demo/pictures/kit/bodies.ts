import type { Material } from './material.ts';
import { area, ccw } from './outline.ts';
import type { Face, Print, Solid } from './solid.ts';
import { add, cross, scale, sub, unit, type V2, type V3 } from './vec.ts';

/** What is printed on a flat side, drawn to its width and height in millimetres. */
export type Draw = (width: number, height: number) => string;

export interface BoxPrints {
  front?: Draw;
  right?: Draw;
  left?: Draw;
  top?: Draw;
}

/** A box with its lower front left corner at (x, y, z): w to the right, d away, h up. */
export function box(
  [x, y, z]: V3,
  [w, d, h]: V3,
  mat: Material,
  prints: BoxPrints = {},
  mats: { top?: Material; right?: Material; left?: Material } = {},
): Solid {
  const p = (i: number, j: number, k: number): V3 => [x + i * w, y + j * d, z + k * h];
  const side = (
    contour: V3[],
    n: V3,
    m: Material,
    draw?: Draw,
    at?: [V3, V3, V3, number, number],
  ): Face => ({
    contours: [contour],
    n,
    mat: m,
    plane: true,
    print: draw && at && { o: at[0], u: at[1], v: at[2], svg: draw(at[3], at[4]) },
  });
  const [ex, ey, down]: V3[] = [[1, 0, 0], [0, 1, 0], [0, 0, -1]]; // oxfmt-ignore
  return {
    faces: [
      side([p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)], [0, -1, 0], mat, prints.front, [p(0, 0, 1), ex!, down!, w, h]), // oxfmt-ignore
      side([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], [1, 0, 0], mats.right ?? mat, prints.right, [p(1, 0, 1), ey!, down!, d, h]), // oxfmt-ignore
      side([p(0, 1, 0), p(0, 0, 0), p(0, 0, 1), p(0, 1, 1)], [-1, 0, 0], mats.left ?? mat, prints.left, [p(0, 1, 1), [0, -1, 0], down!, d, h]), // oxfmt-ignore
      side([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], [0, 0, 1], mats.top ?? mat, prints.top, [p(0, 1, 1), ex!, [0, -1, 0], w, d]), // oxfmt-ignore
      side([p(0, 1, 0), p(1, 1, 0), p(1, 0, 0), p(0, 0, 0)], [0, 0, -1], mat),
      side([p(1, 1, 0), p(0, 1, 0), p(0, 1, 1), p(1, 1, 1)], [0, 1, 0], mat),
    ],
  };
}

/**
 * A body of revolution about the z axis. The profile runs from bottom to top as [radius,
 * height]; a radius of 0 closes it. Normals are smooth within a segment.
 */
export function lathe(
  profile: readonly V2[],
  mat: Material | ((segment: number) => Material),
  steps = 56,
): Solid {
  const faces: Face[] = [];
  const at = (r: number, t: number, z: number): V3 => [r * Math.sin(t), -r * Math.cos(t), z];
  profile.slice(1).forEach(([r1, z1], i) => {
    const [r0, z0] = profile[i]!;
    const m = typeof mat === 'function' ? mat(i) : mat;
    const slope = Math.hypot(r1 - r0, z1 - z0) || 1;
    const [out, up] = [(z1 - z0) / slope, (r0 - r1) / slope];
    if (Math.abs(z1 - z0) < 1e-9 && (r0 === 0 || r1 === 0)) {
      const ring = Array.from({ length: steps }, (_, s) =>
        at(Math.max(r0, r1), (s / steps) * 2 * Math.PI, z0),
      );
      faces.push({ contours: [up > 0 ? ring : ring.toReversed()], n: [0, 0, Math.sign(up)], mat: m, plane: true }); // oxfmt-ignore
      return;
    }
    for (let s = 0; s < steps; s++) {
      const [a, b] = [(s / steps) * 2 * Math.PI, ((s + 1) / steps) * 2 * Math.PI];
      const mid = (a + b) / 2;
      faces.push({
        contours: [[at(r0, a, z0), at(r0, b, z0), at(r1, b, z1), at(r1, a, z1)]],
        n: [out * Math.sin(mid), -out * Math.cos(mid), up],
        mat: m,
      });
    }
  });
  return { faces };
}

/** An upright cylinder on z, closed at both ends. */
export const cylinder = (r: number, z: number, h: number, mat: Material, steps = 56): Solid =>
  lathe([[0, z], [r, z], [r, z + h], [0, z + h]], mat, steps); // oxfmt-ignore

export interface ExtrudeOptions {
  holes?: V2[][];
  /** Printed on the front; drawn in the outline's own coordinates with y downwards. */
  print?: string;
  sides?: Material;
}

/** A plate with an outline in x and z, from y to y + depth, its front to the viewer. */
export function extrude(
  points: V2[],
  y: number,
  depth: number,
  mat: Material,
  { holes = [], print, sides = mat }: ExtrudeOptions = {},
): Solid {
  const outer = ccw(points);
  const inner = holes.map((hole) => ccw(hole).toReversed());
  const all = [outer, ...inner];
  const cap = (at: number): V3[][] => all.map((c) => c.map(([px, pz]) => [px, at, pz] as const));
  const decal: Print | undefined =
    print === undefined ? undefined : { o: [0, y, 0], u: [1, 0, 0], v: [0, 0, -1], svg: print };
  const faces: Face[] = [
    { contours: cap(y), n: [0, -1, 0], mat, plane: true, print: decal, layer: 1 },
    { contours: cap(y + depth), n: [0, 1, 0], mat, plane: true, layer: 1 },
  ];
  for (const contour of all) {
    contour.forEach(([ax, az], i) => {
      const [bx, bz] = contour[(i + 1) % contour.length]!;
      faces.push({
        contours: [[[ax, y, az], [bx, y, bz], [bx, y + depth, bz], [ax, y + depth, az]]], // oxfmt-ignore
        n: unit([bz - az, 0, -(bx - ax)]),
        mat: sides,
      });
    });
  }
  if (area(outer) === 0) throw new Error('An outline without an area cannot be extruded');
  return { faces };
}

/** A round bar along a line of points, closed at both ends. */
export function tube(
  path: readonly V3[],
  r: number | ((t: number) => number),
  mat: Material,
  steps = 20,
): Solid {
  const faces: Face[] = [];
  let side: V3 = [0, 0, 1];
  const rings = path.map((p, i) => {
    const along = unit(sub(path[Math.min(path.length - 1, i + 1)]!, path[Math.max(0, i - 1)]!));
    let across = cross(along, side);
    if (Math.hypot(...across) < 0.05) across = cross(along, [1, 0, 0.01]);
    const u = unit(across);
    const v = unit(cross(u, along));
    side = v;
    const radius = typeof r === 'number' ? r : r(i / (path.length - 1));
    return Array.from({ length: steps }, (_, s) => {
      const t = (s / steps) * 2 * Math.PI;
      const n = add(scale(u, Math.cos(t)), scale(v, Math.sin(t)));
      return { p: add(p, scale(n, radius)), n };
    });
  });
  rings.slice(1).forEach((ring, i) => {
    const before = rings[i]!;
    for (let s = 0; s < steps; s++) {
      const [a, b, c, d] = [before[s]!, before[(s + 1) % steps]!, ring[(s + 1) % steps]!, ring[s]!];
      faces.push({
        contours: [[a.p, b.p, c.p, d.p]],
        n: unit(add(add(a.n, b.n), add(c.n, d.n))),
        mat,
      });
    }
  });
  const end = (ring: { p: V3 }[], n: V3): Face => ({
    contours: [ring.map(({ p }) => p)],
    n,
    mat,
  });
  const last = path.length - 1;
  faces.push(end(rings[0]!, unit(sub(path[0]!, path[1]!))));
  faces.push(end(rings[last]!, unit(sub(path[last]!, path[last - 1]!))));
  return { faces };
}

/** Points of an arc in a plane spanned by u and v, for `tube`. Degrees. */
export function arc(
  centre: V3,
  u: V3,
  v: V3,
  r: number,
  from: number,
  to: number,
  steps = 14,
): V3[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return add(centre, add(scale(u, r * Math.cos(t)), scale(v, r * Math.sin(t))));
  });
}

/** The same shell seen from inside: open vessels need both. */
export const inside = (solid: Solid): Solid => ({
  ...solid,
  faces: solid.faces.map((face) => ({
    ...face,
    n: scale(face.n, -1),
    layer: (face.layer ?? 0) - 1,
  })),
});
