import { arc, box, inside, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { type Material, STEEL } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const FRAME: Material = { color: '#ec7a1c', gloss: 0.4 };
const RUBBER: Material = { color: '#24282d', gloss: 0.3 };

const bar = (path: readonly V3[], r = 8, mat: Material = FRAME): Solid => tube(path, r, mat, 12);

/** Rows of light on a plate; `x` and `z`: where the first stands, from the left and above. */
const leds = (columns: number, rows: number, x: number, z: number, wide: number, high: number) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [x + (i % columns) * wide * 1.5, z + Math.floor(i / columns) * high * 1.6];
    return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="3" fill="#fff3b0"/><rect x="${left + wide / 6}" y="${top + high * 0.15}" width="${wide * 0.67}" height="${high * 0.7}" rx="2" fill="#fff"/>`; // oxfmt-ignore
  }).join('');

/** The lamp itself, its light to the viewer, with a grip on top. */
function head(s: Shape): Solid {
  const body: Material = { color: s.color('#23252a'), gloss: 0.3 };
  const light = `<rect x="-98" y="-232" width="196" height="140" rx="8" fill="#d9dde0"/>${leds(5, 4, -84, -222, 24, 20)}`; // oxfmt-ignore
  return group([
    soft(rect(-110, 78, 220, 164, 14), -20, 50, 10, body, { print: light }),
    bar([[-60, 10, 242], [-50, 10, 280], [50, 10, 280], [60, 10, 242]], 9), // oxfmt-ignore
    soft(rect(-60, 80, 120, 12, 3), -23, 3, 1, { color: s.look.color, gloss: 0.4 }, { print: brandMark(s.look, -58, -91, 116, 10, s.look.color) }), // oxfmt-ignore
  ]);
}

/** On two bent legs, to be put down anywhere. */
const standing = (s: Shape): Solid[] => [
  ...[-1, 1].map(
    (side) =>
    bar([[side * 80, 60, 0], [side * 80, -50, 0], [side * 80, -60, 8], [side * 118, 0, 160]]), // oxfmt-ignore
  ),
  bar([[-80, 56, 0], [80, 56, 0]]), // oxfmt-ignore
  head(s),
];

function onTripod(s: Shape): Solid[] {
  const feet: V3[] = [[-190, -80, 6], [190, -80, 6], [0, 210, 6]]; // oxfmt-ignore
  return [
    ...feet.map((foot) => bar([[0, 20, 250], foot], 7, STEEL)),
    ...feet.map((foot) => bar([[foot[0] * 0.94, foot[1] * 0.94, 20], foot], 10, RUBBER)),
    bar([[0, 20, 110], [0, 20, 500]], 9, STEEL), // oxfmt-ignore
    bar([[0, 20, 236], [0, 20, 264]], 17, RUBBER), // oxfmt-ignore
    move(head(s), 0, 0, 400),
  ];
}

/** A grip, a strip of light above it, and a hook to hang it by. */
function inspection(s: Shape): Solid[] {
  const body: Material = { color: s.look.color, gloss: 0.4 };
  const light = `<rect x="-17" y="-252" width="34" height="132" rx="6" fill="#d9dde0"/>${leds(2, 6, -13, -247, 11, 12)}`; // oxfmt-ignore
  const hook = arc([0, 12, 292], [0, 0, -1], [1, 0, 0], 16, 0, 290);
  const lamp = group([
    soft(rect(-21, 0, 42, 112, 10), 0, 28, 6, RUBBER, { print: brandMark(s.look, -17, -70, 34, 14, RUBBER.color) }), // oxfmt-ignore
    soft(rect(-24, 108, 48, 152, 10), -4, 34, 6, body, { print: light }),
    bar([[0, 12, 256], [0, 12, 276]], 5, STEEL), // oxfmt-ignore
    bar(hook, 4, STEEL),
  ]);
  return [turn(lamp, 'y', 12)];
}

/** A lamp on an elastic band. */
function headTorch(s: Shape): Solid[] {
  const band: Material = { color: '#2f353b', gloss: 0.1 };
  const strip: Material = { color: s.look.color, gloss: 0.2 };
  const ring = (r: number, from: number, to: number, mat: Material): Solid =>
    lathe([[r, from], [r, to]], mat, 56); // oxfmt-ignore
  const glass = `<circle cx="0" cy="-16" r="17" fill="#d9dde0"/><circle cx="0" cy="-16" r="14" fill="#fff3b0"/><circle cx="0" cy="-16" r="8" fill="#fff"/>`; // oxfmt-ignore
  return [
    inside(ring(88, 2, 30, band)),
    ring(90, 2, 30, band),
    ring(90.6, 13, 19, strip),
    box([-30, -106, 0], [60, 20, 32], RUBBER),
    move(turn(soft(rect(-26, -4, 52, 40, 8), -34, 30, 6, { color: s.look.color, gloss: 0.5 }, { print: glass }), 'x', 14), 0, -104, 2), // oxfmt-ignore
  ];
}

/** The lamp that the name says. */
export function siteLight(s: Shape): Solid[] {
  const { name } = s.subject;
  if (name.startsWith('Looplamp')) return inspection(s);
  if (name.startsWith('Hoofdlamp')) return headTorch(s);
  return name.includes('statief') ? onTripod(s) : standing(s);
}
