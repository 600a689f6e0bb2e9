import { arc, cylinder, inside, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { TOOL_STEEL } from '../kit/material.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** An open round vessel: radius below and above, height, its rim. */
const vessel = (c: string, r0: number, r1: number, h: number, rim = 6): Solid =>
  group([
    inside(lathe([[r0 - 5, 6], [r1 - 6, h]], { color: mix(c, '#000000', 0.3) })), // oxfmt-ignore
    cylinder(r0 - 4, 4, 1, { color: mix(c, '#000000', 0.35) }),
    lathe([[0, 0], [r0, 0], [r1, h], [r1 + rim, h], [r1 + rim, h + 12], [r1 - 4, h + 12]], { color: c, gloss: 0.35 }), // oxfmt-ignore
  ]);

/** A bucket with its bail; ribs around it, and a lid where the name has one. */
export function bucket({ subject: { name }, color }: Shape): Solid[] {
  const c = color('#23252a');
  const lid: V2[] = [[0, 262], [142, 262], [144, 266], [144, 276], [136, 282], [0, 282]]; // oxfmt-ignore
  return [
    tube(arc([0, 0, 240], [-1, 0, 0], [0, -0.35, 0.94], 136, 0, 180, 24), 4, TOOL_STEEL, 10),
    vessel(c, 105, 132, 250),
    ...[70, 120, 170].map((z) => lathe([[105 + z * 0.105, z], [107 + z * 0.105, z + 4]], { color: c, gloss: 0.6 })), // oxfmt-ignore
    ...(/met deksel/i.test(name) ? [lathe(lid, { color: mix(c, '#ffffff', 0.12), gloss: 0.4 })] : []), // oxfmt-ignore
  ];
}

/** A round tub for mortar; a soft one has two loops to carry it by. */
export function roundTub({ subject: { name }, color }: Shape): Solid[] {
  const c = color('#23252a');
  const soft = /flexibel/i.test(name);
  const [r0, r1, h] = soft ? [150, 196, 300] : [160, 210, 220];
  const loop = (side: number): Solid => tube(arc([side * r1, 0, h + 10], [0, 1, 0], [side * 0.3, 0, 0.95], 58, 0, 180, 16), 12, { color: c, gloss: 0.3 }, 14); // oxfmt-ignore
  const grips = [-1, 1].map((side) => move(cylinder(34, 0, 14, { color: c, gloss: 0.3 }, 28), side * (r1 + 12), 0, h - 2)); // oxfmt-ignore
  return soft ? [loop(-1), vessel(c, r0, r1, h), loop(1)] : [...grips, vessel(c, r0, r1, h, 12)];
}
