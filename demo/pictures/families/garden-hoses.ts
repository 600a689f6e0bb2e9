import { lathe, tube } from '../kit/bodies.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { hoseReel } from './reels.ts';
import type { Shape } from './template.ts';
import { coil } from './wound-coils.ts';

/** A coil with its coupling, or a reel where the name has one. */
export function gardenHose(s: Shape): Solid[] {
  if (/haspel/i.test(s.subject.name)) return hoseReel(s);
  const c = s.color('#3f8f4a');
  const rings = coil(170, 11, 3, 6, c, 0.5);
  const tip = [tube([[170, 0, 40], [180, -90, 14], [150, -190, 11], [70, -230, 11]], 11, { color: c, gloss: 0.5 }, 10), move(turn(lathe([[15, 0], [17, 34], [13, 36], [13, 60], [7, 62], [7, 84], [0, 84]], { color: s.look.color, gloss: 0.5 }, 24), 'y', -90), 74, -230, 12)]; // oxfmt-ignore
  return [...rings, ...tip];
}
