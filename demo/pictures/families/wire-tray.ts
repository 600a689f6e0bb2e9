import { tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import type { Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';

const [W, H, L] = [70, 56, 420];

/** A basket of welded wire that cables lie in. */
export function wireTray(m: Material): Solid[] {
  const across = Array.from({ length: 9 }, (_, i): Solid => {
    const y = 10 + i * 50;
    return tube([[0, y, H], [0, y, 0], [W, y, 0], [W, y, H]], 2, m, 8); // oxfmt-ignore
  });
  const along: V3[] = [[0, 0, H], [0, 0, H / 2], [0, 0, 0], [W / 3, 0, 0], [(W * 2) / 3, 0, 0], [W, 0, 0], [W, 0, H / 2], [W, 0, H]]; // oxfmt-ignore
  return [
    ...across.toReversed(),
    ...along.map(([x, , z]) => tube([[x, 0, z], [x, L, z]], 2, m, 8)), // oxfmt-ignore
  ];
}
