import { box, extrude, tube } from '../kit/bodies.ts';
import { curve, ribbon } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { mirrored, outline } from '../kit/outline.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** The glass that the name tells of: clear unless it is tinted, yellow or mirrored. */
function glassOf(name: string): { mat: Material; bars: string } {
  if (/getint/i.test(name)) return { mat: { color: '#565d63', gloss: 0.9, opacity: 0.86 }, bars: '.28' }; // oxfmt-ignore
  if (/\bgeel\b/i.test(name)) return { mat: { color: '#f3cf2e', gloss: 0.9, opacity: 0.8 }, bars: '.6' }; // oxfmt-ignore
  if (/spiegel/i.test(name)) return { mat: { color: '#4f7fc0', gloss: 0.9, opacity: 0.96 }, bars: '.55' }; // oxfmt-ignore
  return { mat: { color: '#d5e6ee', gloss: 0.9, opacity: 0.62 }, bars: '.8' };
}

const LENS = outline('M5 4C14 26 34 36 66 34C88 32 96 20 93 2C88 -24 68 -34 46 -34C24 -34 10 -12 5 4Z', 10); // oxfmt-ignore
const VISOR = mirrored([[0, -10], [10, -13], [18, -34], [34, -44], [70, -44], [92, -34], [99, -12], [99, 22], [90, 36], [60, 41], [0, 43]]); // oxfmt-ignore

const scaled = (points: V2[], kx: number, kz: number): V2[] =>
  points.map(([x, z]): V2 => [x * kx, z * kz]);
const mirror = (points: V2[]): V2[] => points.map(([x, z]): V2 => [-x, z]);

/** Two bright bars across a glass around x. */
const bars = (x: number, alpha: string): string =>
  `<path d="M${x - 30} 14L${x + 14} -42H${x + 34}L${x - 10} 14ZM${x - 2} 20L${x + 34} -26H${x + 40}L${x + 4} 20Z" fill="#fff" fill-opacity="${alpha}"/>`;

/** Where the glasses for reading are ground stronger. */
const reading = (x: number): string =>
  `<path d="M${x - 22} 8H${x + 22}A22 19 0 0 1 ${x - 22} 8Z" fill="#fff" fill-opacity=".4" stroke="#20303c" stroke-opacity=".55" stroke-width="1.4"/>`;

const temple = (side: number, frame: Material, z: number): Solid =>
  tube(curve(([[94, 3, z], [98, 30, z + 1], [97, 96, z], [91, 140, z - 6], [86, 182, z - 34]] as V3[]).map(([x, y, h]): V3 => [x * side, y, h])), (t) => 4 + Math.sin(t * Math.PI) * 1.6, frame, 12); // oxfmt-ignore

/** Two lenses under a brow; those on strength show where one reads through them. */
function glasses(name: string, frame: Material): Solid[] {
  const glass = glassOf(name);
  const strong = /sterkte/i.test(name);
  return [
    ...[1, -1].map((side) => temple(side, frame, 22)),
    ...[LENS, mirror(LENS)].map((lens, i) =>
      extrude(lens, 2, 3, glass.mat, {
        print: bars(i ? -50 : 44, glass.bars) + (strong ? reading(i ? -48 : 48) : ''),
      }),
    ),
    tube(curve([[-95, 4, 22], [-70, 0, 37], [-32, -1, 34], [0, -2, 22], [32, -1, 34], [70, 0, 37], [95, 4, 22]]), 4.8, frame, 12), // oxfmt-ignore
    tube(
      curve([
        [-9, 2, -8],
        [-6, -3, 10],
        [0, -4, 17],
        [6, -3, 10],
        [9, 2, -8],
      ]),
      2.6,
      frame,
      10,
    ),
  ];
}

/** One wide glass with closed sides, roomy enough for glasses behind it. */
function overGlasses(name: string, frame: Material): Solid[] {
  const { mat, bars: alpha } = glassOf(name);
  const shield = turn(extrude(outline('M0 -30L58 -16L62 14L58 22L0 30Z'), 0, 3, { ...mat, opacity: Math.max(0.45, (mat.opacity ?? 1) - 0.2) }), 'z', 90); // oxfmt-ignore
  return [
    ...[1, -1].map((side) => move(temple(side, frame, 16), side * 4, 26, 0)),
    move(shield, -96, 4, 0),
    move(shield, 99, 4, 0),
    extrude(VISOR, 0, 4, mat, { print: bars(-56, alpha) + bars(44, alpha) }),
    tube(curve([[-99, 2, 26], [-90, -1, 37], [-60, -2, 42], [0, -2, 44], [60, -2, 42], [90, -1, 37], [99, 2, 26]]), 4.2, frame, 12), // oxfmt-ignore
  ];
}

/** A closed frame that lies against the face, vents on top and a strap around the head. */
function goggles(name: string, frame: Material): Solid[] {
  const { mat, bars: alpha } = glassOf(name);
  const outer = scaled(VISOR, 1.08, 1.2);
  const strap: V2[] = Array.from({ length: 29 }, (_, i) => {
    const t = Math.PI * (i / 28);
    return [104 * Math.cos(t) * (1 + 0.06 * Math.sin(t)), 26 + 150 * Math.sin(t)];
  });
  return [
    ribbon(strap, -14, 14, { color: '#24282d', gloss: 0.05 }),
    extrude(outer, 6, 44, { ...frame, gloss: 0.25 }, { holes: [scaled(VISOR, 0.95, 0.96)] }),
    extrude(scaled(VISOR, 0.97, 0.99), 3, 3, mat, { print: bars(-56, alpha) + bars(44, alpha) }),
    ...[-60, -20, 20, 60].map((x) => box([x - 12, 18, 48], [24, 18, 6], { color: '#24282d', gloss: 0.2 })), // oxfmt-ignore
    ...[-1, 1].map((side) => box([side * 106 - 5, 20, -17], [10, 20, 34], { color: '#24282d', gloss: 0.3 })), // oxfmt-ignore
  ];
}

/** The eye protection that a name tells of. */
export function safetyGlasses({ subject: { name }, color }: Shape): Solid[] {
  const frame: Material = { color: color('#23252a'), gloss: 0.5 };
  const parts = /ruimzicht/i.test(name)
    ? goggles(name, frame)
    : /overzet/i.test(name)
      ? overGlasses(name, frame)
      : glasses(name, frame);
  return parts.map((part) => move(part, 0, 0, 44));
}
