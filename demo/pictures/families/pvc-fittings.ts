import { arc, inside, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** Radius of the pipe that all of them fit, in the drawing's own millimetres. */
const R = 50;

const dark = (m: Material): Material => ({ color: mix(m.color, '#000000', 0.42) });

/** A socket that opens upwards, its foot at z = 0. */
const socket = (m: Material): Solid =>
  group([
    inside(lathe([[R + 1, 0], [R + 1, 66]], dark(m), 40)),
    lathe([[R - 1, -8], [R + 8, 6], [R + 8, 66], [R + 1, 66]], m, 40),
  ]); // oxfmt-ignore

/** A socket on the ground that opens downwards. */
const foot = (m: Material): Solid =>
  lathe([[R + 1, 0], [R + 8, 0], [R + 8, 56], [R, 70]], m, 40); // oxfmt-ignore

/** A quarter or an eighth of a turn, from the foot to the right. */
function bend(m: Material, degrees: number): Solid[] {
  const rad = (degrees * Math.PI) / 180;
  const [x, z] = [110 - 110 * Math.cos(rad), 90 + 110 * Math.sin(rad)];
  const on = (d: number): V3 => [x + d * Math.sin(rad), 0, z + d * Math.cos(rad)];
  const around = arc([110, 0, 90], [-1, 0, 0], [0, 0, 1], 110, 0, degrees - 2, 16);
  const end = move(turn(socket(m), 'y', degrees), ...on(30));
  return [foot(m), tube([[0, 0, 60], [0, 0, 90], ...around, on(50)], R, m, 36), end];
}

/** A straight run with a branch at 45°. */
const branch = (m: Material): Solid[] => [
  foot(m),
  tube([[0, 0, 60], [0, 0, 270]], R, m, 36),
  move(turn(tube([[0, 0, 0], [0, 0, 170]], R, m, 36), 'y', 45), 0, 0, 120),
  move(socket(m), 0, 0, 262),
  move(turn(socket(m), 'y', 45), 114, 0, 234),
]; // oxfmt-ignore

/** A sleeve with the ridge that stops both pipes. */
function coupler(m: Material): Solid[] {
  const one = group([
    inside(lathe([[R + 1, 80], [R + 1, 150]], dark(m), 40)),
    lathe([[R + 1, 0], [R + 8, 0], [R + 8, 70], [R + 11, 72], [R + 11, 78], [R + 8, 80], [R + 8, 150], [R + 1, 150]], m, 40),
  ]); // oxfmt-ignore
  return [one, move(turn(one, 'y', 78), 84, -96, R + 8)];
}

/** A bush that makes a socket fit a thinner pipe. */
function reducer(m: Material): Solid[] {
  const one = group([
    inside(lathe([[34, 0], [34, 62]], dark(m), 40)),
    lathe([[34, 0], [R, 0], [R, 46], [R + 7, 48], [R + 7, 62], [34, 62]], m, 40),
  ]); // oxfmt-ignore
  return [one, move(turn(turn(one, 'x', 76), 'z', 24), 120, -50, R + 4)];
}

/** A straight run with a screwed cap at the front. */
const access = (m: Material): Solid[] => [
  foot(m),
  tube([[0, 0, 60], [0, 0, 250]], R, m, 36),
  move(turn(lathe([[40, 0], [40, 16], [47, 16], [47, 34], [43, 38], [0, 38]], m, 40), 'x', 90), 0, -R + 8, 150),
  move(turn(lathe([[24, 0], [22, 14], [0, 14]], m, 6), 'x', 90), 0, -R - 30, 150),
  move(socket(m), 0, 0, 242),
]; // oxfmt-ignore

/** The fitting that a name tells of. */
export function pvcFitting({ subject: { name }, color }: Shape): Solid[] {
  const m: Material = { color: color('#8f9599'), gloss: 0.45 };
  if (/t-stuk/i.test(name)) return branch(m);
  if (/mof/i.test(name)) return coupler(m);
  if (/verloop/i.test(name)) return reducer(m);
  if (/ontstopping/i.test(name)) return access(m);
  return bend(m, /45°/.test(name) ? 45 : 90);
}
