import { cylinder, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { along, DARK, power, shell } from './power-tool-parts.ts';
import type { Shape } from './template.ts';

/** A slim body, a guarded disc at its head and a handle to the side. */
export function angleGrinder(s: Shape): Solid[] {
  const m = shell(s);
  const disc = group([
    cylinder(62, 0, 3, { color: '#3c4044' }, 60),
    cylinder(24, -4, 10, STEEL, 30),
  ]);
  return [
    move(turn(disc, 'x', 14), 0, 0, 4),
    move(
      turn(
        lathe(
          [
            [64, -2],
            [66, 22],
            [34, 26],
            [34, 20],
          ],
          { color: '#8d949a', metal: 0.4 },
          40,
        ),
        'x',
        14,
      ),
      0,
      6,
      4,
    ),
    along(
      [
        [0, 0],
        [28, 0],
        [34, 10],
        [34, 44],
        [26, 52],
        [0, 54],
      ],
      -34,
      0,
      52,
      { color: '#9aa1a7', metal: 0.4 },
      36,
    ),
    along(
      [
        [0, 0],
        [30, 0],
        [31, 20],
        [26, 60],
        [27, 100],
        [32, 140],
        [32, 190],
        [28, 204],
        [0, 206],
      ],
      18,
      0,
      52,
      m,
      36,
    ),
    along(
      [
        [26.6, 0],
        [27.6, 6],
        [27.6, 56],
        [26.6, 62],
      ],
      74,
      0,
      52,
      DARK,
      36,
    ),
    move(
      soft(
        rect(0, 0, 92, 20, 3),
        0,
        2,
        0.5,
        { color: s.look.color, gloss: 0.4 },
        { print: brandMark(s.look, 4, -18, 84, 16, s.look.color) },
      ),
      122,
      -35,
      42,
    ),
    tube(
      [
        [0, -20, 60],
        [0, -60, 74],
        [0, -150, 104],
      ],
      (t) => 12 + (t > 0.4 ? 5 : 0),
      DARK,
      20,
    ),
    ...power(s, move(soft(rect(0, 0, 62, 70, 9), -36, 72, 8, DARK), 218, 0, 18), [[222, 0, 52], [246, 0, 46], [290, 20, 10], [330, 60, 5]]), // oxfmt-ignore
  ];
}
