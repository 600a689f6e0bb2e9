import { arc, extrude, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.2 };

const dome = (r: number, h: number, z = 6): V2[] =>
  Array.from({ length: 17 }, (_, i) => {
    const t = (i / 16) * (Math.PI / 2);
    return [i === 16 ? 0 : r * Math.cos(t), z + h * Math.sin(t)];
  });

/** A raised line over the dome, turned away from the middle. */
const ridge = (m: Material, angle: number, r: number, thick: number, from = 14): Solid =>
  turn(tube(arc([0, 0, 7], [0, -1, 0], [0, 0, 1], r, from, 180 - from, 22), thick, m, 14), 'z', angle); // oxfmt-ignore

const badge = ({ look }: Shape, y: number, z: number): Solid =>
  move(turn(soft(rect(-34, -14, 68, 28, 5), 0, 3, 1, { color: '#ffffff' }, { print: brandMark(look, -30, -12, 60, 24) }), 'x', -20), 0, y, z); // oxfmt-ignore

/** Slots low on the dome that let air through. */
const vents = (r: number): Solid[] =>
  [-62, -40, 40, 62].map((a) => turn(move(turn(soft(rect(-12, -4, 24, 8, 4), 0, 3, 1, DARK), 'x', -38), 0, -r, 78), 'z', a)); // oxfmt-ignore

function hardHat(s: Shape, m: Material): Solid[] {
  const brim = soft(outline('M-124 0C-130 -60 -90 -150 0 -178C90 -150 130 -60 124 0C124 70 70 128 0 128C-70 128 -124 70 -124 0Z', 12), 0, 9, 4, m); // oxfmt-ignore
  return [
    turn(brim, 'x', 90),
    lathe([[116, -4], [112, 6], ...dome(112, 118)], m, 60), // oxfmt-ignore
    ridge(m, 0, 118, 13, 12),
    ridge(m, 30, 114, 7, 16),
    ridge(m, -30, 114, 7, 16),
    ...(/geventileerd/i.test(s.subject.name) ? vents(98) : []),
    badge(s, -124, 42),
  ];
}

/** Short at the edge, with air slots and a strap under the chin. */
const climbing = (s: Shape, m: Material): Solid[] => [
  ...[-1, 1].map((side) => tube(curve([[side * 96, -40, 8], [side * 80, -52, -50], [side * 36, -60, -108], [0, -62, -118]]), 5, DARK, 10)), // oxfmt-ignore
  ...[-1, 1].map((side) => tube(curve([[side * 96, 50, 8], [side * 88, 10, -40], [side * 80, -44, -56]]), 5, DARK, 10)), // oxfmt-ignore
  lathe([[112, -8], [115, -4], [114, 8], ...dome(112, 112)], m, 60), // oxfmt-ignore
  ...[0, 34, -34].map((angle) => ridge(m, angle, 115, 9, 30)),
  ...vents(98),
  badge(s, -118, 26),
];

/** A cap of cloth with a peak; its hard shell is inside. */
function bumpCap(s: Shape, m: Material): Solid[] {
  const cloth = { ...m, gloss: 0.04 };
  const dark = { color: mix(m.color, '#000000', 0.22), gloss: 0.04 };
  const seam = Array.from({ length: 25 }, (_, i): V3 => { const t = (i / 24) * Math.PI; return [0, -106.6 * Math.cos(t), 30 + 92.6 * Math.sin(t)]; }); // oxfmt-ignore
  const peak = outline('M-92 -58C-96 -140 -60 -196 0 -204C60 -196 96 -140 92 -58C40 -92 -40 -92 -92 -58Z', 12); // oxfmt-ignore
  return [
    turn(turn(extrude(peak, 0, 7, cloth), 'x', 90), 'x', 5),
    lathe([[106, -6], [108, 4], [106, 30], ...dome(106, 92, 30)], cloth, 60), // oxfmt-ignore
    ...[0, 60, 120].map((angle) => turn(tube(seam, 1.6, dark, 8), 'z', angle)),
    lathe([[0, 119], [9, 119], [9, 122], [0, 126]], dark, 24), // oxfmt-ignore
    badge(s, -114, 40),
  ];
}

/** The helmet or cap that a name tells of. */
export function helmet(s: Shape): Solid[] {
  const { name } = s.subject;
  const m: Material = { color: s.color('#f2c318'), gloss: 0.6 };
  if (/stootpet/i.test(name)) return bumpCap(s, m);
  return /klimhelm/i.test(name) ? climbing(s, m) : hardHat(s, m);
}
