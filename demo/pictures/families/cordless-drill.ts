import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import type { Solid } from '../kit/solid.ts';
import { along, battery, DARK, power, shell } from './power-tool-parts.ts';
import type { Shape } from './template.ts';

/** A pistol grip on its battery, a chuck with a bit in it. */
export function cordlessDrill(s: Shape): Solid[] {
  const m = shell(s);
  const body = outline('M-60 150C-64 120 -50 112 -28 108L-18 60L-30 12L28 12L36 60C38 84 46 98 70 106L104 108L104 172C60 180 -20 180 -44 176C-56 172 -60 164 -60 150Z', 8); // oxfmt-ignore
  return [
    ...power(s, battery(s, -44, -34, 92), []),
    soft(body, -28, 56, 15, m, { print: `<path d="M-52 -150L96 -152V-124L-40 -122Z" fill="#24282d" fill-opacity=".9"/>${brandMark(s.look, -34, -150, 118, 26, '#24282d')}` }), // oxfmt-ignore
    soft(outline('M40 74C52 78 52 96 44 104L34 100L32 78Z'), -10, 20, 4, { color: '#15181b' }),
    soft(outline('M-16 56L-26 14L22 14L30 56L28 84C10 92 -8 88 -18 84Z'), -30, 60, 12, DARK),
    along(
      [
        [0, 0],
        [27, 0],
        [29, 8],
        [29, 26],
        [26, 30],
        [26, 46],
        [18, 60],
        [11, 66],
        [0, 66],
      ],
      104,
      0,
      140,
      DARK,
    ),
    along(
      [
        [0, 0],
        [4, 0],
        [4, 46],
        [2.4, 60],
        [0, 64],
      ],
      168,
      0,
      140,
      STEEL,
      16,
    ),
  ];
}
