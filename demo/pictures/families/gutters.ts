import { extrude } from '../kit/bodies.ts';
import { move, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import type { Material } from '../kit/material.ts';

const LIP: V2[] = [[82, 8], [88, 2], [92, 10], [82, 16], [71, 4]]; // oxfmt-ignore

/** Half a circle with a bead along its front. */
const half = Array.from({ length: 25 }, (_, i): V2 => [75 * Math.cos(Math.PI + (i / 24) * Math.PI), 75 * Math.sin(Math.PI + (i / 24) * Math.PI)]); // oxfmt-ignore
const ROUND: V2[] = [...half, ...LIP, ...half.toReversed().map(([x, z]): V2 => [x * 0.95, z * 0.95])]; // oxfmt-ignore

/** A flat floor between two walls, the back one higher. */
const BOX: V2[] = [[-75, 26], [-75, -75], [71, -75], [75, 0], ...LIP, [67, -71], [-71, -71], [-71, 26]]; // oxfmt-ignore

/** Two lengths of the gutter that a name tells of. */
export function gutters({ subject: { name }, color }: Shape): Solid[] {
  const plastic = /pvc/i.test(name);
  const m: Material = { color: color('#aeb6bb'), gloss: 0.4, metal: plastic ? 0 : 0.35 };
  const one = extrude(/bakgoot/i.test(name) ? BOX : ROUND, 0, 800, m);
  return [move(one, 0, 0, 80), move(one, 220, 90, 80)];
}
