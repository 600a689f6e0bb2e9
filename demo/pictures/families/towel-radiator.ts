import { lathe, tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { move, turn, type Solid } from '../kit/solid.ts';

/** Rungs in groups between two uprights, to hang towels over. */
const GROUPS = [[60, 5], [330, 6], [650, 4]] as const; // oxfmt-ignore

/** A ladder of tubes for a bathroom wall. */
export function towelRadiator(color: string): Solid[] {
  const m: Material = { color, gloss: 0.5 };
  const rung = (z: number): Solid => tube([[-236, -4, z], [-120, -18, z], [0, -22, z], [120, -18, z], [236, -4, z]], 11, m, 14); // oxfmt-ignore
  const upright = (x: number): Solid =>
    tube(
      [
        [x, 0, 0],
        [x, 0, 860],
      ],
      17,
      m,
      20,
    );
  const cap = (x: number): Solid => move(lathe([[17, 0], [13, 8], [0, 10]], m, 20), x, 0, 860); // oxfmt-ignore
  const valve = turn(lathe([[0, 0], [20, 0], [22, 6], [22, 40], [18, 52], [0, 54]], { color: '#fdfdfd', gloss: 0.5 }, 30), 'y', 90); // oxfmt-ignore
  return [
    upright(-236),
    upright(236),
    cap(-236),
    cap(236),
    ...GROUPS.flatMap(([from, count]) =>
      Array.from({ length: count }, (_, i) => rung(from + i * 40)),
    ),
    tube([[236, 0, 4], [236, 0, -50]], 8, { color: '#c57a4a', metal: 0.5 }, 14),
    move(valve, 248, 0, 24),
  ]; // oxfmt-ignore
}
