import { extrude, inside, lathe } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { circle, outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const HOLLOW: Material = { color: '#3f331a' };

const hex = (x: number, r: number, w: number, m: Material): Solid =>
  move(turn(extrude(circle(r, 0, 0, 6), 0, w, m, { holes: [circle(r * 0.6, 0, 0, 30)] }), 'z', 90), x + w, 0, 0); // oxfmt-ignore

/** A length of pipe along x, open at its end. */
const bar = (x: number, r: number, l: number, m: Material): Solid =>
  move(turn(group([inside(lathe([[r * 0.75, 0], [r * 0.75, l]], HOLLOW, 32)), lathe([[r * 0.75, 0], [r, 0], [r, l], [r * 0.75, l]], m, 32)]), 'y', 90), x, 0, 0); // oxfmt-ignore

/** One end: the pipe's own thread, and the nut on it, from the middle to the right. */
const end = (m: Material): Solid =>
  group([bar(4, 9.5, 14, m), hex(15, 14.5, 15, m), bar(30, 8.8, 9, m)]);

const left = (m: Material): Solid => turn(end(m), 'z', 180);
const up = (m: Material): Solid => turn(end(m), 'y', -90);
const knot = (m: Material): Solid =>
  lathe([[0, -11], [7, -9], [11, -4], [11, 4], [7, 9], [0, 11]], m, 36); // oxfmt-ignore

/** A quarter turn that is screwed to the wall, its thread to the viewer. */
const wallPlate = (m: Material): Solid[] => [
  extrude(outline('M-30 -14C-30 -24 -14 -20 0 -24C14 -20 30 -24 30 -14C30 2 16 12 0 16C-16 12 -30 2 -30 -14Z', 8), 12, 5, m, { holes: [circle(3, -22, -13, 16), circle(3, 22, -13, 16)] }), // oxfmt-ignore
  turn(
    lathe(
      [
        [0, -12],
        [13, -12],
        [13, 10],
      ],
      m,
      36,
    ),
    'x',
    90,
  ),
  move(turn(group([inside(lathe([[9, 0], [9, 16]], HOLLOW, 32)), lathe([[14, 0], [14, 16], [9, 16]], m, 6)]), 'x', 90), 0, -8, 0), // oxfmt-ignore
  up(m),
];

const ballValve = (m: Material): Solid[] => [
  left(m),
  turn(
    lathe(
      [
        [9, -16],
        [15, -9],
        [15, 9],
        [9, 16],
      ],
      m,
      8,
    ),
    'y',
    90,
  ),
  end(m),
  lathe(
    [
      [6, 13],
      [6, 22],
      [4, 22],
      [4, 28],
      [0, 28],
    ],
    m,
    24,
  ),
  soft(outline('M-8 27L8 27C24 29 36 33 62 33C66 33 66 38 62 38C36 38 20 34 -8 33Z', 8), -6, 12, 3, { color: '#c3122f', gloss: 0.4 }), // oxfmt-ignore
];

/** A sleeve with a bead at each end, for the press tool. */
function pressed(m: Material): Solid[] {
  const one = turn(group([
    inside(lathe([[8.4, 0], [8.4, 56]], HOLLOW, 36)),
    lathe([[8.4, 0], [10.6, 0], [12, 3], [10.6, 6], [9.6, 8], [9.6, 25], [8.8, 27], [8.8, 29], [9.6, 31], [9.6, 48], [10.6, 50], [12, 53], [10.6, 56], [8.4, 56]], m, 40),
  ]), 'y', 90); // oxfmt-ignore
  return [move(one, 0, 30, -3), move(turn(one, 'z', -16), 14, -4, -3)];
}

/** The coupling of copper pipe that a name tells of. */
export function pipeCoupling({ subject: { name }, color }: Shape): Solid[] {
  const m: Material = { color: color('#c9a24a'), metal: 0.5, gloss: 0.8 };
  const parts = (): Solid[] => {
    if (/knelbocht/i.test(name)) return [knot(m), end(m), up(m)];
    if (/knel-t/i.test(name)) return [left(m), knot(m), end(m), up(m)];
    if (/muurplaat/i.test(name)) return wallPlate(m);
    if (/kogelkraan/i.test(name)) return ballValve(m);
    if (/pers/i.test(name)) return pressed(m);
    return [left(m), hex(-7, 13.5, 14, m), end(m)];
  };
  return parts().map((part) => move(part, 0, 0, 15));
}
