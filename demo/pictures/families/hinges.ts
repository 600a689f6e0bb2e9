import { cylinder, extrude, lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { ball, soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

interface Size {
  /** Along the pin, and over both leaves. */
  h: number;
  w: number;
}

/** A countersunk hole, as a print. */
const hole = (x: number, z: number): string =>
  `<circle cx="${x}" cy="${-z}" r="4.4" fill="#0f1317" fill-opacity=".8"/><circle cx="${x}" cy="${-z}" r="6.2" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>`;

/** Holes in a zigzag along a leaf from x0 to x1. */
const holes = (x0: number, x1: number, h: number): string =>
  Array.from({ length: h > 100 ? 4 : 3 }, (_, i) => {
    const count = h > 100 ? 4 : 3;
    return hole(i % 2 ? x0 + (x1 - x0) * 0.34 : x0 + (x1 - x0) * 0.7, h * (0.16 + (0.68 * i) / (count - 1))); // oxfmt-ignore
  }).join('');

/** Both leaves beside the pin, opened flat. */
const leaves = ({ h, w }: Size, m: Material, r: number): Solid[] =>
  [1, -1].map((side) => {
    const [a, b] = [side * 4, (side * w) / 2];
    return soft(rect(Math.min(a, b), 0, Math.abs(b - a), h, r), 0, 3, 0.8, m, { print: holes(a, b, h) }); // oxfmt-ignore
  });

const knuckles = (h: number, count: number, r: number, m: Material, ring?: Material): Solid[] => {
  const each = h / count;
  return Array.from({ length: count }, (_, i) =>
    group([
      cylinder(r, i * each + (ring ? 1.6 : 0.3), each - (ring ? 3.2 : 0.6), m, 30),
      ...(ring && i ? [cylinder(r * 1.02, i * each - 1.5, 3, ring, 30)] : []),
    ]),
  );
};

const cap = (h: number, m: Material): Solid =>
  lathe([[0, h], [4, h], [4, h + 3], [2, h + 6], [0, h + 6]], m, 20); // oxfmt-ignore

const ballBearing = (size: Size, m: Material): Solid[] => [
  ...leaves(size, m, 9),
  ...knuckles(size.h, 5, 6.4, m, { color: '#f2f4f5', metal: 0.7, gloss: 0.9 }),
];

const butt = (size: Size, m: Material): Solid[] => [
  ...leaves(size, m, 1),
  ...knuckles(size.h, 3, 4.6, m),
];

/** Two knuckles on a pin with a ball at each end: the upper half lifts off. */
const liftOff = (size: Size, m: Material): Solid[] => [
  ...leaves(size, m, 7),
  cylinder(6, 0, size.h * 0.48, m, 30),
  cylinder(4, size.h * 0.46, size.h * 0.08, { color: mix(m.color, '#000000', 0.45), metal: 0.4 }, 24), // oxfmt-ignore
  cylinder(6, size.h * 0.52, size.h * 0.48, m, 30),
  ...[-11, size.h - 1].map((z) => move(lathe(ball(6, 12), m, 26), 0, 0, z)),
];

/** A long strap with an eye, on the pin of a plate that goes on the post. */
function strap({ h, w }: Size, m: Material): Solid[] {
  const length = Math.max(h, w) * 2.4;
  const across = 36;
  const taper: V2[] = outline(`M8 ${-across / 2}L${length - 16} -9C${length - 4} -9 ${length} -5 ${length} 0C${length} 5 ${length - 4} 9 ${length - 16} 9L8 ${across / 2}Z`); // oxfmt-ignore
  const print = [0.16, 0.4, 0.64, 0.9].map((k) => hole(length * k, 0)).join('');
  const plate = soft(rect(-34, -52, 34, 104, 4), 4, 4, 1, m, { print: [-38, 0, 38].map((z) => hole(-21, z)).join('') }); // oxfmt-ignore
  return [
    plate,
    cylinder(6, -36, 72, m, 28),
    soft(taper, -6, 4, 1, m, { print }),
    cylinder(10, -across / 2, across, m, 32),
    move(lathe(ball(6.6, 8), m, 24), 0, 0, 33),
  ].map((part) => move(part, 0, 0, 56));
}

/** One leaf on the lid and one on the wall of a box, narrowing away from the pin. */
function chest({ h, w }: Size, m: Material): Solid[] {
  const [across, reach] = [Math.min(h, w), Math.max(h, w) * 0.62];
  const ear = outline(`M${-across / 2} 4L${across / 2} 4L${across / 2} ${reach * 0.3}C${across * 0.2} ${reach * 0.42} ${across * 0.2} ${reach * 0.6} ${across * 0.18} ${reach * 0.78}C${across * 0.16} ${reach} ${-across * 0.16} ${reach} ${-across * 0.18} ${reach * 0.78}C${-across * 0.2} ${reach * 0.6} ${-across * 0.2} ${reach * 0.42} ${-across / 2} ${reach * 0.3}Z`, 8); // oxfmt-ignore
  const print = [hole(0, reach * 0.78), hole(-across * 0.3, reach * 0.18), hole(across * 0.3, reach * 0.18)].join(''); // oxfmt-ignore
  const leaf = extrude(ear, 0, 2.6, m, { print });
  const pin = turn(cylinder(5, -across / 2, across, m, 28), 'y', 90);
  return [turn(leaf, 'x', -12), move(turn(leaf, 'x', 98), 0, -2, 0), pin].map((part) => move(part, 0, 0, 14)); // oxfmt-ignore
}

/** As many hinges as the name counts, of the kind it tells of. */
export function hinges({ subject: { name }, color, measures }: Shape): Solid[] {
  const m = metal(color('#c3c8cb'), 0.5);
  const [h = 89, w = 76] = measures.length === 2 && measures[0]! > 40 ? measures : [];
  const one = (): Solid[] => {
    if (/duimheng/i.test(name)) return strap({ h, w }, m);
    if (/kist/i.test(name)) return chest({ h, w }, m);
    if (/paumelle/i.test(name)) return liftOff({ h, w }, m);
    return /kogel/i.test(name) ? ballBearing({ h, w }, m) : [...butt({ h, w }, m), cap(h, m)];
  };
  const count = Math.min(3, Number(/ (\d) st\b/.exec(name)?.[1] ?? 1));
  const [dx, dy] = /duimheng/i.test(name) ? [0, 90] : [w * 0.5, w * 0.75];
  return Array.from({ length: count }, (_, i) => {
    const back = count - 1 - i;
    return move(group(one()), back * dx, back * dy, 0);
  });
}
