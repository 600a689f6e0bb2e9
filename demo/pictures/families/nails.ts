import { lathe } from '../kit/bodies.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

/** Head of a nail of length l, from below it to its top. */
function head(name: string, l: number): V2[] {
  if (/asfalt/i.test(name)) return [[2.3, l], [9.6, l + 0.8], [9.6, l + 2], [0, l + 2]]; // oxfmt-ignore
  if (/verloren/i.test(name)) return [[2.1, l - 1], [3, l + 1.6], [2.6, l + 3], [0, l + 3]]; // oxfmt-ignore
  return [[2.3, l], [5.4, l + 1.4], [5.4, l + 2.6], [0, l + 2.6]]; // oxfmt-ignore
}

/** A heap of the nails that a name tells of, their heads to the right. */
export function nails({ subject: { name }, color, measures, r }: Shape): Solid[] {
  const m = metal(color('#a4abb0'), 0.5);
  const [d = 3, length = 70] = measures.length === 2 ? measures : [];
  const l = Math.max(40, Math.min(92, (length / d) * 3.4));
  const rings: V2[] = /ringnagel/i.test(name) ? Array.from({ length: Math.floor((l * 0.72) / 3.6) }, (_, i): V2[] => [[1.7, 7 + i * 3.6], [2.5, 9.2 + i * 3.6], [1.7, 9.8 + i * 3.6]]).flat() : []; // oxfmt-ignore
  const nail = lathe([[0, 0], [2, 5], ...rings, [2, l - 6], [2.3, l - 3], ...head(name, l)], m, 14); // oxfmt-ignore
  return Array.from(
    { length: 9 },
    (_, i) =>
    move(turn(turn(nail, 'y', 90), 'z', 172 + i * 9.5 + r.range(-6, 6)), r.range(-10, 14), r.range(-22, 22), 2.6 + i * 1.1), // oxfmt-ignore
  );
}
