import { extrude } from '../kit/bodies.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { circle, outline, rect, stroke } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { onBench } from './bench.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.25 };

/** The right jaw above the joint at (0, 100). */
const JAWS = {
  combination: 'M0 96L9 96C20 104 21 124 18 150L15 182L1 182L1 150C4 146 4 138 1 134Z',
  cutters: 'M0 96L14 96C26 108 28 128 20 146L2 168L0 168Z',
  stripper: 'M0 96L12 96C20 104 22 124 20 176L10 182L4 182L4 170L1 166L4 160L1 154L4 148L1 142L0 130Z', // oxfmt-ignore
  pincers: 'M0 96L16 100C38 118 38 150 22 166L0 172L0 164C14 152 16 130 0 118Z',
};

const jaw = (d: string, side: 1 | -1): Solid =>
  extrude(outline(d, 8).map(([x, z]): V2 => [x * side, z]), side > 0 ? 0 : 1, 11, TOOL_STEEL); // oxfmt-ignore

/** From the joint outwards and down. */
const arm = (side: 1 | -1, grip: Material, reach = 25): Solid =>
  soft(
    stroke([[6 * side, 100], [14 * side, 78], [(reach - 1) * side, 40], [reach * side, 0], [(reach - 5) * side, -50], [(reach - 9) * side, -66]], (t) => 15 + t * 4), // oxfmt-ignore
    -2, 16, 6, grip,
  ); // oxfmt-ignore

const joint = [extrude(circle(16, 0, 100, 30), -2, 15, TOOL_STEEL), extrude(circle(6, 0, 100, 20), -4, 3, DARK)]; // oxfmt-ignore

const simple = (d: string, grip: Material, reach?: number): Solid[] => [
  jaw(d, 1),
  jaw(d, -1),
  joint[0]!,
  arm(1, grip, reach),
  arm(-1, grip, reach),
  joint[1]!,
];

/** Long handles, slanted jaws and a row of settings. */
function waterPump(grip: Material): Solid[] {
  const teeth = 'M-34 176L-30 190C-10 196 24 186 34 168L22 160L18 166L12 164L8 170L2 168L-2 174L-8 172L-12 178L-18 176L-24 180Z'; // oxfmt-ignore
  const lower = 'M-34 168L-24 172L-18 168L-12 170L-8 164L-2 166L2 160L8 162L12 156L18 158L24 150C22 128 12 108 4 90L-18 96C-10 116 -14 140 -34 168Z'; // oxfmt-ignore
  const spine = stroke(
    [
      [30, 172],
      [26, 140],
      [4, 104],
      [-10, 70],
      [-22, 20],
    ],
    (t) => 20 - t * 4,
  );
  const holes = [0, 1, 2, 3].map((i): V2[] => circle(3.4, 12 - i * 7, 116 - i * 13, 14));
  return [
    extrude(outline(lower, 4), 3, 9, TOOL_STEEL),
    soft(stroke([[-4, 92], [18, 50], [22, 0], [16, -76]], (t) => 16 + t * 3), 2, 14, 6, grip),
    extrude(outline(teeth, 4), -2, 10, TOOL_STEEL),
    extrude(spine, -2, 7, TOOL_STEEL, { holes }),
    soft(stroke([[-20, 30], [-24, 0], [-22, -50], [-16, -80]], (t) => 16 + t * 3), -4, 14, 6, grip), // oxfmt-ignore
    extrude(circle(6, 12, 116, 20), -5, 3, DARK),
  ]; // oxfmt-ignore
}

/** A screw in the end of the fixed arm, a lever inside the other. */
const locking = (grip: Material): Solid[] => [
  ...simple('M0 96L14 100C30 112 30 138 16 152L2 160L0 160C8 148 8 134 2 126Z', TOOL_STEEL, 22),
  soft(
    stroke(
      [
        [-10, 70],
        [-16, 30],
        [-8, -8],
      ],
      8,
    ),
    -5,
    8,
    3,
    grip,
  ),
  extrude(rect(9, -92, 10, 30, 2), -1, 12, DARK),
];

/** The pliers that a name tells of, on their side. */
export function pliers({ subject: { name }, color, look }: Shape): Solid[] {
  const grip: Material = { color: color(look.color), gloss: 0.4 };
  const parts = (): Solid[] => {
    if (/waterpomp/i.test(name)) return waterPump(grip);
    if (/griptang/i.test(name)) return locking(grip);
    if (/zijsnij/i.test(name)) return simple(JAWS.cutters, grip);
    if (/strip/i.test(name)) return simple(JAWS.stripper, grip);
    if (/monier/i.test(name)) return simple(JAWS.pincers, grip, 20);
    return simple(JAWS.combination, grip);
  };
  return [onBench(parts(), -28)];
}
