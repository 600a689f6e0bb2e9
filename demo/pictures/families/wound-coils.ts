import { tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';

/** Wound cord or hose as a ring of turns lying flat. */
export const coil = (
  r: number,
  thick: number,
  turns: number,
  high: number,
  color: string,
  gloss = 0.3,
): Solid[] =>
  Array.from({ length: turns * high }, (_, i) => {
    const [ring, level] = [i % turns, Math.floor(i / turns)];
    const k = r - ring * thick * 1.7;
    const circle3: V3[] = Array.from({ length: 49 }, (_, j) => [k * Math.sin((j / 48) * 2 * Math.PI), -k * Math.cos((j / 48) * 2 * Math.PI), thick + level * thick * 1.75]); // oxfmt-ignore
    return tube(circle3, thick, { color: mix(color, '#000000', (i % 2) * 0.05), gloss }, 8);
  });
