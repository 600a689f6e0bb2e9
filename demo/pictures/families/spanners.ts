import { extrude, inside, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Material } from '../kit/material.ts';
import { circle, outline, polygon } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const steel = (s: Shape): Material => ({
  color: /mat/i.test(s.subject.name) ? '#a9afb3' : '#bcc2c6',
  metal: 0.6,
  gloss: 0.8,
});

const mark = ({ look }: Shape, z: number): string =>
  `<g transform="translate(0 ${-z}) rotate(-90)">${brandMark(look, -24, -4.5, 48, 9, '#ffffff')}</g>`; // oxfmt-ignore

/** Lies on its back, turned a little. */
const lying = (parts: Solid[], angle: number): Solid[] => [
  turn(turn(group(parts), 'y', angle), 'x', -90),
];

const ringHead = (z: number, r: number, m: Material, depth = 9): Solid =>
  extrude(circle(r, 0, z, 40), -1, depth, m, {
    holes: [polygon(12, r * 0.62).map(([x, y]) => [x, y + z] as const)],
  });

/** Open at one end, a ring at the other; a ratchet's ring is thicker and has its wheel. */
function combination(s: Shape, ratchet: boolean): Solid[] {
  const m = steel(s);
  const body = outline('M-9 22C-7 60 -7 90 -7 140C-7 152 -10 160 -16 168C-26 176 -28 196 -18 208L-9 214L-9 190L9 190L9 214L18 208C28 196 26 176 16 168C10 160 7 152 7 140C7 90 7 60 9 22Z', 8); // oxfmt-ignore
  const parts = [extrude(body, 1, 6, m, { print: mark(s, 100) }), ringHead(6, ratchet ? 21 : 19, m)]; // oxfmt-ignore
  if (ratchet) parts.push(extrude(circle(15, 0, 6, 40), -2, 3, { color: '#7f878d', metal: 0.5, gloss: 0.6 }, { holes: [polygon(12, 11.8).map(([x, y]) => [x, y + 6] as const)] })); // oxfmt-ignore
  return lying(parts, 34);
}

/** A ring at both ends, of two sizes. */
function rings(s: Shape): Solid[] {
  const m = steel(s);
  const body = outline('M-7 12C-6 60 -6 150 -7 196L7 196C6 150 6 60 7 12Z', 6);
  return lying([extrude(body, 2, 6, m, { print: mark(s, 104) }), ringHead(0, 18, m, 12), ringHead(206, 21, m, 12)], 34); // oxfmt-ignore
}

/** A socket on its drive end, its hexagon to the viewer. */
function socket(s: Shape): Solid[] {
  const m = steel(s);
  const wall = lathe([[0, 0], [11, 0], [11.6, 1.2], [11.6, 15], [13.4, 19], [13.4, 37], [12.6, 38]], m, 48); // oxfmt-ignore
  // From the bottom up: the near wall hides what the bore shows below its edge.
  const layer = (solid: Solid, n: number) => solid.faces.map((face) => ({ ...face, layer: n }));
  const rim = turn(extrude(circle(12.6, 0, 0, 48), 0, 0.6, m, { holes: [polygon(6, 9.6)] }), 'x', 90); // oxfmt-ignore
  const bore = inside(turn(extrude(polygon(6, 9.6), 0, 14, { color: '#5d656b', metal: 0.4 }), 'x', 90)); // oxfmt-ignore
  const floor: Solid = { faces: [{ contours: [polygon(6, 9.6).map(([x, y]) => [x, y, 24] as const)], n: [0, 0, 1], mat: { color: '#3a4046' } }] }; // oxfmt-ignore
  return [{ faces: [...layer(floor, 0), ...layer(move(bore, 0, 0, 24), 1), ...layer(wall, 2), ...layer(move(rim, 0, 0, 37.6), 3)] }]; // oxfmt-ignore
}

/** The spanner or socket that a name tells of. */
export function spannerOf(s: Shape): Solid[] {
  const { name } = s.subject;
  if (/^dop\b/i.test(name)) return socket(s);
  if (/^ringsleutel/i.test(name)) return rings(s);
  return combination(s, /ratel/i.test(name));
}
