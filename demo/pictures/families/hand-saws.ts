import { extrude, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { onBench } from './bench.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.25 };
const BRASS: Material = { color: '#c9a24a', metal: 0.5, gloss: 0.6 };

interface Saw {
  s: Shape;
  /** Length of the blade, millimetres. */
  l: number;
  /** From tooth to tooth, as large as a picture shows them. */
  pitch: number;
  grip: Material;
}

/** A row of teeth from x = -l to 0 below z, each leaning to the handle. */
const teeth = (l: number, pitch: number, z = 0, deep = pitch * 0.75): V2[] =>
  Array.from({ length: Math.floor(l / pitch) }, (_, i): V2[] => [
    [-l + i * pitch, z],
    [-l + i * pitch + pitch * 0.25, z - deep],
  ]).flat();

const blade = ({ s, l, pitch }: Saw, tip: number, heel: number, mark = 0.5): Solid =>
  extrude([...teeth(l, pitch), [0, 0], [0, heel], [-l, tip]], 0, 2.2, TOOL_STEEL, { print: `<g transform="rotate(${(Math.atan2(heel - tip, l) * -28.6).toFixed(1)})">${brandMark(s.look, -l * 0.72, -heel * mark - 18, l * 0.42, 36, '#e3e6e8')}</g>` }); // oxfmt-ignore

/** A closed grip with room for the hand. */
const closedGrip = (grip: Material): Solid =>
  extrude(outline('M-18 -4C14 -22 92 -30 112 -8C124 14 100 56 102 98C104 120 44 122 -12 112L-22 60Z', 8), -11, 24, grip, { holes: [outline('M26 18C46 8 72 8 80 20C84 42 70 62 70 82C58 90 34 90 24 80C20 60 22 36 26 18Z', 8)] }); // oxfmt-ignore

const universal = (saw: Saw): Solid[] => [blade(saw, 40, 108), closedGrip(saw.grip)];

/** A straight blade that a back keeps stiff, for fine cuts. */
const tenon = (saw: Saw): Solid[] => [
  blade(saw, 84, 84),
  soft(rect(-saw.l - 2, 78, saw.l + 4, 16, 3), -3.4, 9, 3, BRASS),
  move(closedGrip(saw.grip), 12, 0, 0),
];

/** A straight, moulded grip along x. */
const roundGrip = (grip: Material, l: number, r: number): Solid =>
  turn(lathe([[0, 0], [r * 0.9, 0], [r, 8], [r * 0.8, l * 0.3], [r, l * 0.6], [r * 0.86, l * 0.9], [r * 0.6, l], [0, l]], grip, 32), 'y', 90); // oxfmt-ignore

/** A short dagger that is pushed through a board. */
const plasterboard = ({ s, l, pitch, grip }: Saw): Solid[] => {
  const short = l * 0.62;
  return [
    extrude([[-short, 22], ...teeth(short - 20, pitch).map(([x, z]): V2 => [x, z]), [0, 0], [0, 34], [-short * 0.5, 32]], 0, 2.4, TOOL_STEEL, { print: brandMark(s.look, -short * 0.55, -30, short * 0.45, 20, '#e3e6e8') }), // oxfmt-ignore
    move(roundGrip(grip, 132, 19), -2, 1, 17),
  ];
};

/** A long knife with waves instead of teeth. */
const insulation = ({ s, l, grip }: Saw): Solid[] => {
  const waves = Array.from({ length: Math.floor(l / 22) }, (_, i): V2[] => [0, 0.25, 0.5, 0.75].map((t): V2 => [-l + (i + t) * 22, -4 * Math.sin(t * Math.PI)])).flat(); // oxfmt-ignore
  return [
    extrude([...waves, [0, 0], [0, 46], [-l * 0.86, 46], [-l, 14]], 0, 2, TOOL_STEEL, { print: brandMark(s.look, -l * 0.66, -36, l * 0.4, 26, '#e3e6e8') }), // oxfmt-ignore
    soft(outline('M-6 -8L96 -10C124 -10 134 4 130 22C128 40 112 54 92 54L-6 56C-14 40 -14 10 -6 -8Z', 8), -13, 28, 11, grip), // oxfmt-ignore
    soft(rect(16, 6, 78, 34, 12), -15, 6, 2, DARK),
  ];
};

/** A thin blade drawn tight in a bow. */
const hacksaw = ({ l, pitch, grip }: Saw): Solid[] => [
  extrude([...teeth(l, pitch), [0, 0], [0, 13], [-l, 13]], 4, 2, { color: '#4a5a78', metal: 0.3, gloss: 0.5 }), // oxfmt-ignore
  ...[-l + 6, -6].map((x) => extrude(rect(x - 8, -4, 16, 24, 3), 0, 10, DARK)),
  // A thin bow throws no shadow as wide as what it spans.
  { ...tube(curve([[-l - 2, 5, 8], [-l - 4, 5, 86], [-l + 14, 5, 104], [-l * 0.5, 5, 108], [-8, 5, 106], [24, 5, 96]]), 7.5, TOOL_STEEL, 16), light: true }, // oxfmt-ignore
  soft(outline('M2 -8L18 -10C26 -44 44 -60 62 -56C78 -50 74 -26 62 2C56 26 56 60 48 84C44 104 26 112 8 104C-4 98 -2 84 4 70C10 46 4 20 2 -8Z', 8), -9, 28, 9, grip), // oxfmt-ignore
];

/** A thin blade that grows wider away from a long wound grip: it cuts on the pull. */
const japanese = ({ s, l, pitch }: Saw): Solid[] => {
  const cane = { color: '#d9c08c', gloss: 0.15 };
  const wound = Array.from({ length: 34 }, (_, i): V2[] => [[13, i * 9], [14.6, i * 9 + 4.5]]).flat(); // oxfmt-ignore
  return [
    extrude([...teeth(l, pitch * 0.8), [0, 0], [10, 14], [10, 40], [0, 48], [-l, 78]], 0, 1.6, TOOL_STEEL, { print: brandMark(s.look, -l * 0.62, -52, l * 0.38, 30, '#e3e6e8') }), // oxfmt-ignore
    move(
      turn(lathe([[0, -4], ...wound, [15, 306], [13, 312], [0, 312]], cane, 24), 'y', 90),
      8,
      1,
      27,
    ),
  ];
};

/** The saw that a name tells of, lying on the bench. */
export function handSaw(s: Shape): Solid[] {
  const { name } = s.subject;
  const [l, tpi] = [/(\d+) mm/, /(\d+) TPI/].map((part) => Number(part.exec(name)?.[1] ?? 0));
  const grip: Material = { color: s.color(s.look.color), gloss: 0.4 };
  const saw: Saw = { s, l: l || 450, pitch: Math.max(5, 56 / (tpi || 7)), grip };
  const [kind] = ([[/gips/i, plasterboard], [/isolatie/i, insulation], [/ijzer/i, hacksaw], [/japans/i, japanese], [/fijn/i, tenon]] as const).flatMap(([word, draw]) => (word.test(name) ? [draw] : [])); // oxfmt-ignore
  return [onBench((kind ?? universal)(saw), -30)];
}
