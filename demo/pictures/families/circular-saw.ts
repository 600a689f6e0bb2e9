import { box, extrude, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { circle, outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { DARK, power, shell } from './power-tool-parts.ts';
import type { Shape } from './template.ts';

/** A blade under its guard on a base plate, the motor beside it. */
export function circularSaw(s: Shape): Solid[] {
  const m = shell(s);
  const teeth = Array.from({ length: 30 }, (_, i) => { const a = (i / 30) * 2 * Math.PI; return [[82 * Math.cos(a), 82 * Math.sin(a)], [92 * Math.cos(a + 0.05), 92 * Math.sin(a + 0.05)]] as [number, number][]; }).flat(); // oxfmt-ignore
  // It covers the upper half of the blade, and leaves its axle free.
  const guard = outline('M-100 84C-100 140 -50 176 0 176C54 176 100 140 100 84L34 84C32 108 -32 108 -34 84Z', 10); // oxfmt-ignore
  return [
    box([-150, -30, 40], [300, 130, 5], STEEL),
    group([
      move(extrude(teeth, 0, 2.4, STEEL), 0, 12, 70),
      soft(
        guard,
        -14,
        24,
        7,
        { color: '#32373d', gloss: 0.35 },
        { print: brandMark(s.look, -50, -152, 100, 34, '#32373d') },
      ),
      soft(circle(22, 0, 72, 30), 0, 11, 4, STEEL),
      soft(outline('M92 70C94 30 60 -16 0 -24C-20 -22 -30 -16 -36 -8C10 -14 60 20 74 66Z', 8), -3, 10, 3, { color: '#8d949a', metal: 0.4, gloss: 0.4 }), // oxfmt-ignore
    ]),
    soft(
      outline('M-70 150C-96 170 -120 150 -124 118L-98 106C-92 126 -80 132 -62 126Z'),
      8,
      44,
      12,
      DARK,
    ),
    move(
      turn(
        lathe(
          [
            [0, 0],
            [44, 0],
            [46, 10],
            [44, 80],
            [34, 92],
            [0, 94],
          ],
          m,
          40,
        ),
        'x',
        -90,
      ),
      4,
      38,
      104,
    ),
    soft(outline('M-40 168C-20 210 60 214 96 168L74 154C56 184 10 184 -16 156Z', 8), 20, 40, 13, m),
    ...power(s, soft(rect(86, 104, 46, 70, 8), 18, 46, 8, DARK), [[96, 40, 160], [140, 44, 150], [176, 50, 100], [206, 60, 46]]), // oxfmt-ignore
  ];
}
