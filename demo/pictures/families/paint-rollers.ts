import { box, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { mix } from '../kit/colour.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

interface Roller {
  /** Radius of the core with its nap, and the length of the sleeve. */
  r: number;
  l: number;
  nap: Material;
  grip: Material;
  ring: string;
}

/** The sleeve along x, its nap as deep as the name says. */
function sleeve({ r, l, nap, ring }: Roller, deep: number): Solid {
  const tufts: V2[] = deep > 8 ? Array.from({ length: Math.floor(l / 5) }, (_, i): V2[] => [[r - deep * 0.1, i * 5 + 1], [r, i * 5 + 3.4]]).flat() : [[r - 1, 1], [r, 4], [r, l - 4]]; // oxfmt-ignore
  const core: Material = { color: '#f3f4f2', gloss: 0.3 };
  return move(turn(group([
    lathe([[0, -3], [r * 0.6, -3], [r * 0.6, 1], [r - 3, 1], ...tufts, [r - 3, l], [0, l]], (i) => (i < 2 ? core : nap), 48),
    ...[0.1, 0.88].map((k) => lathe([[r + 0.3, l * k], [r + 0.3, l * k + 4]], { color: ring }, 48)),
  ]), 'y', 90), -l / 2, 0, r); // oxfmt-ignore
}

/** The bent wire and the grip on it; `reach` is how far the grip lies from the sleeve. */
function bow({ l, r, grip }: Roller, reach: number, wire: number): Solid[] {
  const x = l / 2;
  const path: V3[] = [[x, 0, r], [x + 22, 0, r], [x + 28, -12, r + 6], [x + 26, -reach * 0.42, r + 22], [x * 0.5, -reach * 0.62, r + 26], [0, -reach * 0.74, r + 24], [0, -reach, r + 16]]; // oxfmt-ignore
  const handle = lathe([[0, 0], [13, 0], [16, 20], [12.5, 60], [15, 106], [12, 128], [0, 130]], grip, 30); // oxfmt-ignore
  return [tube(curve(path, 5), wire, TOOL_STEEL, 12), move(turn(handle, 'x', 97), 0, -reach, r + 16)]; // oxfmt-ignore
}

/** A tray with a slope to roll off on and a pit for the paint. */
function tray({ l }: Roller, look: Shape['look']): Solid {
  const [w, d] = [l / 2 + 34, 300];
  const m: Material = { color: '#2b2f33', gloss: 0.3 };
  const inner: Material = { color: mix('#2b2f33', '#ffffff', 0.12), gloss: 0.2 };
  const ribs = Array.from({ length: 9 }, (_, i) => box([-w + 26, -d + 70 + i * 22, 26 + i * 3], [2 * w - 52, 8, 3], m)); // oxfmt-ignore
  const slope = { faces: [{ contours: [[[-w + 8, -d, 12], [w - 8, -d, 12], [w - 8, 0, 56], [-w + 8, 0, 56]] as V3[]], n: [0, -0.14, 0.99] as V3, mat: inner, plane: true }] }; // oxfmt-ignore
  const label = (fw: number, fh: number): string => brandMark(look, fw * 0.3, fh * 0.2, fw * 0.4, fh * 0.6, m.color); // oxfmt-ignore
  return group([
    box([-w, -6, 0], [2 * w, 8, 74], m),
    box([-w, -d, 0], [9, d, 74], m),
    slope,
    ...ribs.toReversed(),
    box([w - 9, -d, 0], [9, d, 74], m),
    box([-w, -d - 8, 0], [2 * w, 9, 74], m, { front: label }),
  ]);
}

/** The roller that a name tells of. */
export function paintRoller({ subject: { name }, color, look }: Shape): Solid[] {
  const l = Number(/(\d+) mm/.exec(name)?.[1] ?? 180);
  const deep = Number(/(?:vilt|microvezel|nylon|polyamide) (\d+) mm/.exec(name)?.[1] ?? 5);
  const thin = /lakroller/i.test(name);
  const r = (thin ? 10 : 19) + deep * 0.75;
  const roller: Roller = { r, l, nap: { color: color('#f2efe6'), gloss: 0 }, grip: { color: look.color, gloss: 0.4 }, ring: look.color }; // oxfmt-ignore
  const parts = [sleeve(roller, deep), ...bow(roller, thin ? 230 : 170, thin ? 3.4 : 4.4)];
  if (!/met bak/i.test(name)) return parts;
  return [tray(roller, look), ...parts.map((part) => move(turn(part, 'x', -16), 0, -96, 56))];
}
