import { box, extrude, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { STEEL } from '../kit/material.ts';
import { polygon, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

/** So many stand in a case; fewer lie loose. */
const CASE = 10;

/** A bit upright, its tip above: a hexagon, a neck, the ring that tells the size. */
function bit(length: number, ring: string): Solid {
  const shank = turn(extrude(polygon(6, 3.6), 0, length * 0.55, STEEL), 'x', 90);
  const at = (k: number): number => length * k;
  return group([
    shank,
    lathe([[3.7, at(0.3)], [3.7, at(0.3) + 4]], { color: ring, gloss: 0.4 }, 20),
    lathe([[3.4, at(0.55)], [2.2, at(0.6)], [2.2, at(0.82)], [2.7, at(0.86)], [2.4, at(0.95)], [1.2, length], [0, length]], STEEL, 16), // oxfmt-ignore
  ]); // oxfmt-ignore
}

const inCase = ({ look }: Shape): Solid[] => [
  soft(rect(-6, 0, 142, 74, 8), 40, 10, 3, { color: look.color, gloss: 0.35 }),
  box([0, 4, 0], [130, 24, 26], { color: '#24282d', gloss: 0.2 }, { front: (w, h) => brandMark(look, w * 0.2, h * 0.2, w * 0.6, h * 0.6, '#24282d') }), // oxfmt-ignore
  ...Array.from({ length: CASE }, (_, i) => move(bit(28, look.color), 11 + i * 12, 16, 22)),
  soft(rect(-6, -4, 142, 14, 5), -6, 46, 3, { color: look.color, gloss: 0.35 }),
];

/** As many bits as the name counts, one without a count; ten and more in their case. */
export function bits(s: Shape): Solid[] {
  const { name } = s.subject;
  const count = Number(/(\d+) st\b/.exec(name)?.[1] ?? 1);
  if (count >= CASE) return inCase(s);
  const length = Number(/(\d+) mm/.exec(name)?.[1] ?? 25);
  const one = turn(bit(length, s.look.color), 'y', 90);
  return Array.from({ length: count }, (_, i) =>
    move(turn(one, 'z', i % 2 ? 4 : -3), (i % 2) * 3, -i * 12, 3.6),
  );
}
