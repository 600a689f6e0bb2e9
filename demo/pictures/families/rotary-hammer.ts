import { lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { along, battery, DARK, power, shell } from './power-tool-parts.ts';
import type { Shape } from './template.ts';

/** A long body with a bow behind it, a bit and a side handle before it. */
export function rotaryHammer(s: Shape): Solid[] {
  const m = shell(s);
  const body = outline('M-70 70C-74 110 -74 170 -60 188L90 182L128 170L128 118L60 104L30 66Z', 8);
  const bow = outline('M-66 188C-110 196 -150 190 -154 160L-148 60C-144 40 -110 36 -70 44L-66 76L-112 76C-120 76 -122 84 -122 92L-124 146C-124 158 -116 160 -104 160L-66 158Z', 8); // oxfmt-ignore
  return [
    soft(bow, -20, 40, 12, DARK),
    soft(outline('M-62 70C-70 20 -62 -20 -40 -44L34 -44C48 0 44 50 32 80Z', 8), -36, 72, 18, DARK),
    ...power(s, battery(s, -48, -78, 88), [[-148, 0, 66], [-158, 0, 20], [-190, 10, -20], [-240, 24, -44]]), // oxfmt-ignore
    soft(body, -34, 68, 18, m, { print: `<path d="M-56 -176L106 -168V-130L-58 -132Z" fill="#24282d"/>${brandMark(s.look, -46, -172, 142, 36, '#24282d')}` }), // oxfmt-ignore
    along(
      [
        [0, 0],
        [33, 0],
        [32, 40],
        [26, 50],
        [24, 84],
        [16, 94],
        [0, 94],
      ],
      122,
      0,
      144,
      DARK,
    ),
    along(
      [
        [0, 0],
        [7, 0],
        [7, 110],
        [4, 116],
        [0, 120],
      ],
      214,
      0,
      144,
      STEEL,
      18,
    ),
    move(
      turn(
        lathe(
          [
            [0, 0],
            [16, 0],
            [18, 20],
            [15, 90],
            [18, 104],
            [0, 110],
          ],
          DARK,
          26,
        ),
        'x',
        168,
      ),
      146,
      -14,
      120,
    ),
  ];
}
