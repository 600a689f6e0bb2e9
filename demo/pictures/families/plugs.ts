import { cylinder, extrude, inside, lathe } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { hexagon, metal, shank } from './threads.ts';

const ZINC = metal('#b9bec2', 0.55);
const YELLOW = metal('#cfae57', 0.5);
const CROSS: V2[] = [[-0.7, -2.6], [0.7, -2.6], [0.7, -0.7], [2.6, -0.7], [2.6, 0.7], [0.7, 0.7], [0.7, 2.6], [-0.7, 2.6], [-0.7, 0.7], [-2.6, 0.7], [-2.6, -0.7], [-0.7, -0.7]]; // oxfmt-ignore

/** The mark of a screwdriver on a head at height z. */
const recess = (z: number, k = 1): Solid => ({
  faces: [{ contours: [CROSS.map(([x, y]) => [x * k, y * k, z + 0.1] as const)], n: [0, 0, 1], mat: { color: '#15181b' }, layer: 3 }], // oxfmt-ignore
});

/** The open upper end. */
const mouth = (r: number, z: number): Solid =>
  inside(lathe([[r, z - 8], [r, z]], { color: '#2b2f33' }, 24)); // oxfmt-ignore

/** Two tongues that keep a plug from turning. */
const fins = (mat: Material, z: number): Solid[] =>
  [90, 270].map((a) => turn(extrude(outline(`M3 ${z}L5.8 ${z + 6}L5.2 ${z + 16}L3 ${z + 18}Z`), -0.6, 1.2, mat), 'z', a)); // oxfmt-ignore

/** Ribs from z0 to z1 over a core. */
const ribs = (core: number, out: number, z0: number, z1: number, pitch: number): V2[] => {
  const points: V2[] = [];
  for (let z = z0; z < z1; z += pitch) points.push([core, z], [out, z + pitch * 0.65], [core * 1.03, z + pitch * 0.72]); // oxfmt-ignore
  return points;
};

/** Teeth to its foot under a collar. */
const nylon = (mat: Material, l: number): Solid[] => [
  mouth(2.2, l),
  lathe([[0, 0], [3.1, 2], ...ribs(3.1, 4.2, 4, l * 0.72, 4), [3.6, l * 0.8], [4.3, l - 2.5], [5.4, l - 1.5], [5.4, l], [2.2, l]], mat, 26), // oxfmt-ignore
  ...fins(mat, l * 0.56),
];

/** A smooth neck over a body that knots itself in a hollow wall. */
const universal = (mat: Material, l: number): Solid[] => [
  mouth(2.4, l),
  lathe([[0, 0], [2.6, 1], [3.6, l * 0.12], [4.4, l * 0.2], [3.3, l * 0.22], [4.2, l * 0.42], [3.3, l * 0.44], [4, l * 0.6], [4, l - 2], [6.4, l - 1.2], [6.4, l], [2.4, l]], mat, 28), // oxfmt-ignore
  ...fins(mat, l * 0.22),
];

/** A coarse thread on a point that drills its own way into plasterboard. */
const plasterboard = (mat: Material): Solid[] => [
  lathe([[0, 0], [1.6, 3], [2.4, 7], ...ribs(3.6, 8.2, 8, 31, 5.4), [4.6, 31], [5, 36], [8.6, 37], [8.8, 39.5], [0, 39.5]], mat, 36), // oxfmt-ignore
  recess(39.5, 1.5),
];

/** A long sleeve around its screw, which comes out at both ends. */
const frame = (mat: Material, l: number): Solid[] => [
  move(lathe(shank({ d: 4.6, l: 14, from: 0, pitch: 2, tip: 1.6 }), YELLOW, 24), 0, 0, -12),
  lathe([[2.6, 0], [3.6, 1], ...ribs(3.5, 4.2, 3, l * 0.45, 4), [4, l * 0.48], [4, l - 2], [6, l], [3, l]], mat, 26), // oxfmt-ignore
  lathe([[3, l], [5.2, l + 1], [5.2, l + 2], [0, l + 2]], YELLOW, 26), // oxfmt-ignore
  recess(l + 2, 1.1),
];

/** A sleeve with a nail in it, ready to be struck. */
const hammerIn = (mat: Material, l: number): Solid[] => [
  lathe([[0, 0], [3, 1], ...ribs(3.3, 4, 3, l * 0.5, 4.6), [3.8, l * 0.54], [3.8, l - 2], [7, l - 1], [7.2, l + 0.6], [2.6, l + 1]], mat, 28), // oxfmt-ignore
  lathe([[2.2, l], ...ribs(2, 2.3, l + 1, l + 12, 2.2), [2.2, l + 13], [4.6, l + 14.4], [4.6, l + 16], [0, l + 16]], ZINC, 24), // oxfmt-ignore
  recess(l + 16, 0.8),
];

/** A slit metal sleeve on a machine screw; `spread` bends its legs as behind a board. */
function cavity(l: number, spread: boolean): Solid[] {
  const legs: V2[] = spread
    ? [[3.4, l * 0.3], [12.5, l * 0.5], [12.5, l * 0.52], [3.6, l * 0.72]] // oxfmt-ignore
    : [[3.7, l * 0.3], [4, l * 0.5], [3.7, l * 0.72]]; // oxfmt-ignore
  const slits = [0, 90, 180, 270].map((a) => turn(extrude(outline(`M-0.7 ${l * 0.34}L0.7 ${l * 0.34}L0.7 ${l * 0.68}L-0.7 ${l * 0.68}Z`), -4.1, 0.3, { color: '#23282d' }), 'z', a + 20)); // oxfmt-ignore
  const arms = [20, 110, 200, 290].map((a) => turn(extrude(outline(`M3 ${l * 0.36}L13 ${l * 0.56}L13 ${l * 0.6}L3 ${l * 0.74}L3 ${l * 0.66}L9.6 ${l * 0.58}L3 ${l * 0.44}Z`), -1.6, 3.2, ZINC), 'z', a)); // oxfmt-ignore
  return [
    lathe(shank({ d: 4, l: l * 0.2, from: 0, pitch: 1.3, depth: 0.14, tip: 0.3 }), ZINC, 24),
    ...(spread ? arms.slice(0, 2) : []),
    lathe([[0, l * 0.14], [3.7, l * 0.14], ...(spread ? ([[3.4, l * 0.36], [3.4, l * 0.7]] as V2[]) : legs), [3.7, l - 2], [8, l - 1.4], [8, l], [0, l]], ZINC, 30), // oxfmt-ignore
    ...(spread ? arms.slice(2) : slits),
    lathe([[4.6, l], [4.4, l + 1.6], [2.6, l + 2.8], [0, l + 3]], ZINC, 26), // oxfmt-ignore
    recess(l + 3, 0.8),
  ];
}

/** Broad wings that cut themselves into aerated blocks. */
const aerated = (mat: Material, l: number): Solid[] => [
  mouth(2.8, l),
  lathe([[0, 0], [3, 1.5], ...ribs(4, 9, 3, l * 0.8, l * 0.16), [4.4, l * 0.84], [4.4, l - 2], [7, l - 1], [7, l], [2.8, l]], mat, 36), // oxfmt-ignore
  move(hexagon(5.4, 2.6, 3, mat), 0, 0, l - 5),
  cylinder(3, -0.2, 0.2, mat, 20),
];

function parts(name: string, look: string, l: number): (spread: boolean) => Solid[] {
  const grey: Material = { color: '#9aa0a4', gloss: 0.3 };
  const white: Material = { color: '#eceeed', gloss: 0.35 };
  if (/gipsplaat/i.test(name)) return () => plasterboard(white);
  if (/kozijn/i.test(name)) return () => frame(grey, Math.max(l, 62));
  if (/slag/i.test(name)) return () => hammerIn(grey, l);
  if (/hollewand/i.test(name)) return (spread) => cavity(l, spread);
  if (/cellenbeton/i.test(name)) return () => aerated({ color: '#5f7f3f', gloss: 0.3 }, l);
  if (/universe/i.test(name)) return () => universal({ color: look, gloss: 0.3 }, l);
  return () => nylon(grey, l);
}

/** The wall plugs that a name tells of: two upright, two lying before them. */
export function plugs({ subject: { name }, look, measures }: Shape): Solid[] {
  const [d = 8, l = 50] = measures.length === 2 ? measures : [];
  const make = parts(name, look.color, Math.min(74, Math.max(34, (l / d) * 8)));
  const one = (spread = false): Solid => group(make(spread));
  const lying = (angle: number, x: number, y: number, spin: number): Solid =>
    move(turn(turn(turn(one(), 'z', spin), 'y', 90), 'z', angle), x, y, /gipsplaat|cellen/i.test(name) ? 8.6 : 5); // oxfmt-ignore
  return [one(true), move(one(), 24, 8, 0), lying(200, 66, -8, 40), lying(168, 78, -28, 10)];
}
