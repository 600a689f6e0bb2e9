import { box } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { rollAlongY, spiral } from './wound-rolls.ts';

/** A roll of rubber with its first metre on the ground. */
export function rubberMembrane(s: Shape): Solid[] {
  const c = s.color('#23252a');
  return [rollAlongY(90, 900, c, spiral('#ffffff', 8, 30, 88), 0.4), box([0, 0, 0], [420, 900, 5], { color: c, gloss: 0.5 }, { top: (w, h) => `<g transform="translate(${w * 0.74} ${h * 0.5}) rotate(-90)" opacity=".75">${brandMark(s.look, -h * 0.3, -w * 0.1, h * 0.6, w * 0.2, c)}</g>` })]; // oxfmt-ignore
}
