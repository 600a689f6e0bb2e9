import { tube } from '../kit/bodies.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { hollow } from './wound-rolls.ts';

/** Two rings of strip, the end of one unwound. */
export function draughtStrip(s: Shape): Solid[] {
  const c = s.color('#7a5438');
  const ring = hollow(90, 36, 26, c, 0.15, '#f2f2f0');
  const tail = tube(
    [
      [88, 0, 10],
      [90, -60, 8],
      [120, -130, 7],
      [190, -160, 7],
      [280, -150, 7],
    ],
    8,
    { color: c },
    8,
  );
  return [ring, tail, move(group([ring]), 20, 30, 30)];
}
