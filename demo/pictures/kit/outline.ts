import type { V2 } from './vec.ts';

/** Outlines run counter-clockwise with y upwards. */

export function circle(r: number, cx = 0, cy = 0, steps = 40): V2[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = (i / steps) * 2 * Math.PI;
    return [cx + r * Math.cos(t), cy + r * Math.sin(t)] as const;
  });
}

/** A rectangle with its lower left corner at (x, y) and rounded corners. */
export function rect(x: number, y: number, w: number, h: number, r = 0, steps = 5): V2[] {
  if (r <= 0) return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // oxfmt-ignore
  const k = Math.min(r, w / 2, h / 2);
  const corner = (cx: number, cy: number, from: number): V2[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [cx + k * Math.cos(t), cy + k * Math.sin(t)] as const;
    });
  return [
    ...corner(x + w - k, y + h - k, 0),
    ...corner(x + k, y + h - k, 90),
    ...corner(x + k, y + k, 180),
    ...corner(x + w - k, y + k, 270),
  ];
}

export function polygon(sides: number, r: number, turn = 0): V2[] {
  return circle(r, 0, 0, sides).map(([x, y]) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return [x * c - y * s, x * s + y * c] as const;
  });
}

/** Points of a path of absolute M, L, C, Q and Z; curves become `steps` lines each. */
export function outline(d: string, steps = 8): V2[] {
  const points: V2[] = [];
  for (const [, command, args] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = (args?.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let i = 0; i + size <= n.length; i += size) {
      const v = n.slice(i, i + size);
      const from = points.at(-1) ?? [0, 0];
      if (size === 2) points.push([v[0]!, v[1]!]);
      else for (let s = 1; s <= steps; s++) points.push(bezier([...from, ...v], s / steps));
    }
  }
  return ccw(points);
}

function bezier(p: number[], t: number): V2 {
  const u = 1 - t;
  const w =
    p.length === 6 ? [u * u, 2 * u * t, t * t] : [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  return [
    w.reduce((sum, k, i) => sum + k * p[2 * i]!, 0),
    w.reduce((sum, k, i) => sum + k * p[2 * i + 1]!, 0),
  ];
}

export function area(points: readonly V2[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** The same outline, counter-clockwise. */
export const ccw = (points: V2[]): V2[] => (area(points) < 0 ? points.toReversed() : points);

/** The right half (x ≥ 0, from bottom to top) mirrored to a whole. */
export const mirrored = (half: V2[]): V2[] =>
  ccw([...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)]);

/** A stroke of a width along a line, as an outline. */
export function stroke(line: readonly V2[], width: number | ((t: number) => number)): V2[] {
  const left: V2[] = [];
  const right: V2[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = (typeof width === 'number' ? width : width(i / (line.length - 1))) / 2;
    const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return ccw([...left, ...right.toReversed()]);
}
