import { box } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import type { Solid } from '../kit/solid.ts';
import { DARK, power, shell } from './power-tool-parts.ts';
import type { Shape } from './template.ts';

/** A body with a bow to hold it by, its narrow blade below the base plate. */
export function jigsaw(s: Shape): Solid[] {
  const m = shell(s);
  const body = outline('M-110 60L86 58C98 70 98 120 88 140L40 140C30 128 -52 128 -60 140L-70 160C-40 166 20 164 44 160C70 160 90 164 92 176C60 196 -70 196 -104 178C-130 160 -126 80 -110 60Z', 8); // oxfmt-ignore
  return [
    box([-100, -36, 22], [200, 72, 5], STEEL),
    box([54, -3, -42], [9, 2, 70], { color: '#d3d8dc', metal: 0.5 }),
    soft(outline('M40 26L84 26L88 66L30 66Z'), -20, 40, 8, {
      color: '#8d949a',
      metal: 0.4,
      gloss: 0.5,
    }),
    soft(body, -28, 56, 15, m, { print: brandMark(s.look, -96, -106, 178, 38, s.look.color) }),
    soft(outline('M-60 142C-36 130 16 130 40 142L44 160C20 166 -40 166 -66 160Z'), -20, 40, 6, {
      color: '#ffffff',
      gloss: 0,
    }),
    soft(
      outline('M-90 190C-40 200 40 200 80 184L88 176C50 182 -60 184 -98 174Z'),
      -30,
      60,
      10,
      DARK,
    ),
    ...power(s, soft(rect(-158, 84, 52, 70, 8), -32, 64, 8, DARK), [[-108, 0, 110], [-150, 0, 104], [-180, 6, 84], [-206, 16, 62], [-240, 30, 50]]), // oxfmt-ignore
  ];
}
