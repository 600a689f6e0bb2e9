import { box, extrude, lathe, tube } from '../kit/bodies.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const knob: V2[] = [[0, 0], [12, 0], [15, 10], [13, 40], [15, 80], [13, 108], [0, 114]]; // oxfmt-ignore

/** A blade on the ground, and a cranked neck to a grip behind it. */
const bladed = (d: string, neck: V3[], grip: Material): Solid[] => [
  turn(group([
    turn(extrude(outline(d, 8), 0, 2.6, TOOL_STEEL), 'x', -90),
    tube(neck, 6, TOOL_STEEL, 14),
    move(turn(lathe(knob, grip, 28), 'x', -90), 0, neck.at(-1)![1] - 8, neck.at(-1)![2]),
  ]), 'z', 40), // oxfmt-ignore
];

const CRANKED: V3[] = [[0, 108, 2], [0, 126, 20], [0, 140, 46], [0, 168, 52]]; // oxfmt-ignore
const STRAIGHT: V3[] = [[0, 108, 3], [0, 130, 8], [0, 168, 16]]; // oxfmt-ignore

/** A long flat blade with its grip on a bridge along the middle: of steel, or a board. */
function float(grip: Material, board?: Material): Solid[] {
  const thick = board ? 16 : 3;
  const bridge = { color: '#9aa1a7', metal: 0.4, gloss: 0.4 };
  return [
    turn(group([
      box([-140, -65, 0], [280, 130, thick], board ?? TOOL_STEEL),
      box([-110, -9, thick], [220, 18, 8], board ?? bridge),
      ...[-70, 62].map((x) => tube([[x, 0, thick + 5], [x, 0, thick + 43]], 6, board ?? TOOL_STEEL, 14)),
      move(turn(lathe([[0, 0], [12, 0], [16, 16], [14, 70], [16, 124], [12, 150], [0, 156]], grip, 28), 'y', 90), -80, 0, thick + 49),
    ]), 'z', 28),
  ]; // oxfmt-ignore
}

/** A broad blade with a comb along its edge. */
const COMB = `M-70 0${Array.from({ length: 12 }, (_, i) => `L${-70 + i * 12} 9L${-64 + i * 12} 9L${-64 + i * 12} 0L${-58 + i * 12} 0`).join('')}L74 110L-70 110Z`; // oxfmt-ignore

/** The trowel that a name tells of. */
export function trowel({ subject: { name }, color }: Shape): Solid[] {
  const grip: Material = { color: color('#d9b47c'), gloss: 0.3 };
  if (/pleisterspaan/i.test(name)) return float(grip);
  if (/schuurbord/i.test(name)) return float(grip, { color: '#e0c08a', gloss: 0.05 });
  if (/voegspijker/i.test(name)) return bladed('M-9 -60L9 -60L9 110L-9 110Z', CRANKED, grip);
  if (/lijmkam/i.test(name)) return bladed(COMB, CRANKED, grip);
  if (/stucmes/i.test(name)) return bladed('M-62 0L62 0L16 110L-16 110Z', STRAIGHT, grip);
  return bladed('M0 0L46 34C60 56 62 80 54 104L0 116L-54 104C-62 80 -60 56 -46 34Z', CRANKED, grip);
}
