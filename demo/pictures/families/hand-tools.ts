import { box, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, type Solid } from '../kit/solid.ts';

import { bucket, roundTub } from './tubs.ts';
import { openTape } from './reels.ts';
import { ladder } from './ladders.ts';
import { shovel } from './shovels.ts';
import { brush } from './brushes.ts';
import { handSaw } from './hand-saws.ts';
import { paintRoller } from './paint-rollers.ts';
import { hammer } from './hammers.ts';
import { pliers } from './pliers.ts';
import { spannerOf } from './spanners.ts';
import { trowel } from './trowels.ts';
import { wheelbarrow } from './wheelbarrows.ts';
import type { Shape, Template } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.25 };
const grip = (s: Shape): Material => ({ color: s.look.color, gloss: 0.4 });

export const HAND_TOOLS: Record<string, Template> = {
  hamer: {
    model: hammer,
    front: { az: 8, el: 58 },
    side: { az: -30, el: 26 },
    detail: { x: 0.7, y: 0.25, k: 2.4 },
  },
  schroevendraaierset: {
    model: (s) => {
      const one = (l: number, x: number, k: number): Solid => move(group([
        lathe([[0, 0], [8 * k, 0], [12 * k, 6], [12.5 * k, 26], [10 * k, 44], [12 * k, 60], [12 * k, 84], [8 * k, 92], [9 * k, 98], [0, 100]], grip(s), 12), // oxfmt-ignore
        lathe([[0, 92], [8.6 * k, 92], [8.6 * k, 98], [5, 102], [0, 102]], DARK, 18),
        lathe([[3 * k, 100], [3 * k, 100 + l], [3.6 * k, 106 + l], [1, 116 + l], [0, 116 + l]], TOOL_STEEL, 16),
      ]), x, 0, 0); // oxfmt-ignore
      return [90, 120, 70, 105, 60].map((l, i) => one(l, i * 36, i % 2 ? 0.86 : 1));
    },
    front: { az: 16, el: 18 },
    side: { az: -40, el: 36 },
    detail: { x: 0.3, y: 0.75, k: 2.3 },
  },
  steeksleutel: {
    model: spannerOf,
    front: { az: -6, el: 66 },
    side: { az: 34, el: 30 },
    detail: { x: 0.3, y: 0.2, k: 2.6 },
  },
  tang: {
    model: pliers,
    front: { az: 4, el: 64 },
    side: { az: 40, el: 28 },
    detail: { x: 0.3, y: 0.25, k: 2.4 },
  },
  waterpas: {
    model: (s) => {
      const m = { color: s.color(s.look.color), gloss: 0.4 };
      const vial = (x: number, upright = false): string => `<rect x="${x - 34}" y="-48" width="68" height="40" rx="6" fill="#1b1f24"/>${upright ? `<rect x="${x - 9}" y="-44" width="18" height="32" rx="7" fill="#cdee4a"/><ellipse cx="${x}" cy="-28" rx="6" ry="7" fill="#f4ffd0"/>` : `<rect x="${x - 26}" y="-37" width="52" height="18" rx="8" fill="#cdee4a"/><ellipse cx="${x}" cy="-29" rx="9" ry="6" fill="#f7ffdc"/><path d="M${x - 11} -37V-19M${x + 11} -37V-19" stroke="#15181b" stroke-width="1.6"/>`}`; // oxfmt-ignore
      return [soft(rect(0, 0, 800, 56, 4), 0, 26, 3, m, { print: `<path d="M0 -6H800M0 -50H800" stroke="#000" stroke-opacity=".25" stroke-width="3"/>${vial(400)}${vial(90, true)}${vial(710, true)}${brandMark(s.look, 150, -46, 200, 36, s.look.color)}` }), box([-8, -1, -1], [10, 28, 58], DARK), box([798, -1, -1], [10, 28, 58], DARK)]; // oxfmt-ignore
    },
    front: { az: -34, el: 22 },
    side: { az: 20, el: 30 },
    detail: { x: 0.5, y: 0.5, k: 3.2 },
  },
  rolmaat: {
    model: (s) => {
      if (/meetlint/i.test(s.subject.name)) return openTape(s);
      const blade = (w: number, h: number): string => { const ticks = Array.from({ length: 60 }, (_, i) => `M${(i / 60) * w} 0V${h * (i % 5 ? 0.22 : 0.44)}`).join(''); return `<rect width="${w}" height="${h}" fill="#f6d21f"/><path d="${ticks}" stroke="#15181b" stroke-width="1.1"/>`; }; // oxfmt-ignore
      return [
        box([-150, 6, 4], [120, 25, 1.4], { color: '#f6d21f', gloss: 0.5 }, { top: blade }),
        box([-153, 5, -6], [4, 27, 12], TOOL_STEEL),
        soft(outline('M-36 0L38 0C46 0 48 8 48 20L44 62C40 76 26 80 4 80C-22 80 -36 66 -38 44Z', 8), 0, 38, 11, grip(s), { print: `<circle cx="6" cy="-38" r="25" fill="#1b1f24"/><circle cx="6" cy="-38" r="25" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>${brandMark(s.look, -15, -48, 42, 20, '#1b1f24')}` }), // oxfmt-ignore
        soft(outline('M-38 0L-38 20L-26 26L30 26L46 16L44 0Z'), -1, 40, 6, DARK),
      ];
    },
    front: { az: -22, el: 24 },
    side: { az: 36, el: 36 },
    detail: { x: 0.3, y: 0.7, k: 2.4 },
  },
  handzaag: {
    model: handSaw,
    front: { az: -6, el: 62 },
    side: { az: 34, el: 28 },
    detail: { x: 0.82, y: 0.5, k: 2.4 },
  },
  troffel: {
    model: trowel,
    front: { az: 14, el: 36 },
    side: { az: -50, el: 20 },
    detail: { x: 0.3, y: 0.6, k: 2.2 },
  },
  ladder: {
    model: ladder,
    front: { az: 38, el: 14 },
    side: { az: 84, el: 8 },
    detail: { x: 0.5, y: 0.16, k: 2.8 },
  },
  kruiwagen: {
    model: wheelbarrow,
    front: { az: 24, el: 24 },
    side: { az: -46, el: 30 },
    detail: { x: 0.75, y: 0.7, k: 2.2 },
  },
  emmer: {
    model: bucket,
    front: { az: 4, el: 28 },
    side: { az: 30, el: 60 },
    detail: { x: 0.3, y: 0.35, k: 2.2 },
    pack: (s) => [0, 1, 2, 3, 4, 5].map((i) => move(group(bucket(s).slice(1, 2)), 0, 0, i * 44)),
  },
  speciekuip: {
    model: (s) => {
      if (/rond|flexibel/i.test(s.subject.name)) return roundTub(s);
      const c = s.color('#23252a');
      const ring = (k: number, z: number): [number, number, number][] => rect(-320 * k, -210 * k, 640 * k, 420 * k, 90 * k, 7).map(([x, y]) => [x, y, z]); // oxfmt-ignore
      const wall = (a: [number, number, number][], b: [number, number, number][], mat: Material, sign: 1 | -1): Solid => ({ faces: a.map((p, i) => { const [q, r, t] = [a[(i + 1) % a.length]!, b[(i + 1) % b.length]!, b[i]!]; const [dx, dy] = [q[0] - p[0], q[1] - p[1]]; const l = Math.hypot(dx, dy) || 1; return { contours: [[p, q, r, t]], n: [(sign * dy) / l, (sign * -dx) / l, -0.2 * sign] as const, mat }; }) }); // oxfmt-ignore
      const m = { color: c, gloss: 0.3 };
      const dark = { color: mix(c, '#ffffff', 0.08), gloss: 0.2 };
      return [group([
        wall(ring(0.78, 8), ring(1, 300), dark, -1),
        { faces: [{ contours: [ring(0.78, 8)], n: [0, 0, 1], mat: dark, plane: true }] },
        wall(ring(0.8, 0), ring(1.02, 300), m, 1),
        wall(ring(1.07, 288), ring(1.07, 306), m, 1),
        { faces: [{ contours: [ring(1.07, 306), ring(1, 306).toReversed()], n: [0, 0, 1], mat: m, plane: true }] },
      ])]; // oxfmt-ignore
    },
    front: { az: 26, el: 34 },
    side: { az: -56, el: 18 },
    detail: { x: 0.25, y: 0.6, k: 2.4 },
    pack: (s) =>
      [0, 1, 2, 3, 4].map((i) => move(group(HAND_TOOLS['speciekuip']!.model(s)), 0, 0, i * 70)),
  },
  spade: {
    model: shovel,
    front: { az: 24, el: 10 },
    side: { az: -50, el: 24 },
    detail: { x: 0.5, y: 0.85, k: 3 },
  },
  kwast: {
    model: brush,
    front: { az: -8, el: 60 },
    side: { az: 30, el: 28 },
    detail: { x: 0.75, y: 0.75, k: 2.3 },
  },
  verfroller: {
    model: paintRoller,
    front: { az: 26, el: 40 },
    side: { az: -40, el: 24 },
    detail: { x: 0.4, y: 0.2, k: 2.3 },
  },
};
