import { arc, cylinder, lathe, tube } from '../kit/bodies.ts';
import { curve } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#2b2f33', gloss: 0.3 };

/** How far the spout reaches, in millimetres. */
const reachOf = (name: string): number => Number(/uitloop (\d+)/.exec(name)?.[1] ?? 120);

/** A turned part that comes out of a wall, towards the viewer. */
const fromWall = (profile: (readonly [number, number])[], m: Material): Solid =>
  turn(lathe(profile, m, 44), 'x', 90);

/** For a basin: a low body, a straight spout and a lever on top. */
export const basinTap = (m: Material, reach: number): Solid[] => [
  lathe([[0, 0], [31, 0], [31, 4], [25, 8], [24, 96], [26, 104], [26, 118], [0, 118]], m, 48), // oxfmt-ignore
  tube(curve([[0, -8, 84], [0, -reach * 0.5, 98], [0, -reach * 0.92, 96], [0, -reach, 86], [0, -reach, 74]]), (t) => 15 - t * 3.5, m, 26), // oxfmt-ignore
  lathe([[26, 120], [26, 134], [20, 142], [0, 144]], m, 48), // oxfmt-ignore
  tube(
    curve([
      [0, 6, 138],
      [0, -30, 152],
      [0, -78, 168],
    ]),
    (t) => 9 - t * 3,
    m,
    16,
  ),
];

/** A high swan's neck with its lever at the side; a hand shower on a hose where it pulls out. */
function kitchen(m: Material, reach: number, pullOut: boolean): Solid[] {
  const r = reach / 2;
  const neck: V3[] = [[0, 0, 130], [0, 0, 250], ...arc([0, -r, 250], [0, 1, 0], [0, 0, 1], r, 0, 180, 20)]; // oxfmt-ignore
  const end = pullOut ? 238 : 206;
  const spray = lathe([[0, 0], [17, 0], [18, 6], [16, 46], [12, 66], [0, 66]], (i) => (i < 2 ? DARK : m), 36); // oxfmt-ignore
  return [
    tube([...neck, [0, -reach, end]], 12, m, 26),
    lathe([[0, 0], [30, 0], [30, 5], [26, 8], [26, 116], [24, 122], [14, 134], [0, 134]], m, 48), // oxfmt-ignore
    move(turn(lathe([[0, 0], [19, 0], [19, 34], [15, 38], [0, 38]], m, 36), 'y', 90), 20, 0, 78), // oxfmt-ignore
    tube(
      curve([
        [50, 0, 82],
        [60, -20, 108],
        [66, -40, 146],
      ]),
      (t) => 7 - t * 2,
      m,
      14,
    ),
    ...(pullOut
      ? [tube(curve([[0, -reach, 238], [2, -reach - 2, 205], [6, -reach - 8, 172]]), 6.5, { color: '#9aa1a7', metal: 0.4, gloss: 0.5 }, 14), move(turn(spray, 'x', -8), 6, -reach - 18, 104)] // oxfmt-ignore
      : [move(lathe([[0, 0], [13.5, 0], [13.5, 12], [0, 12]], m, 30), 0, -reach, 196)]), // oxfmt-ignore
  ];
}

/** A plate on the wall with a spout and a lever: the body is behind the tiles. */
const concealed = (m: Material, reach: number): Solid[] =>
  [
    soft(rect(-95, -40, 190, 80, 16), 0, 8, 3, m),
    tube([[-44, 0, 0], [-44, -reach * 0.9, 0], ...arc([-44, -reach * 0.9, -16], [0, 0, 1], [0, -1, 0], 16, 0, 80, 6), [-44, -reach * 0.9 - 17, -30]], 12, m, 26), // oxfmt-ignore
    move(fromWall([[0, 0], [26, 0], [26, 34], [22, 40], [0, 40]], m), 46, 0, 0), // oxfmt-ignore
    tube(
      [
        [46, -34, 14],
        [46, -40, 96],
      ],
      (t) => 7 - t * 2,
      m,
      14,
    ),
  ].map((part) => move(part, 0, 0, 50));

/** A stem through the wall, a knob before it and a thread for the hose below. */
const outdoor = (m: Material, reach: number): Solid[] => {
  const knob = Array.from(
    { length: 6 },
    (_, i) =>
    move(fromWall([[0, 0], [9, 0], [9, 12], [0, 12]], m), 22 * Math.cos((i * Math.PI) / 3), -112, 104 + 22 * Math.sin((i * Math.PI) / 3)), // oxfmt-ignore
  );
  return [
    move(turn(cylinder(12, 0, 60 + reach, m, 30), 'x', -90), 0, 0, 104),
    move(fromWall([[0, 0], [38, 0], [38, 4], [22, 10], [18, 30], [18, 70], [0, 70]], m), 0, 0, 104), // oxfmt-ignore
    tube(
      curve([
        [0, -44, 100],
        [0, -62, 84],
        [0, -78, 58],
        [0, -80, 34],
      ]),
      15,
      m,
      24,
    ),
    move(lathe([[0, 0], [13, 0], [13, 3], [11.6, 5], [13, 7], [11.6, 9], [13, 11], [11.6, 13], [13, 15], [11.6, 18], [20, 20], [20, 34], [0, 34]], m, 36), 0, -80, 8), // oxfmt-ignore
    move(fromWall([[0, 68], [11, 68], [11, 108], [0, 108]], m), 0, 0, 104), // oxfmt-ignore
    ...knob,
    move(fromWall([[0, 108], [25, 108], [25, 120], [20, 124], [0, 124]], { ...m, color: '#2c5d9c', metal: 0 }), 0, 0, 104), // oxfmt-ignore
  ];
};

/** A small pillar for one kind of water, with a cross to turn. */
const pillar = (m: Material, reach: number): Solid[] => {
  const bar = (axis: 'x' | 'y'): Solid =>
    move(turn(move(lathe([[0, 0], [6.4, 0], [7.4, 4], [5, 14], [5, 50], [7.4, 60], [6.4, 64], [0, 64]], m, 20), 0, 0, -32), axis, 90), 0, 0, 136); // oxfmt-ignore
  return [
    lathe([[0, 0], [26, 0], [26, 4], [18, 9], [17, 74], [20, 80], [20, 92], [12, 98], [8, 104], [8, 128], [0, 128]], m, 44), // oxfmt-ignore
    tube(curve([[0, -6, 62], [0, -reach * 0.4, 76], [0, -reach * 0.72, 72], [0, -reach * 0.8, 52]]), (t) => 11 - t * 1.5, m, 24), // oxfmt-ignore
    group([bar('y'), bar('x'), move(lathe([[0, 0], [11, 0], [12, 6], [10, 14], [0, 16]], m, 28), 0, 0, 128)]), // oxfmt-ignore
  ];
};

/** The tap that a name tells of. */
export function tap({ subject: { name }, color }: Shape): Solid[] {
  const m: Material = { color: color('#dfe4e7'), metal: 0.85, gloss: 0.9 };
  const reach = reachOf(name);
  if (/keuken/i.test(name)) return kitchen(m, reach, /uittrek/i.test(name));
  if (/inbouw/i.test(name)) return concealed(m, reach);
  if (/buiten/i.test(name)) return outdoor(m, reach);
  return /fontein/i.test(name) ? pillar(m, reach) : basinTap(m, reach);
}
