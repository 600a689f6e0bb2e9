import { arc, lathe, tube } from '../kit/bodies.ts';
import { curve } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { circle, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const HOSE: Material = { color: '#c3c8cb', metal: 0.5, gloss: 0.6 };

/** The holes of a rose of radius r, as a print. */
const nozzles = (r: number): string =>
  `<circle r="${r}" fill="#eef1f3"/>${[[8, 0.26], [16, 0.53], [24, 0.8]].map(([n = 0, k = 0]) => Array.from({ length: n }, (_, i) => { const a = (i / n) * 2 * Math.PI; return `<circle cx="${(r * k * Math.cos(a)).toFixed(1)}" cy="${(r * k * Math.sin(a)).toFixed(1)}" r="2.8" fill="#4a5259"/>`; }).join('')).join('')}`; // oxfmt-ignore

/** A hand shower that hangs at (x, z). */
const hand = (m: Material, x: number, z: number): Solid =>
  move(group([
    tube([[0, -34, -200], [0, -38, -120], [0, -50, -40]], 11, m, 20),
    move(turn(soft(circle(58, 0, 0, 44), 0, 20, 6, m, { print: nozzles(52) }), 'x', -18), 0, -72, 4),
  ]), x, 0, z); // oxfmt-ignore

const holder = (m: Material, z: number): Solid => soft(rect(-22, z, 44, 50, 9), -30, 44, 8, m);

/** A rail of `h` with its two fixings to the wall. */
const rail = (m: Material, h: number): Solid[] => [
  tube([[0, 0, 0], [0, 0, h]], 11, m, 24), // oxfmt-ignore
  ...[20, h - 20].map((z) => move(turn(lathe([[0, 0], [20, 0], [20, 12], [14, 20], [0, 20]], m, 30), 'x', 90), 0, 10, z)), // oxfmt-ignore
];

/** A bar on the wall with a knob for heat at one end and for water at the other. */
const thermostat = (m: Material, z: number): Solid =>
  move(group([
    ...[-75, 75].map((x) => move(turn(lathe([[0, 0], [30, 0], [30, 8], [16, 14], [16, 56], [0, 56]], m, 36), 'x', 90), x, 50, 0)),
    turn(lathe([[0, -150], [24, -150], [26, -144], [26, -104], [20, -100], [24, -94], [24, 94], [20, 100], [26, 104], [26, 144], [24, 150], [0, 150]], m, 44), 'y', 90),
    soft(rect(118, -5, 10, 10, 2), -29, 4, 1, { color: '#c3122f' }),
  ]), 0, 0, z); // oxfmt-ignore

/** A broad rose above one's head on an arm from (0, y, z). */
const overhead = (m: Material, y: number, z: number): Solid[] => [
  tube(curve([[0, y, z], [0, y - 14, z + 60], [0, y - 60, z + 92], [0, y - 190, z + 96], [0, y - 214, z + 84]]), 10, m, 18), // oxfmt-ignore
  move(lathe([[0, 0], [118, 0], [120, 4], [118, 9], [24, 14], [14, 30], [0, 30]], m, 60), 0, y - 216, z + 52), // oxfmt-ignore
];

const loop = (from: V3, low: V3, to: V3): Solid => tube(curve([from, [from[0] + 20, from[1] - 20, (from[2] + low[2]) / 2], low, [to[0] - 24, to[1] - 6, (to[2] + low[2]) / 2], to], 9), 6.5, HOSE, 10); // oxfmt-ignore

const sliding = (m: Material): Solid[] => {
  const hose: V3[] = Array.from({ length: 30 }, (_, i) => { const t = i / 29; return [80 * Math.sin(t * Math.PI) * (1 - t * 0.3) + 6, -26, 470 - 470 * Math.sin(t * Math.PI * 0.5) + 30 * t]; }); // oxfmt-ignore
  return [...rail(m, 640), holder(m, 466), hand(m, 0, 620), tube(hose, 6.5, HOSE, 10)];
};

/** A mixer bar, and a hand shower on its hook. */
const mixer = (m: Material): Solid[] => [
  thermostat(m, 90),
  holder(m, 330),
  loop([0, 0, 66], [70, -30, -90], [6, -34, 284]),
  hand(m, 0, 480),
];

/** A bar that also fills a bath. */
const bath = (m: Material): Solid[] => [
  thermostat(m, 90),
  tube(
    curve([
      [0, -20, 90],
      [0, -70, 92],
      [0, -128, 86],
      [0, -140, 62],
    ]),
    15,
    m,
    26,
  ),
  loop([70, 0, 66], [120, -30, -70], [6, -34, 284]),
  holder(m, 330),
  hand(m, 0, 480),
];

/** Mixer, riser with a broad rose, and a hand shower. */
const rain = (m: Material): Solid[] => [
  tube([[0, 10, 90], [0, 10, 720]], 11, m, 22), // oxfmt-ignore
  ...overhead(m, 10, 718),
  thermostat(m, 90),
  holder(m, 400),
  loop([40, 0, 66], [96, -30, -60], [6, -34, 352]),
  hand(m, 0, 556),
];

/** Plates on the tiles: only knobs, a rose on its arm and a hand shower show. */
const concealed = (m: Material): Solid[] => [
  move(
    turn(
      lathe(
        [
          [0, 0],
          [42, 0],
          [42, 8],
          [0, 8],
        ],
        m,
        44,
      ),
      'x',
      90,
    ),
    0,
    10,
    640,
  ),
  tube([[0, 0, 640], [0, -150, 640], ...arc([0, -150, 620], [0, 0, 1], [0, -1, 0], 20, 0, 90, 6), [0, -170, 606]], 11, m, 18), // oxfmt-ignore
  move(lathe([[0, 0], [118, 0], [120, 4], [118, 9], [24, 14], [14, 30], [0, 30]], m, 60), 0, -170, 580), // oxfmt-ignore
  soft(rect(-60, 200, 120, 230, 16), 0, 8, 3, m),
  ...[260, 370].map((z) => move(turn(lathe([[0, 0], [34, 0], [34, 40], [30, 46], [0, 46]], m, 44), 'x', 90), 0, 0, z)), // oxfmt-ignore
  loop([150, 0, 200], [190, -30, 40], [176, -34, 250]),
  soft(rect(128, 230, 44, 50, 9), -30, 44, 8, m),
  hand(m, 150, 450),
];

/** The shower that a name tells of. */
export function shower({ subject: { name }, color }: Shape): Solid[] {
  const m: Material = { color: color('#dfe4e7'), metal: 0.8, gloss: 0.9 };
  if (/badkraan/i.test(name)) return bath(m);
  if (/regen/i.test(name)) return rain(m);
  if (/inbouw/i.test(name)) return concealed(m);
  return /douchekraan/i.test(name) ? mixer(m) : sliding(m);
}
