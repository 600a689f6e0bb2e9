import { tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { type Material } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const SOCKET = 'L18 306L12 330L-12 330L-18 306';

/** A blade from its cutting edge at z = 0 up to the socket of the handle. */
const BLADES = {
  // Nearly flat, with a straight edge.
  spade: `M-88 304C-90 200 -88 90 -78 4C-40 -6 40 -6 78 4C88 90 90 200 88 304L60 306${SOCKET}L-60 306Z`,
  // Rounded to a point.
  point: `M-104 280C-114 190 -96 60 0 0C96 60 114 190 104 280C90 300 60 306 18 306L12 330L-12 330L-18 306C-60 306 -90 300 -104 280Z`, // oxfmt-ignore
  // Broad and square, for loose stuff.
  broad: `M-138 262L-130 10C-60 0 60 0 130 10L138 262C120 290 60 300 18 306L12 330L-12 330L-18 306C-60 300 -120 290 -138 262Z`, // oxfmt-ignore
  // Long and narrow.
  drain: `M-52 304L-34 10C-16 -2 16 -2 34 10L52 304L40 306${SOCKET}L-40 306Z`,
};

const bladeOf = (name: string): keyof typeof BLADES => {
  if (/drain/i.test(name)) return 'drain';
  if (/schop/i.test(name)) return 'broad';
  return /bats/i.test(name) ? 'point' : 'spade';
};

/** The end of the handle: a loop to grip, or a bar across. */
function top(name: string, mat: Material): Solid[] {
  const bar = (half: number, z: number): Solid => tube([[-half, 4, z], [half, 4, z]], 17, mat, 22); // oxfmt-ignore
  if (!/hilt/i.test(name)) return [tube([[0, 4, 960], [0, 4, 1004]], 17, mat, 22), bar(84, 1008)]; // oxfmt-ignore
  return [
    tube(curve([[0, 4, 930], [-30, 4, 962], [-66, 4, 1000], [-68, 4, 1044]]), 14, mat, 18), // oxfmt-ignore
    tube(curve([[0, 4, 930], [30, 4, 962], [66, 4, 1000], [68, 4, 1044]]), 14, mat, 18), // oxfmt-ignore
    bar(78, 1046),
  ];
}

/** The shovel or spade that a name tells of, upright. */
export function shovel(s: Shape): Solid[] {
  const { name } = s.subject;
  const handle: Material = { color: s.color('#d9b47c'), gloss: 0.25 };
  const blade: Material = { color: '#3d444b', gloss: 0.5, metal: 0.3 };
  const kind = bladeOf(name);
  const rib = '<path d="M0 -20V-310" stroke="#fff" stroke-opacity=".25" stroke-width="10"/>';
  const print = `${rib}${brandMark(s.look, -50, -250, 100, 30, blade.color)}`;
  return [
    turn(soft(outline(BLADES[kind], 8), 0, 8, 3, blade, { print }), 'x', kind === 'broad' ? -8 : 0),
    tube([[0, 4, 312], [0, 10, 600], [0, 4, 960]], 17, handle, 22), // oxfmt-ignore
    ...top(name, handle),
  ];
}
