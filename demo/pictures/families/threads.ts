import { extrude } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { circle, polygon } from '../kit/outline.ts';
import { turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';

interface Thread { d: number; l: number; from: number; pitch: number; depth?: number; tip?: number } // oxfmt-ignore

/** Profile of a threaded shank from its tip (z = 0) up, ridge by ridge. */
export function shank({ d, l, from, pitch, depth = 0.2, tip = 1.4 }: Thread): V2[] {
  const r = d / 2;
  const core = r * (1 - depth);
  const out: V2[] = [[0, 0]];
  // No more ridges than a picture can show.
  pitch = Math.max(pitch, (l - from) / 22);
  const point = d * tip;
  for (let z = pitch * 0.6; z < l - from; z += pitch) {
    const k = Math.min(1, (z + pitch * 0.3) / Math.max(point, 0.01));
    out.push([core * k, z], [r * k, z + pitch * 0.42], [core * k, z + pitch * 0.58]);
  }
  out.push([core, l - from], [core, l]);
  return out;
}

export const metal = (color: string, strength = 0.55): Material => ({
  color,
  metal: strength,
  gloss: 0.7,
});

/** An upright hexagonal prism with its round edges, bored or not. */
export function hexagon(r: number, h: number, bore: number, m: Material): Solid {
  const holes = bore > 0 ? [circle(bore, 0, 0, 36)] : [];
  return turn(extrude(polygon(6, r), 0, h, m, { holes }), 'x', 90);
}
