import { lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

export const DARK: Material = { color: '#24282d', gloss: 0.3 };

export const shell = (s: Shape): Material => ({ color: s.look.color, gloss: 0.45 });

/** A round part along x, from x over a length, its profile from left to right. */
export const along = (
  profile: readonly (readonly [number, number])[],
  x: number,
  y: number,
  z: number,
  mat: Material,
  steps = 36,
): Solid =>
  // oxfmt-ignore
  move(turn(lathe(profile, mat, steps), 'y', 90), x, y, z);

export const battery = (s: Shape, x: number, z: number, w = 86): Solid =>
  soft(rect(x, z, w, 44, 9), -36, 72, 8, DARK, { print: `<rect x="${x + w * 0.1}" y="${-z - 30}" width="${w * 0.8}" height="17" rx="3" fill="${s.look.color}"/>${brandMark(s.look, x + w * 0.14, -z - 29, w * 0.72, 15, s.look.color)}` }); // oxfmt-ignore

/** A machine's battery or its lead, as its name says; a bare body comes without either. */
export const power = ({ subject: { name } }: Shape, accu: Solid, lead: V3[]): Solid[] => {
  if (/ 230 V/.test(name)) return [tube(curve(lead), 6, { color: '#15181b' }, 10)];
  return /\bbody\b/i.test(name) ? [] : [accu];
};
