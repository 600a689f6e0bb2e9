import { box, lathe, tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

interface Drill {
  r: number;
  l: number;
  mat: Material;
}

/** Two ridges that wind up a core from z0 to z1. */
const flutes = ({ r, mat }: Drill, z0: number, z1: number, pitch: number, wide = 0.42): Solid[] =>
  [0, Math.PI].map((from) => {
    const steps = Math.round(((z1 - z0) / pitch) * 14);
    const path = Array.from({ length: steps + 1 }, (_, i): V3 => {
      const a = from + (i / 14) * 2 * Math.PI;
      const k = r * (1 - wide * 0.7);
      return [k * Math.sin(a), -k * Math.cos(a), z0 + ((z1 - z0) * i) / steps];
    });
    return tube(path, r * wide, mat, 8);
  });

const core = ({ r, mat }: Drill, z0: number, z1: number, k = 0.62): Solid =>
  lathe([[0, z0], [r * k, z0], [r * k, z1], [0, z1]], mat, 20); // oxfmt-ignore

const shank = ({ l, mat }: Drill, profile: V2[]): Solid => lathe([...profile, [0, l]], mat, 26);

/** A hard plate across the tip, wider than the body. */
const plate = ({ r }: Drill): Solid =>
  move(box([-r * 1.12, -r * 0.2, 0], [r * 2.24, r * 0.4, r * 1.1], { color: '#6f777d', metal: 0.4 }), 0, 0, -r * 0.2); // oxfmt-ignore

/** A cone to the tip, close flutes and a plain shank. */
function twist(d: Drill): Solid[] {
  const { r, l } = d;
  return [
    lathe([[0, 0], [r * 0.95, r * 0.62], [r * 0.6, r * 1.2]], d.mat, 24), // oxfmt-ignore
    core(d, r * 0.6, l * 0.64),
    ...flutes(d, r * 0.8, l * 0.62, r * 3.6),
    shank(d, [[0, l * 0.62], [r * 0.98, l * 0.63], [r * 0.98, l - 1], [r * 0.8, l]]), // oxfmt-ignore
  ];
}

/** Open flutes behind a hard plate; grooves in the end where a hammer holds it. */
function masonry(d: Drill, sds: boolean): Solid[] {
  const { r, l } = d;
  const foot = sds ? Math.max(r, 5) : r * 0.86;
  const end: V2[] = sds
    ? [[0, l * 0.66], [r * 0.9, l * 0.67], [r * 0.9, l - 42], [foot, l - 38], [foot, l - 26], [foot * 0.72, l - 25], [foot * 0.72, l - 12], [foot, l - 11], [foot, l - 2], [foot * 0.8, l]] // oxfmt-ignore
    : [[0, l * 0.66], [foot, l * 0.68], [foot, l]]; // oxfmt-ignore
  return [
    plate(d),
    core(d, r * 0.7, l * 0.67, 0.6),
    ...flutes(d, r * 0.8, l * 0.66, r * 5, 0.34),
    shank(d, end),
  ];
}

/** A point that centres it and two spurs that cut the grain, on wide flutes. */
function wood(d: Drill): Solid[] {
  const { r, l } = d;
  const spur = (side: number): Solid =>
    move(lathe([[0, 0], [r * 0.16, r * 0.7], [0, r * 0.7]], d.mat, 8), side * r * 0.78, 0, r * 0.5); // oxfmt-ignore
  return [
    lathe([[0, 0], [r * 0.18, r * 0.7], [r * 0.2, r * 1.1], [r * 0.55, r * 1.3]], d.mat, 18), // oxfmt-ignore
    spur(1),
    spur(-1),
    core(d, r * 1.1, l * 0.7, 0.4),
    ...flutes(d, r * 1.1, l * 0.68, r * 4.4, 0.4),
    shank(d, [[0, l * 0.68], [r * 0.55, l * 0.7], [r * 0.55, l - 1]]), // oxfmt-ignore
  ];
}

/** As many drills as the name counts (five at most), of its kind, thickness and length. */
export function drills({ subject: { name }, color }: Shape): Solid[] {
  const size = Number(/(\d+(?:[,.]\d+)?) mm/.exec(name)?.[1]?.replace(',', '.') ?? 8);
  const long = /extra lang/i.test(name) ? 1.5 : /lang/i.test(name) ? 1.2 : 1;
  const mat = metal(/HSS-Co/i.test(name) ? '#c2a267' : color('#9aa1a7'), 0.5);
  const r = 3 + Math.min(7, size * 0.32);
  const d: Drill = { r, l: (78 + r * 5) * long, mat };
  const one = (): Solid => {
    if (/steen|beton/i.test(name)) return group(masonry(d, /SDS/i.test(name)));
    return group(/hout/i.test(name) ? wood(d) : twist(d));
  };
  const count = Math.min(5, Number(/ (\d+) st\b/.exec(name)?.[1] ?? 1));
  return Array.from({ length: count }, (_, i) =>
    turn(move(turn(one(), 'y', -90), i * r * 0.6, -i * r * 3.1, r), 'z', -30),
  );
}
