import { tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { type Solid } from '../kit/solid.ts';

const TUBES = 9;
const PITCH = 58;

/** Upright tubes before two pipes across, its supply at the foot. */
export function verticalRadiator(color: string): Solid[] {
  const m: Material = { color, gloss: 0.4 };
  const w = TUBES * PITCH;
  return [
    ...[60, 1280].map((z) => tube([[4, 44, z], [w - 12, 44, z]], 22, m, 20)), // oxfmt-ignore
    ...[0.2, 0.8].map((k) => tube([[w * k, 44, 60], [w * k, 44, -40]], 8, { color: '#c57a4a', metal: 0.5 }, 14)), // oxfmt-ignore
    ...Array.from({ length: TUBES }, (_, i) => soft(rect(i * PITCH, 0, PITCH - 12, 1340, 20), 0, 30, 10, m)), // oxfmt-ignore
  ];
}
