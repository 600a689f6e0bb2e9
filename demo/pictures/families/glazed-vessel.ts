import { inside, lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { level, lid, loft } from '../kit/loft.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';

/** A rounded rectangle about the z axis at a height. */
export const round = (w: number, d: number, r: number, z: number, y = 0): V3[] =>
  level(rect(-w / 2, -d / 2, w, d, r, 14), z, 0, y);

/** A glazed vessel: its outside from the foot up, its hollow from the drain up to the same rim. */
export function vessel(outer: V3[][], hollow: V3[][], m: Material): Solid {
  const glaze = { ...m, color: mix(m.color, '#8a97a3', 0.16), gloss: 0.4 };
  const floor = hollow[0]!;
  const middle = (axis: 0 | 1): number => floor.reduce((sum, p) => sum + p[axis], 0) / floor.length;
  const z = floor[0]![2];
  return group([
    inside(loft(hollow, glaze)),
    lid(floor, glaze),
    move(lathe([[0, 1], [24, 1], [24, 3], [10, 3], [8, 2], [0, 2]], ZINC, 32), middle(0), middle(1), z), // oxfmt-ignore
    loft(outer, m),
    lid(outer.at(-1)!, m, hollow.at(-1)),
  ]);
}
