import { lathe, tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const TURNS = 6;
const STEPS = 40;
const RADIUS = 150;

/** Pipe that is sold as a coil: copper, copper in a jacket, or plastic about aluminium. */
export function copperCoil({ subject: { name }, color }: Shape): Solid[] {
  const copper: Material = { color: color('#c57a4a'), metal: 0.5, gloss: 0.8 };
  const isMultilayer = /meerlagen/i.test(name);
  const isCoated = isMultilayer || /ommanteld/i.test(name);
  const coat: Material = isCoated ? { color: '#f1f2f0', gloss: 0.4 } : copper;
  const r = isCoated ? 11 : 9;
  const at = (t: number, z: number): V3 => [RADIUS * Math.cos(t), RADIUS * Math.sin(t), z];
  // Ring by ring, so that the near side of one never hides behind the far side of the next.
  const rings = Array.from({ length: TURNS }, (_, i) =>
    tube(
      Array.from({ length: STEPS + 1 }, (_, s) => at((s / STEPS) * 2 * Math.PI, r + i * 2 * r)),
      r,
      coat,
      14,
    ),
  );
  const top = r + TURNS * 2 * r;
  const end: V3[] = [at(-0.9, top - 2 * r), at(-1.15, top - r), at(-1.4, top + 2), [70, -168, top + 10], [150, -170, top + 12]]; // oxfmt-ignore
  const core = isMultilayer ? { color: '#c3c8cb', metal: 0.6, gloss: 0.7 } : copper;
  const mouth = lathe([[0, 0], [r * 0.55, 0], [r * 0.55, isCoated ? 26 : 0.5], [0, isCoated ? 26 : 0.5]], isCoated ? core : { color: '#5b3118' }, 20); // oxfmt-ignore
  return [group([...rings, tube(end, r, coat, 14), move(turn(mouth, 'y', 90), 150, -170, top + 12)])]; // oxfmt-ignore
}
