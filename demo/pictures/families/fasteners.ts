import { box, extrude, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline, polygon } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';

import { hinges } from './hinges.ts';
import { plugs } from './plugs.ts';
import { anchors } from './anchors.ts';
import { bits } from './bits.ts';
import { lockCylinder } from './cylinders.ts';
import { nails } from './nails.ts';
import { padlock } from './padlocks.ts';
import { drills } from './drills.ts';
import { nuts } from './nuts.ts';
import { doorHandle } from './door-handles.ts';
import { hexagon, metal, shank } from './threads.ts';
import { washers } from './washers.ts';
import type { Shape, Template } from './template.ts';

/** Diameter and length of a fastener: from its name, or its family's usual ones. */
const gauge = (s: Shape, d: number, l: number): [number, number] => {
  const [a, b] = s.measures;
  const named = /M(\d+)/.exec(s.subject.name)?.[1];
  const own = a && b && a < b && a <= 40 ? [a, b] : [named ? Number(named) : d, l];
  // Long ones are drawn a little stouter, or they would be hairs.
  const ratio = Math.min(own[1]! / own[0]!, 9 + (own[1]! / own[0]!) * 0.25);
  return [10, Math.min(160, Math.max(28, 10 * ratio))];
};

/** Lies down: the tip to the left front, turned about z. */
const lay = (solid: Solid, angle: number, x = 0, y = 0, r = 5): Solid =>
  move(turn(turn(solid, 'y', 90), 'z', angle), x, y, r);

type Head = 'csk' | 'bugle' | 'pan' | 'hex' | 'disc';

/** The head that the name tells of, else the family's usual one. */
function headOf({ subject: { name } }: Shape, usual: Head): Head {
  if (/tellerkop/i.test(name)) return 'disc';
  if (/verzonken/i.test(name)) return 'csk';
  if (/zeskant/i.test(name)) return 'hex';
  return /bolkop/i.test(name) ? 'pan' : usual;
}

function screw(s: Shape, color: string, usual: Head, pitchK = 0.34, threadFrom = 0.35): Solid {
  // oxfmt-ignore
  const [d, l] = gauge(s, 4.5, 50);
  const kind = headOf(s, usual);
  const m = metal(color, kind === 'bugle' ? 0.22 : 0.5);
  const body = shank({
    d,
    l,
    from: usual === 'pan' ? 0 : l * threadFrom,
    pitch: d * pitchK,
    tip: usual === 'pan' ? 1.2 : 1.6,
  });
  const recess = kind === 'bugle' ? star(4, d * 0.62, 0.34) : star(6, d * 0.42, 0.72);
  const heads: Record<Head, V2[]> = {
    csk: [
      [d * 0.4, l],
      [d * 0.98, l + d * 0.55],
      [d * 0.98, l + d * 0.66],
    ],
    bugle: [
      [d * 0.4, l],
      [d * 0.46, l + d * 0.2],
      [d * 0.66, l + d * 0.42],
      [d * 0.92, l + d * 0.52],
      [d * 0.92, l + d * 0.6],
    ],
    pan: [
      [d * 0.95, l],
      [d * 0.95, l + d * 0.2],
      [d * 0.8, l + d * 0.5],
      [d * 0.4, l + d * 0.66],
    ],
    hex: [
      [d * 1.15, l],
      [d * 1.15, l + d * 0.16],
    ],
    disc: [
      [d * 0.55, l],
      [d * 1.35, l + d * 0.2],
      [d * 1.35, l + d * 0.32],
      [d * 0.72, l + d * 0.6],
    ],
  };
  const top = heads[kind].at(-1)!;
  const parts = [lathe([...body, ...heads[kind], [0, top[1]]], m, 20)];
  if (kind === 'hex' || kind === 'pan') {
    const h = d * 0.62;
    if (kind === 'hex') parts.push(move(hexagon(d * 0.86, h, 0, m), 0, 0, top[1]));
  }
  if (kind !== 'hex') parts.push({ faces: [{ contours: [recess.map(([x, y]) => [x, y, top[1] + 0.1] as const)], n: [0, 0, 1], mat: { color: '#15181b' }, layer: 3 }] }); // oxfmt-ignore
  return group(parts);
}

const star = (points: number, r: number, inner: number): V2[] =>
  Array.from({ length: points * 2 }, (_, i): V2 => {
    const a = (i / (points * 2)) * 2 * Math.PI;
    const k = i % 2 ? r * inner : r;
    return [k * Math.cos(a), k * Math.sin(a)];
  });

/** Heads of bolts that are no hexagon, upside down: the outside at z = 0. */
function boltHead({ subject: { name } }: Shape, d: number, m: Material): Solid | null {
  const socket: Solid = { faces: [{ contours: [polygon(6, d * 0.42).map(([x, y]) => [x, y, -0.1] as const)], n: [0, 0, -1], mat: { color: '#15181b' }, layer: 3 }] }; // oxfmt-ignore
  if (/slotbout/i.test(name)) return lathe([[0, 0], [d * 0.5, d * 0.06], [d * 0.9, d * 0.24], [d * 1.1, d * 0.5], [d * 1.1, d * 0.56], [d * 0.5, d * 0.6]], m, 36); // oxfmt-ignore
  if (/inbus.*verzonken/i.test(name)) return group([lathe([[0, 0], [d, 0], [d, d * 0.08], [d * 0.5, d * 0.6]], m, 36), socket]); // oxfmt-ignore
  if (/inbus/i.test(name)) return group([lathe([[0, 0], [d * 0.72, 0], [d * 0.78, d * 0.06], [d * 0.78, d], [d * 0.5, d]], m, 36), socket]); // oxfmt-ignore
  return null;
}

const trio = (one: (i: number) => Solid, spread: number): Solid[] => [
  lay(one(0), 205, 0, spread),
  lay(one(1), 196, spread * 0.4, 0),
  lay(one(2), 212, spread * 0.2, -spread),
];

/** A clear-lidded box of many. */
const jar =
  (one: (s: Shape) => Solid, count: number) =>
  (s: Shape): Solid[] => {
    const { look } = s;
    const pieces = Array.from({ length: count }, () => lay(turn(one(s), 'z', s.r.range(0, 60)), s.r.range(168, 192), s.r.range(128, 222), s.r.range(46, 112), s.r.range(84, 92))); // oxfmt-ignore
    return [
      box([0, 0, 0], [240, 150, 80], { color: mix(look.color, '#ffffff', 0.04), gloss: 0.3 }, { front: (w, h) => brandMark(look, w * 0.08, h * 0.14, w * 0.84, h * 0.5, look.color) + `<rect x="${w * 0.08}" y="${h * 0.72}" width="${w * 0.84}" height="${h * 0.16}" fill="#fff" fill-opacity=".9"/>` }), // oxfmt-ignore
      box([8, 8, 78], [224, 134, 4], { color: '#20262c' }),
      ...pieces,
    ];
  };

const screwTemplate = (
  color: string,
  kind: Head,
  pitchK: number,
  from: number,
  front: Template['front'],
  layout: 'trio' | 'single' | 'cross' | 'upright',
): Template => ({
  // oxfmt-ignore
  model: (s) => {
    const c = s.color(color);
    const one = (): Solid => screw(s, c, kind, pitchK, from);
    if (layout === 'trio') return trio(one, 24);
    if (layout === 'cross') return [lay(one(), 150, 0, 26), lay(one(), 215, 60, 10), lay(one(), 182, 20, -30)];
    if (layout === 'upright') return [move(turn(one(), 'y', 180), 0, 0, gauge(s, 4, 50)[1] + 7), move(turn(one(), 'y', 180), 30, 14, gauge(s, 4, 50)[1] + 7), lay(one(), 200, 80, -24)]; // oxfmt-ignore
    return [lay(one(), 208)];
  },
  front,
  side: { az: -20, el: 12 },
  detail: { x: 0.8, y: 0.3, k: 3 },
  pack: jar((s) => screw(s, s.color(color), kind, pitchK, from), 15),
  packCamera: { az: 28, el: 38 },
});

export const FASTENERS: Record<string, Template> = {
  spaanplaatschroef: screwTemplate('#cfae57', 'csk', 0.34, 0.36, { az: 20, el: 46 }, 'trio'),
  gipsplaatschroef: screwTemplate('#34363a', 'bugle', 0.4, 0.02, { az: -14, el: 54 }, 'cross'),
  zelftapper: screwTemplate('#b9bec2', 'pan', 0.22, 0, { az: 24, el: 28 }, 'upright'),
  houtdraadbout: screwTemplate('#b9bec2', 'hex', 0.42, 0.45, { az: 34, el: 24 }, 'single'),
  bout: {
    model: (s) => {
      const m = metal(s.color('#b9bec2'), 0.6);
      const [d, l] = [10, Math.min(95, gauge(s, 8, 40)[1] * 0.8)];
      const head = boltHead(s, d, m);
      const rod = lathe(shank({ d, l, from: l * 0.4, pitch: 1.3, depth: 0.13, tip: 0.2 }), m, 30);
      const one = group([head ?? hexagon(d * 0.95, d * 0.66, 0, m), move(turn(rod, 'x', 180), 0, 0, l + d * 0.6)]); // oxfmt-ignore
      // A hexagon stands well; a head with something in it is seen from above.
      return [head ? move(turn(one, 'x', 180), 0, 0, l + d * 0.6) : one, lay(one, 40, 34, -14, 8)];
    },
    front: { az: 16, el: 26 },
    side: { az: -40, el: 50 },
    detail: { x: 0.17, y: 0.25, k: 2.6 },
  },
  moer: {
    model: nuts,
    front: { az: 18, el: 36 },
    side: { az: -30, el: 62 },
    detail: { x: 0.7, y: 0.7, k: 2.4 },
  },
  ring: {
    model: washers,
    front: { az: 12, el: 58 },
    side: { az: 30, el: 26 },
    detail: { x: 0.7, y: 0.5, k: 2.6 },
  },
  plug: {
    model: plugs,
    front: { az: 14, el: 24 },
    side: { az: -34, el: 48 },
    detail: { x: 0.2, y: 0.3, k: 2.4 },
  },
  keilbout: {
    model: anchors,
    front: { az: 12, el: 18 },
    side: { az: 60, el: 40 },
    detail: { x: 0.35, y: 0.3, k: 2.4 },
  },
  spijker: {
    model: nails,
    front: { az: 10, el: 68 },
    side: { az: 24, el: 26 },
    detail: { x: 0.8, y: 0.4, k: 2.6 },
  },
  hoekanker: {
    model: (s) => {
      const m = metal(s.color('#c3c8cb'), 0.4);
      const dots = (w: number, h: number, flip = false): string => Array.from({ length: 8 }, (_, i) => `<circle cx="${w * (i % 2 ? 0.72 : 0.28)}" cy="${h * (0.12 + Math.floor(i / 2) * 0.24)}" r="${w * (flip ? 0.055 : 0.055)}" fill="#14181c" fill-opacity=".85"/>`).join(''); // oxfmt-ignore
      const one = (x: number, y: number): Solid => group([box([x, y, 3], [90, 3, 105], m, { front: dots }), box([x, y - 105, 0], [90, 108, 3], m, { top: (w, h) => dots(w, h, true) }), box([x + 40, y - 60, 3], [10, 60, 1], m), extrudeRib(x + 43, y, m)]); // oxfmt-ignore
      return [one(0, 0), one(120, 60)];
    },
    front: { az: 34, el: 28 },
    side: { az: -30, el: 40 },
    detail: { x: 0.3, y: 0.3, k: 2.4 },
  },
  balkdrager: {
    model: (s) => {
      const m = metal(s.color('#c3c8cb'), 0.4);
      const holes = (w: number, h: number): string => Array.from({ length: 12 }, (_, i) => `<circle cx="${w * (i % 2 ? 0.7 : 0.3)}" cy="${h * (0.08 + Math.floor(i / 2) * 0.16)}" r="${Math.min(w, h) * 0.09}" fill="#14181c" fill-opacity=".85"/>`).join(''); // oxfmt-ignore
      return [box([-42, 80, 0], [42, 2.5, 160], m, { front: holes }), box([72, 80, 0], [42, 2.5, 160], m, { front: holes }), box([0, 0, 0], [72, 80, 2.5], m), box([0, 0, 0], [2.5, 80, 160], m, { right: holes }), box([70, 0, 0], [2.5, 80, 160], m, { right: holes, left: holes })]; // oxfmt-ignore
    },
    front: { az: -30, el: 30 },
    side: { az: 38, el: 18 },
    detail: { x: 0.25, y: 0.4, k: 2.4 },
  },
  scharnier: {
    model: hinges,
    front: { az: -18, el: 14 },
    side: { az: 46, el: 34 },
    detail: { x: 0.5, y: 0.2, k: 2.6 },
  },
  cilinder: {
    model: lockCylinder,
    front: { az: 34, el: 24 },
    side: { az: -40, el: 40 },
    detail: { x: 0.2, y: 0.45, k: 2.4 },
  },
  deurklink: {
    model: doorHandle,
    front: { az: -22, el: 14 },
    side: { az: 40, el: 30 },
    detail: { x: 0.5, y: 0.25, k: 2.2 },
  },
  hangslot: {
    model: padlock,
    front: { az: 24, el: 16 },
    side: { az: -38, el: 32 },
    detail: { x: 0.4, y: 0.7, k: 2 },
  },
  boor: {
    model: drills,
    front: { az: 20, el: 58 },
    side: { az: -40, el: 28 },
    detail: { x: 0.15, y: 0.6, k: 2.8 },
  },
  'bit-set': {
    model: bits,
    front: { az: 26, el: 30 },
    side: { az: -34, el: 18 },
    detail: { x: 0.5, y: 0.5, k: 2.4 },
  },
};

const extrudeRib = (x: number, y: number, m: Material): Solid =>
  move(turn(extrude(outline('M0 0L46 0L0 46Z'), 0, 4, m), 'z', -90), x, y, 3);
