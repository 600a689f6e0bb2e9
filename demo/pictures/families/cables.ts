import { lathe, tube } from '../kit/bodies.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { coil } from './wound-coils.ts';

const COPPER = '#c57a4a';

/** Returns the colours at the end of a cable: those of its cores, or copper for a single one. */
function coresOf(name: string, own: string): string[] {
  const [, count = '3'] = /\b(\d)x\d/.exec(name) ?? [];
  if (/cat6/i.test(name)) return ['#e07b1f', '#2c5d9c', '#3f8f4a', '#7a5438'];
  if (count === '1') return [own === COPPER ? own : COPPER];
  return ['#7a5438', '#2c5d9c', '#7fae3a', '#23252a', '#8f9599'].slice(0, Number(count));
}

/** A tied coil, its stripped end to the front. */
export function cableCoil(s: Shape): Solid[] {
  const c = s.color('#8f9599');
  const rings = coil(120, 7, 3, 5, c);
  const end = tube(
    [
      [120, 0, 20],
      [134, -70, 12],
      [170, -130, 9],
      [220, -150, 9],
    ],
    7,
    { color: c, gloss: 0.3 },
    10,
  );
  const cores = coresOf(s.subject.name, c);
  const wires = cores.map((w, i) => tube([[218, -152 + i * 3, 9 + (i % 2) * 4], [252, -160 + (i - cores.length / 2) * 7, 10 + i * 2], [276, -170 + (i - cores.length / 2) * 12, 10]], cores.length > 1 ? 3 : 4, { color: w, metal: w === COPPER ? 0.5 : 0, gloss: 0.4 }, 8)); // oxfmt-ignore
  const ties = [40, 160, 280].map((a) => turn(move(turn(lathe([[36, -6], [36, 6]], { color: '#f4f4f2' }, 24), 'x', 90), 0, -102, 36), 'z', a)); // oxfmt-ignore
  return [...rings, ...ties, end, ...wires];
}
