import { lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { mix } from '../kit/colour.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { circle, outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.3 };

/** A hose wound on a drum in its stand, its end hanging out. */
export function hoseReel(s: Shape): Solid[] {
  const c = s.color('#3f8f4a');
  const wound: V2[] = Array.from({ length: 8 }, (_, i): V2[] => [[112, i * 22 + 14], [123, i * 22 + 25], [112, i * 22 + 36]]).flat(); // oxfmt-ignore
  const side = (z: number): Solid => lathe([[0, z], [150, z], [156, z + 6], [150, z + 12], [0, z + 12]], { color: s.look.color, gloss: 0.4 }, 60); // oxfmt-ignore
  const drum = group([side(0), lathe(wound, { color: c, gloss: 0.4 }, 60), side(194), lathe([[0, 206], [40, 206], [36, 216], [0, 216]], DARK, 36)]); // oxfmt-ignore
  const leg = (y: number): Solid => tube([[-150, y, 0], [-20, y, 180], [0, y, 190], [20, y, 180], [150, y, 0]] as V3[], 9, DARK, 12); // oxfmt-ignore
  const end: V3[] = [[116, 110, 190], [150, 40, 120], [176, -60, 30], [150, -130, 11], [60, -160, 11]]; // oxfmt-ignore
  return [
    leg(226),
    move(turn(drum, 'x', 90), 0, 214, 190),
    leg(-14),
    tube([[-40, -30, 190], [-40, -70, 190]], 10, { color: mix(s.look.color, '#000000', 0.2) }, 16), // oxfmt-ignore
    tube(curve(end), 11, { color: c, gloss: 0.4 }, 12),
  ];
}

/** A long tape in an open frame with a crank and a grip. */
export function openTape(s: Shape): Solid[] {
  const grip: Material = { color: s.look.color, gloss: 0.4 };
  const ring = (r: number): string => `<circle r="${r}" fill="none" stroke="#15181b" stroke-opacity=".16" stroke-width="1.2"/>`; // oxfmt-ignore
  const tape = soft(circle(74, 0, 0, 60), 2, 22, 1, { color: '#f6d21f', gloss: 0.4 }, { print: [70, 62, 54, 46, 38].map((r) => ring(r)).join('') }); // oxfmt-ignore
  const fork = outline('M-14 -10L-14 10L60 26C84 30 96 16 140 16C176 18 196 18 206 10C214 2 214 -6 206 -12C190 -20 140 -18 120 -20C96 -22 84 -32 60 -26Z', 8); // oxfmt-ignore
  return [
    tube(curve([[-74, 13, 0], [-78, 13, -56], [-60, 13, -86], [-10, 13, -92]]), 3, { color: '#f6d21f', gloss: 0.4 }, 8), // oxfmt-ignore
    soft(fork, 26, 8, 3, grip),
    tape,
    soft(circle(30, 0, 0, 44), -2, 4, 1, DARK),
    soft(fork, -8, 8, 3, grip, { print: `${brandMark(s.look, 104, -10, 84, 20, grip.color)}` }),
    tube([[0, -12, 0], [-34, -14, 30], [-34, -36, 30]], 4.6, TOOL_STEEL, 12), // oxfmt-ignore
    move(turn(lathe([[0, 0], [9, 0], [10, 20], [0, 22]], DARK, 24), 'x', 90), -34, -30, 30), // oxfmt-ignore
  ].map((part) => move(part, 0, 0, 96));
}
