import { lathe, tube } from '../kit/bodies.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { powerStrip } from './power-strip.ts';
import type { Shape } from './template.ts';
import { coil } from './wound-coils.ts';

/** A drum with sockets in its frame, or a strip of sockets. */
export function cableReel(s: Shape): Solid[] {
  if (/stekkerdoos/i.test(s.subject.name)) return powerStrip(s.color('#f3f3ef'));
  const drum = group([...coil(96, 7, 1, 10, '#2a2d31'), lathe([[0, 0], [60, 0], [60, 130], [0, 130]], { color: '#33373c' })]); // oxfmt-ignore
  const disc = (z: number): Solid => lathe([[0, z], [140, z], [146, z + 6], [140, z + 12], [0, z + 12]], { color: s.color('#ec7a1c'), gloss: 0.35 }); // oxfmt-ignore
  const front = group([disc(0), drum, disc(132), lathe([[0, 144], [62, 144], [58, 158], [0, 158]], { color: '#2a2d31', gloss: 0.3 }), ...[0, 90, 180, 270].map((a) => turn(move(lathe([[0, 158], [17, 158], [17, 162], [11, 162], [11, 159], [0, 159]], { color: '#15171a', gloss: 0.4 }, 24), 34, 0, 0), 'z', a))]); // oxfmt-ignore
  const frame = (y: number): Solid => tube([[-150, y, 0], [-90, y, 130], [-60, y, 330], [60, y, 330], [90, y, 130], [150, y, 0]], 8, { color: '#2a2d31', gloss: 0.5 }, 10); // oxfmt-ignore
  return [frame(150), move(turn(front, 'x', 90), 0, 150, 160), frame(-20), tube([[-60, -20, 330], [-60, 150, 330]], 8, { color: '#2a2d31' }, 10), tube([[60, -20, 330], [60, 150, 330]], 8, { color: '#2a2d31' }, 10)]; // oxfmt-ignore
}
