import { lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { mix } from '../kit/colour.ts';
import { type Material, TOOL_STEEL } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { onBench } from './bench.ts';
import type { Shape } from './template.ts';

interface Brush {
  s: Shape;
  hair: Material;
  grip: Material;
  /** Half the width of the head. */
  w: number;
}

/** Hairs over a head from z = 0 down to its ends, as a print. */
const hairs = (w: number, z: number, slant = 0): string =>
  Array.from({ length: 30 }, (_, i) => {
    const x = -w + (i * 2 * w) / 29;
    return `<path d="M${x * 0.95} ${-z}L${x} ${-(slant * (x + w)) / (2 * w)}" stroke="${i % 3 ? '#3a2408' : '#fff3d6'}" stroke-opacity=".3" stroke-width="${w / 32}"/>`;
  }).join('');

const ferrule = (w: number, z: number, depth: number): Solid =>
  soft(rect(-w - 1, z, 2 * w + 2, 34, 3), -depth / 2, depth, 3, TOOL_STEEL, { print: `<path d="M${-w} ${-z - 10}H${w}M${-w} ${-z - 26}H${w}" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>` }); // oxfmt-ignore

/** A flat handle from the ferrule at z up to a hanging end, `l` long. */
const flatHandle = ({ s, grip, w }: Brush, z: number, l: number): Solid =>
  soft(outline(`M${-w + 2} ${z}C${-w + 8} ${z + 26} -14 ${z + 36} -12 ${z + l * 0.4}C-10 ${z + l * 0.65} -14 ${z + l * 0.84} -10 ${z + l - 8}C-6 ${z + l} 6 ${z + l} 10 ${z + l - 8}C14 ${z + l * 0.84} 10 ${z + l * 0.65} 12 ${z + l * 0.4}C14 ${z + 36} ${w - 8} ${z + 26} ${w - 2} ${z}Z`, 8), -10, 20, 8, grip, { print: `<g transform="translate(0 ${-z - l * 0.58}) rotate(-90)">${brandMark(s.look, -40, -8, 80, 16, grip.color)}</g><circle cy="${-z - l + 14}" r="3.4" fill="#14171a" fill-opacity=".7"/>` }); // oxfmt-ignore

/** A turned handle on z from z0, `l` long, no thicker than `r` at its foot. */
const turned = (grip: Material, z0: number, r: number, l: number): Solid =>
  lathe(([[0, 0], [r, 0], [r * 0.9, l * 0.06], [10, l * 0.2], [12.5, l * 0.42], [11, l * 0.7], [8, l * 0.92], [4, l], [0, l]] as V2[]).map(([x, z]): V2 => [x, z + z0]), grip, 32); // oxfmt-ignore

const flat = (b: Brush): Solid[] => [
  flatHandle(b, 104, 166),
  ferrule(b.w, 72, 22),
  soft(outline(`M${-b.w} 0C${-b.w / 2} -6 ${b.w / 2} -6 ${b.w} 0L${b.w - 2} 76L${-b.w + 2} 76Z`), -9, 18, 5, b.hair, { print: hairs(b.w, 76) }), // oxfmt-ignore
];

/** Hairs cut at a slant, thick in the middle, on a slim handle. */
const sash = ({ w, hair, grip }: Brush): Solid[] => [
  turned(grip, 113, w * 0.5, 196),
  ferrule(w, 80, 30),
  soft(outline(`M${-w} 0L${w} ${w * 0.9}L${w - 3} 84L${-w + 3} 84Z`), -13, 26, 12, hair, { print: hairs(w, 84, w * 0.9) }), // oxfmt-ignore
];

/** All of it turned: a ring of hairs that ends in a dome. */
function round({ w, hair, grip }: Brush): Solid[] {
  const r = w * 0.72;
  const head = lathe([[0, 0], [r * 0.5, 3], [r * 0.86, 10], [r * 1.05, 26], [r * 1.02, 60], [r * 0.94, 86]], hair, 72); // oxfmt-ignore
  const dark = mix(hair.color, '#3a2408', 0.26);
  const faces = head.faces.map((face, i) => (i % 3 ? face : { ...face, mat: { ...hair, color: dark } })); // oxfmt-ignore
  return [
    turned(grip, 122, r * 0.62, 176),
    lathe([[r, 84], [r + 1, 86], [r + 1, 94], [r, 96], [r + 1, 98], [r, 120], [r * 0.62, 126]], TOOL_STEEL, 40), // oxfmt-ignore
    { faces },
  ];
}

/** A head bent away from a long handle. */
function radiator({ s, w, hair, grip }: Brush): Solid[] {
  const head = group([
    soft(outline(`M${-w} -106C${-w / 2} -112 ${w / 2} -112 ${w} -106L${w - 2} -34L${-w + 2} -34Z`), -7, 14, 5, hair, { print: `<g transform="translate(0 106)">${hairs(w, 72)}</g>` }), // oxfmt-ignore
    ferrule(w, -36, 18),
  ]);
  return [
    turn(head, 'y', 52),
    tube(
      curve([
        [0, 0, 0],
        [6, 0, 22],
        [6, 0, 60],
        [0, 0, 120],
      ]),
      (t) => 7 + t * 3,
      grip,
      18,
    ),
    soft(outline('M-10 116C-14 170 -9 240 -13 330C-9 342 9 342 13 330C9 240 14 170 10 116Z', 8), -9, 18, 8, grip, { print: `<g transform="translate(0 -226) rotate(-90)">${brandMark(s.look, -50, -7, 100, 14, grip.color)}</g>` }), // oxfmt-ignore
  ];
}

/** A broad wooden block full of hairs, with a short grip across it. */
const block = ({ s, w, hair, grip }: Brush): Solid[] => {
  const k = w * 2;
  return [
    soft(outline('M-30 93C-16 98 -14 110 -13 130C-15 160 -17 190 -13 214C-8 224 8 224 13 214C17 190 15 160 13 130C14 110 16 98 30 93Z', 8), -13, 26, 11, grip), // oxfmt-ignore
    soft(rect(-k, 58, 2 * k, 34, 8), -28, 56, 8, { color: '#d9b47c', gloss: 0.2 }, { print: brandMark(s.look, -k * 0.55, -84, k * 1.1, 18, '#d9b47c') }), // oxfmt-ignore
    soft(outline(`M${-k} 0C${-k / 2} -5 ${k / 2} -5 ${k} 0L${k - 4} 62L${-k + 4} 62Z`), -24, 48, 8, hair, { print: hairs(k, 62) }), // oxfmt-ignore
  ];
};

/** The brush that a name tells of, lying on the bench. */
export function brush(s: Shape): Solid[] {
  const { name } = s.subject;
  const size = Number(/maat (\d+)/.exec(name)?.[1] ?? 12);
  const grip: Material = { color: s.look.color, gloss: 0.6 };
  const b: Brush = {
    s,
    hair: { color: s.color('#c8995a'), gloss: 0.05 },
    grip,
    w: 20 + size * 1.4,
  };
  const draw = /rond/i.test(name)
    ? round
    : /patent/i.test(name)
      ? sash
      : /radiator/i.test(name)
        ? radiator
        : /blok/i.test(name)
          ? block
          : flat;
  return [onBench(draw(b), -32)];
}
