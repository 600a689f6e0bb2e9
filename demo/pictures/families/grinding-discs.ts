import { extrude } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { circle } from '../kit/outline.ts';
import { move, type Solid } from '../kit/solid.ts';
import { speckle } from '../kit/textures.ts';
import { seeded, type Shape } from './template.ts';

/** Three discs, one behind the other. */
export function grindingDiscs(s: Shape): Solid[] {
  const c = s.color('#3a3d40');
  const face = (i: number): string => `<circle r="62" fill="none"/><circle r="46" fill="${s.look.color}"/><circle r="46" fill="none" stroke="${s.look.accent}" stroke-width="5"/>${brandMark(s.look, -32, -36, 64, 18, s.look.color)}<circle r="17" fill="#d8dadb"/><circle r="11.2" fill="#14171a"/><g transform="translate(-62 -62)">${speckle(seeded(s, `${i}`), 500, 0.012, ['#fff', '#000'], 0.2)(124, 124)}</g>`; // oxfmt-ignore
  return [2, 1, 0].map((i) => move(extrude(circle(62.5, 0, 62.5, 64), 0, 3, { color: c, gloss: 0.1 }, { print: `<g transform="translate(0 -62.5)">${face(i)}</g>` }), i * 30, i * 16, 0)); // oxfmt-ignore
}
