import { box, lathe, tube, type Draw } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Material } from '../kit/material.ts';
import { circle, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const LIGHT: Material = { color: '#fffdf2', gloss: 0.8 };
const DARK: Material = { color: '#2b2f33', gloss: 0.3 };

/** A long grey trough under a milky cover that steel clips hold: keeps water out. */
function batten({ look }: Shape): Solid[] {
  const trough: Material = { color: '#c9ced2', gloss: 0.3 };
  const clip = (x: number): Solid => box([x, -4, 8], [16, 4, 34], { color: '#8d959b', metal: 0.5, gloss: 0.7 }); // oxfmt-ignore
  const cap: Draw = (w, h) => `<circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.22}" fill="#3a4046"/>`; // oxfmt-ignore
  const name = (w: number, h: number): string => brandMark(look, w * 0.2, h * 0.2, w * 0.2, h * 0.6, trough.color); // oxfmt-ignore
  return [
    group([
      box([0, 0, 0], [560, 80, 26], trough, { front: name, left: cap, right: cap }),
      move(turn(soft(rect(4, 3, 552, 74, 14), -34, 34, 16, LIGHT), 'x', -90), 0, 0, 26),
      ...[70, 274, 478].map(clip),
    ]),
    tube([[560, 40, 12], [600, 40, 10], [640, 10, 6], [690, -30, 6]], 5, DARK, 10),
  ]; // oxfmt-ignore
}

/** A round dish of light, the eye of its sensor at the rim. */
function ceilingLight(s: Shape): Solid[] {
  const rim: Material = { color: s.color('#f1f2f2'), gloss: 0.5 };
  const dish = group([
    lathe(
      [
        [0, 0],
        [150, 0],
        [150, 34],
        [138, 40],
      ],
      rim,
      64,
    ),
    lathe(
      [
        [138, 40],
        [132, 52],
        [110, 62],
        [70, 69],
        [0, 72],
      ],
      LIGHT,
      64,
    ),
  ]);
  const eye = move(turn(soft(circle(15, 0, 0, 30), -8, 8, 4, { color: '#d9dde0', gloss: 0.6 }), 'x', -90), 0, -112, 58); // oxfmt-ignore
  return [turn(group([dish, eye]), 'x', 68)];
}

/** A panel for a ceiling, its driver beside it. */
function panel(s: Shape): Solid[] {
  const [, a = '600', b = '600'] = /(\d{3,4})x(\d{3,4})/.exec(s.subject.name) ?? [];
  const [w, h] = [Number(a), Number(b)].sort((x, y) => y - x) as [number, number];
  const glow: Draw = (x, y) => `<rect x="12" y="12" width="${x - 24}" height="${y - 24}" fill="#fffef8" stroke="#c9ccce" stroke-width="4"/><path d="M12 ${y - 12}L${x * 0.6} 12H${x * 0.84}L${x * 0.27} ${y - 12}Z" fill="#fff6d0" fill-opacity=".6"/>`; // oxfmt-ignore
  const sheet = turn(box([0, 0, 0], [w, 12, h], { color: s.color('#e9ebec'), metal: 0.15 }, { front: glow }), 'x', -14); // oxfmt-ignore
  const driver = box([0, 0, 0], [160, 44, 34], DARK, { front: (x, y) => brandMark(s.look, x * 0.1, y * 0.2, x * 0.8, y * 0.6, DARK.color) }); // oxfmt-ignore
  return [move(driver, w - 130, -150, 0), tube([[w - 130, -130, 12], [w - 180, -120, 4], [w - 200, 60, 4]], 4, { color: '#222' }, 8), sheet]; // oxfmt-ignore
}

/** The fitting that a name tells of. */
export function ledFitting(s: Shape): Solid[] {
  const { name } = s.subject;
  if (/armatuur/i.test(name)) return batten(s);
  return /plafonn/i.test(name) ? ceilingLight(s) : panel(s);
}
