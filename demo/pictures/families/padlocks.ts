import { arc, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { text } from '../../../backend/platform/images/document.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

/** Four rings with figures along the foot, each turned to another. */
const dials = (): Solid[] =>
  [0, 1, 2, 3].map((i) => move(turn(lathe([[0, 0], [5.6, 0], [6.4, 1], [6.4, 6.4], [5.6, 7.4], [0, 7.4]], metal('#b4babe', 0.5), 20), 'y', 90), -17.4 + i * 9.1, -0.5, 11)); // oxfmt-ignore

/** The padlock that a name tells of: its metal, a high shackle, dials instead of a key. */
export function padlock({ subject: { name }, color, look }: Shape): Solid[] {
  const body = metal(color('#c9a24a'), 0.4);
  const top = /hoge beugel/i.test(name) ? 92 : 62;
  const shackle = tube([[-15, 11, 38], [-15, 11, top], ...arc([0, 11, top], [-1, 0, 0], [0, 0, 1], 15, 0, 180, 16), [15, 11, top], [15, 11, 38]], 4.2, metal('#d3d8dc', 0.8), 18); // oxfmt-ignore
  const combination = /cijfer/i.test(name);
  const figures = combination ? [0, 1, 2, 3].map((i) => text(-13.7 + i * 9.1, -19.4, '4715'[i]!, { size: 3.4, anchor: 'middle' })).join('') : '<path d="M-18 -12H18" stroke="#000" stroke-opacity=".3"/>'; // oxfmt-ignore
  const print = `${brandMark(look, -18, combination ? -37 : -30, 36, combination ? 11 : 14, body.color)}${figures}`; // oxfmt-ignore
  return [
    shackle,
    soft(rect(-25, 0, 50, 42, 7), 0, 22, 4, body, { print }),
    ...(combination ? dials() : []),
  ];
}
