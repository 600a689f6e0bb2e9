import { extrude } from '../kit/bodies.ts';
import { rect } from '../kit/outline.ts';
import type { Solid } from '../kit/solid.ts';

/** A piece of tiled wall behind what hangs on it: its corner, its size, and its tiles. */
export function tiledWall(
  [x, y, z]: readonly [number, number, number],
  [w, h]: readonly [number, number],
  [columns, rows]: readonly [number, number],
): Solid {
  const upright = Array.from({ length: columns - 1 }, (_, i) => `M${x + ((i + 1) * w) / columns} ${-z}v${-h}`); // oxfmt-ignore
  const level = Array.from({ length: rows - 1 }, (_, i) => `M${x} ${-z - ((i + 1) * h) / rows}h${w}`); // oxfmt-ignore
  const joints = `<path d="${[...upright, ...level].join('')}" stroke="#b6c0c8" stroke-width="3" fill="none"/>`;
  return extrude(rect(x, z, w, h), y, 34, { color: '#dfe6ea', gloss: 0.5 }, { print: joints });
}
