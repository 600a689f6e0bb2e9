import { box } from '../kit/bodies.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import { speckle } from '../kit/textures.ts';
import { seeded, type Shape } from './template.ts';
import { spiral, standing } from './wound-rolls.ts';

/** A roll that stands on a sheet of its own felt. */
export function feltRoll(s: Shape): Solid[] {
  const c = s.color('#41474d');
  return [group(standing(s, 120, 620, c, spiral('#ffffff', 9, 22, 118))), box([-250, -330, 0], [250, 300, 4], { color: c }, { top: speckle(seeded(s, 't'), 700, 0.012, ['#fff', '#000'], 0.26) })]; // oxfmt-ignore
}

/** Six of them. */
export const feltPack = (s: Shape): Solid[] =>
  [0, 1, 2, 3, 4, 5].map((i) => move(group(standing(s, 120, 620, s.color('#41474d'), spiral('#fff', 9, 22, 118))), (i % 3) * 250, 250 - Math.floor(i / 3) * 250, 0)); // oxfmt-ignore
