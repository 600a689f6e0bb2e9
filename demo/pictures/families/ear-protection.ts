import { arc, lathe, tube } from '../kit/bodies.ts';
import { curve } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { ball } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const FOAM: Material = { color: '#2b2f33', gloss: 0.1 };
const BAND: Material = { color: '#23252a', gloss: 0.3 };

/** A cup with its cushion, at one side of the head. */
const cup = (side: number, c: string): Solid =>
  move(turn(group([
    lathe([[0, 0], [40, 0], [46, 6], [46, 22], [38, 30], [0, 32]], { color: '#15181b', gloss: 0.1 }, 40),
    lathe([[44, 22], [46, 30], [42, 48], [28, 56], [0, 58]], { color: c, gloss: 0.5 }, 40),
    lathe([[16, 56], [16, 60], [0, 60]], FOAM, 30),
  ]), 'y', side > 0 ? 90 : -90), side * 52, 0, 46); // oxfmt-ignore

const muffs = (c: string): Solid[] => [
  cup(-1, c),
  tube(arc([0, 0, 90], [-1, 0, 0], [0, 0, 1], 96, -6, 186, 26), 9, BAND, 14),
  tube(arc([0, -1, 92], [-1, 0, 0], [0, 0, 1], 103, 40, 140, 20), 9, { color: c, gloss: 0.3 }, 14), // oxfmt-ignore
  cup(1, c),
];

/** An aerial and a knob on the right cup. */
const radio = (c: string): Solid[] => [
  ...muffs(c),
  tube([[96, -28, 66], [104, -40, 168]], (t) => 5 - t * 2, BAND, 12), // oxfmt-ignore
  move(turn(lathe([[0, 0], [13, 0], [13, 10], [0, 11]], { color: '#c3c8cb', metal: 0.4 }, 26), 'y', 90), 112, 0, 46), // oxfmt-ignore
  move(turn(lathe([[0, 0], [5, 0], [5, 4], [0, 4]], { color: '#e2442f' }, 16), 'y', 90), 109, -18, 34), // oxfmt-ignore
];

/** Two loose arms that click into the slots of a helmet. */
const forHelmet = (c: string): Solid[] =>
  [-1, 1].flatMap((side) => [
    cup(side, c),
    ...[-16, 16].map((y) => tube(curve([[side * 84, y, 52], [side * 116, y, 90], [side * 104, y * 0.6, 150], [side * 92, y * 0.5, 178]]), 4, { color: '#c3c8cb', metal: 0.5, gloss: 0.5 }, 10)), // oxfmt-ignore
    move(turn(lathe([[0, -18], [12, -18], [13, 0], [12, 18], [0, 18]], BAND, 20), 'x', 90), side * 92, 0, 182), // oxfmt-ignore
  ]);

/** A thin bow under the chin with two soft caps on its ends. */
const banded = (c: string): Solid[] => [
  tube(curve([[-62, 0, 150], [-92, 0, 120], [-100, 0, 60], [-62, 0, 8], [0, 0, -12], [62, 0, 8], [100, 0, 60], [92, 0, 120], [62, 0, 150]]), 5, BAND, 14), // oxfmt-ignore
  ...[-1, 1].map((side) => move(turn(group([lathe([[0, 0], [9, 0], [9, 14], [0, 14]], BAND, 20), move(lathe(ball(15, 32), { color: c, gloss: 0.15 }, 30), 0, 0, 10)]), 'y', -side * 78), side * 62, 0, 150)), // oxfmt-ignore
];

/** The ear protection that a name tells of. */
export function earProtection({ subject: { name }, color, look }: Shape): Solid[] {
  const c = color(look.color);
  if (/beugel/i.test(name)) return banded(c);
  if (/voor helm/i.test(name)) return forHelmet(c);
  return /radio/i.test(name) ? radio(c) : muffs(c);
}
