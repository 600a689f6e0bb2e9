import { mix } from '../kit/colour.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { hollow } from './wound-rolls.ts';

/** Two rolls in a pile and one against them. */
export function maskingTape(s: Shape): Solid[] {
  const c = s.color('#d8c26a');
  const roll = (k: string): Solid => group([hollow(58, 38, 44, k, 0.12)]);
  return [roll(c), move(roll(c), 8, 4, 46), move(turn(move(roll(mix(c, '#2c5d9c', 0.75)), 0, 0, -22), 'x', 78), 60, -90, 60)]; // oxfmt-ignore
}
