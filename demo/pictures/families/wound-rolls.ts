import { extrude, inside, lathe } from '../kit/bodies.ts';
import { circle } from '../kit/outline.ts';
import { group, type Solid } from '../kit/solid.ts';
import { labelBand } from './round-label.ts';
import type { Shape } from './template.ts';

/** The wound end of a roll: a spiral of layers around a core. */
export const spiral = (color: string, turns: number, r0: number, r1: number): string => {
  const points = Array.from({ length: turns * 26 }, (_, i): string => {
    const t = i / (turns * 26);
    const [a, r] = [t * turns * 2 * Math.PI, r0 + (r1 - r0) * t];
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-opacity=".38" stroke-width="${((r1 - r0) / turns) * 0.3}"/><circle r="${r0}" fill="#0d1116" fill-opacity=".7"/>`;
};

/** A roll on its side, its end to the viewer: along y. */
export const rollAlongY = (r: number, length: number, color: string, end: string, gloss = 0.1): Solid =>
  extrude(circle(r, 0, r, 56), 0, length, { color, gloss }, { print: `<g transform="translate(0 ${-r})">${end}</g>` }); // oxfmt-ignore

/** A roll standing on end with a paper band. */
export const standing = (
  s: Shape,
  r: number,
  h: number,
  color: string,
  top: string,
  ground?: string,
): Solid[] => {
  const body = lathe(
    [
      [0, 0],
      [r, 0],
      [r, h],
      [0, h],
    ],
    { color, gloss: 0.12 },
  );
  body.faces.forEach((face) => { if (face.n[2] === 1) face.print = { o: [0, 0, h], u: [1, 0, 0], v: [0, -1, 0], svg: top }; }); // oxfmt-ignore
  return [body, ...labelBand(s, r + 1, r + 1, h * 0.3, h * 0.68, { ground, angle: 12 })];
};

/** A ring of tape around an open core. */
export const hollow = (
  r: number,
  inner: number,
  h: number,
  color: string,
  gloss = 0.2,
  core = '#c9ad7f',
): Solid =>
  group([
    inside(
      lathe(
        [
          [inner, 0],
          [inner, h],
        ],
        { color: core, gloss: 0.05 },
        40,
      ),
    ),
    lathe(
      [
        [r, 0],
        [r, h],
        [inner, h],
      ],
      { color, gloss },
    ),
  ]);
