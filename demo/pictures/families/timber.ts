import { box, cylinder, extrude, lathe, type Draw } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { rect } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { layers, lines, wood } from '../kit/textures.ts';
import type { V2 } from '../kit/vec.ts';
import { gutters } from './gutters.ts';
import { bareSkirting, skirting } from './skirting.ts';
import { wireTray } from './wire-tray.ts';
import { seeded, type Shape, type Template } from './template.ts';

/** Year rings on the sawn end of a beam. */
const rings: Draw = (w, h) => {
  const k = Math.min(w, h);
  return [0.2, 0.4, 0.6, 0.8, 1, 1.25].map((r) => `<circle cx="${w * 0.3}" cy="${h * 1.1}" r="${k * r}" fill="none" stroke="#5b3208" stroke-opacity=".3" stroke-width="${k * 0.035}"/>`).join(''); // oxfmt-ignore
};

/** A piece of wood along y, its sawn end to the viewer. */
const timber = (s: Shape, at: [number, number, number], size: [number, number, number], color: string, part: string, knots = 3): Solid => // oxfmt-ignore
  box(at, size, { color, gloss: 0.05 }, { front: rings, right: wood(seeded(s, `${part}r`), 1, knots), left: wood(seeded(s, `${part}l`), 1, knots), top: wood(seeded(s, `${part}t`), 1, knots) }, { right: { color }, top: { color } }); // oxfmt-ignore

/** A profile along y, its section seen at the front end. */
const profile = (
  section: V2[],
  length: number,
  color: string,
  gloss = 0.1,
  metal = 0,
  print?: string,
): Solid => extrude(section, 0, length, { color, gloss, metal }, { print });

/** Thickness of a piece drawn with a width, in the proportions of its own section. */
const sawn = (s: Shape, width: number, usual: number): number => {
  const [, w, t] = s.sides(width * 12, width, usual);
  return Math.min(width, Math.max(width * 0.13, (width * t) / w));
};

const bundle = (
  s: Shape,
  nx: number,
  nz: number,
  w: number,
  h: number,
  length: number,
  color: string,
): Solid[] => {
  const out: Solid[] = [];
  for (let z = 0; z < nz; z++)
    for (let x = 0; x < nx; x++)
      out.push(timber(s, [x * w * 1.02, s.r.range(0, 14), z * h * 1.02], [w, length, h], mix(color, s.r.pick(['#000000', '#ffffff']), s.r.range(0, 0.08)), `${x}${z}`, 1)); // oxfmt-ignore
  const [bw, bh] = [nx * w * 1.02, nz * h * 1.02];
  // Straps lie against the top and the two long sides.
  for (const k of [0.24, 0.72])
    for (const [at, size] of [
      [
        [-3, length * k, bh],
        [bw + 6, length * 0.022, 3],
      ],
      [
        [bw, length * k, 0],
        [3, length * 0.022, bh],
      ],
      [
        [-3, length * k, 0],
        [3, length * 0.022, bh],
      ],
    ] as const)
      out.push(box(at, size, { color: '#24633f', gloss: 0.4 }));
  return out;
};

export const TIMBER: Record<string, Template> = {
  'vuren-regel': {
    model: (s) => bundle(s, 3, 3, 120, sawn(s, 120, 82), 900, s.color('#e2c393')),
    front: { az: 40, el: 24 },
    side: { az: 14, el: 40 },
    detail: { x: 0.25, y: 0.62, k: 2.4 },
    pack: (s) => bundle(s, 6, 6, 110, 76, 1300, s.color('#e2c393')),
  },
  lat: {
    model: (s) => [0, 1, 2, 3, 4].map((i) => move(turn(timber(s, [0, 0, 0], [46, 1000, sawn(s, 46, 26)], s.color('#e6cfa2'), `${i}`, 1), 'z', -14 + i * 7), i * 60, 0, i * 0.5)), // oxfmt-ignore
    front: { az: 8, el: 54 },
    side: { az: 50, el: 22 },
    detail: { x: 0.4, y: 0.8, k: 2.8 },
    pack: (s) => bundle(s, 6, 8, 46, 26, 1000, s.color('#e6cfa2')),
  },
  plank: {
    model: (s) => [0, 1, 2].map((i) => timber(s, [i * 70, i * 110, i * (sawn(s, 195, 30) + 2)], [195, 1100, sawn(s, 195, 30)], s.color('#dcb98a'), `${i}`, 4)), // oxfmt-ignore
    front: { az: 58, el: 32 },
    side: { az: 10, el: 30 },
    detail: { x: 0.3, y: 0.7, k: 2.6 },
    pack: (s) => bundle(s, 3, 6, 195, 30, 1100, s.color('#dcb98a')),
  },
  gevelbekleding: {
    model: (s) => {
      const c = s.color('#d0956a');
      // Boards one above the other, each lapping over the one below.
      return [0, 1, 2, 3, 4].map((i) => move(turn(box([0, 0, 0], [1000, 20, 176], { color: mix(c, '#000000', i % 2 ? 0.05 : 0) }, { front: wood(seeded(s, `${i}`), 1, 2), right: rings }), 'x', 6), i * -16, 0, i * 152)); // oxfmt-ignore
    },
    front: { az: 34, el: 10 },
    side: { az: -44, el: 24 },
    detail: { x: 0.7, y: 0.4, k: 2.8 },
    pack: (s) => bundle(s, 3, 6, 176, 24, 1000, s.color('#d0956a')),
  },
  vlonderplank: {
    model: (s) => {
      const c = s.color('#8a5234');
      const grooves = Array.from({ length: 9 }, (_, i): V2[] => [[8 + i * 15, 28], [11 + i * 15, 23], [17 + i * 15, 23], [20 + i * 15, 28]]); // oxfmt-ignore
      const section: V2[] = [
        [0, 0],
        [148, 0],
        [148, 28],
        ...grooves.toReversed().flatMap((g) => g.toReversed()),
        [0, 28],
      ];
      return [0, 1, 2, 3].map((i) => move(profile(section, 900, mix(c, '#000000', (i % 2) * 0.06), 0.12), i * 156, i === 1 ? -70 : i === 3 ? -30 : 0, 0)); // oxfmt-ignore
    },
    front: { az: 30, el: 38 },
    side: { az: -20, el: 16 },
    detail: { x: 0.35, y: 0.8, k: 2.8 },
    pack: (s) => bundle(s, 4, 6, 145, 28, 1100, s.color('#8a5234')),
  },
  tuinpaal: {
    model: (s) => {
      const c = s.color('#b98d5d');
      return [0, 1, 2].map((i) => move(lathe([[0, 0], [50, 0], [50, 900 - i * 110], [44, 920 - i * 110], [0, 960 - i * 110]], { color: mix(c, '#000000', i * 0.04), gloss: 0.05 }, 32), i * 150, (i % 2) * 90, 0)); // oxfmt-ignore
    },
    front: { az: 20, el: 14 },
    side: { az: -24, el: 44 },
    detail: { x: 0.3, y: 0.12, k: 3 },
    pack: (s) => [...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => move(turn(cylinder(50, 0, 900, { color: mix(s.color('#b98d5d'), '#000000', (i % 3) * 0.04) }, 32), 'x', -90), (i % 3) * 102, 0, 50 + Math.floor(i / 3) * 102))], // oxfmt-ignore
  },
  tuinscherm: {
    model: (s) => {
      const c = s.color('#c39a66');
      const planks = Array.from({ length: 12 }, (_, i) => box([60, i % 2 ? 4 : 16, 20 + i * 148], [1680, 18, 140], { color: mix(c, '#000000', (i % 2) * 0.07) }, { front: wood(seeded(s, `${i}`), 1, 2) })); // oxfmt-ignore
      const post = (x: number): Solid => box([x, -14, 0], [68, 68, 1840], { color: mix(c, '#000000', 0.12) }, { front: wood(seeded(s, `p${x}`), 1, 1), right: wood(seeded(s, `q${x}`), 1, 1) }); // oxfmt-ignore
      return [...planks, post(0), post(870), post(1740)];
    },
    front: { az: -22, el: 8 },
    side: { az: 42, el: 20 },
    detail: { x: 0.5, y: 0.2, k: 2.8 },
    pack: (s) => bundle(s, 2, 10, 500, 40, 1500, s.color('#c39a66')),
  },
  plint: {
    model: skirting,
    bare: bareSkirting,
    front: { az: 52, el: 34 },
    side: { az: 18, el: 12 },
    detail: { x: 0.14, y: 0.72, k: 4 },
  },
  laminaat: {
    model: (s) => {
      const c = s.color('#c79a63');
      const plank = (i: number, x: number, y: number): Solid => box([x, y, 0], [620, 96, 9], { color: mix(c, s.r.pick(['#000000', '#ffffff']), s.r.range(0.02, 0.14)), gloss: 0.25 }, { top: wood(seeded(s, `${i}`), 1.1, 1) }); // oxfmt-ignore
      return [4, 3, 2, 1, 0].flatMap((row) => [plank(row * 2, row % 2 ? 0 : -260, row * 98), plank(row * 2 + 1, row % 2 ? 622 : 362, row * 98)]); // oxfmt-ignore
    },
    front: { az: -28, el: 42 },
    side: { az: 36, el: 26 },
    detail: { x: 0.5, y: 0.7, k: 2.8 },
  },
  'metalstud-profiel': {
    model: (s) => {
      const section: V2[] = [[0, 0], [75, 0], [75, 50], [67, 50], [67, 48], [73, 48], [73, 2], [2, 2], [2, 48], [8, 48], [8, 50], [0, 50]]; // oxfmt-ignore
      return [0, 1, 2].map((i) => move(profile(section, 900, s.color('#c3c8cb'), 0.5, 0.45), (i % 2) * 92 + (i === 2 ? 46 : 0), i === 2 ? 50 : 0, i === 2 ? 54 : 0)); // oxfmt-ignore
    },
    front: { az: 30, el: 36 },
    side: { az: -22, el: 20 },
    detail: { x: 0.3, y: 0.72, k: 2.8 },
  },
  stucprofiel: {
    model: (s) => {
      const c = s.color('#c3c8cb');
      const mesh: Draw = layers((w, h) => { const k = Math.min(w, h) / 3; const d: string[] = []; for (let i = 0; i < Math.max(w, h) / k + 3; i++) d.push(h > w ? `M0 ${i * k}L${w} ${(i - 1.6) * k}M0 ${(i - 1.6) * k}L${w} ${i * k}` : `M${i * k} 0L${(i - 1.6) * k} ${h}M${(i - 1.6) * k} 0L${i * k} ${h}`); return `<path d="${d.join('')}" stroke="#262d33" stroke-opacity=".65" stroke-width="${k * 0.34}" fill="none"/>`; }); // oxfmt-ignore
      const angle = (i: number): Solid[] => [
        box(
          [i * 150, i * 40, 0],
          [3, 1000, 46],
          { color: c, metal: 0.4 },
          { left: mesh, right: mesh },
        ),
        box([i * 150 + 3, i * 40, 0], [46, 1000, 3], { color: c, metal: 0.4 }, { top: mesh }),
        move(
          turn(cylinder(5, 0, 1000, { color: c, metal: 0.8, gloss: 0.7 }, 12), 'x', -90),
          i * 150,
          i * 40,
          3,
        ),
      ];
      return [0, 1, 2].map((i) => group(angle(i)));
    },
    front: { az: 38, el: 46 },
    side: { az: 20, el: 18 },
    detail: { x: 0.4, y: 0.6, k: 3.4 },
  },
  kabelgoot: {
    model: (s) => {
      const c = s.color('#f6f6f2');
      if (/draadgoot/i.test(s.subject.name)) return wireTray({ color: c, metal: 0.5, gloss: 0.6 });
      const base: V2[] = [
        [0, 0],
        [60, 0],
        [60, 40],
        [54, 40],
        [57, 36],
        [57, 3],
        [3, 3],
        [3, 36],
        [6, 40],
        [0, 40],
      ];
      const lid: V2[] = [
        [0, 0],
        [0, -10],
        [3, -10],
        [3, -3],
        [57, -3],
        [57, -10],
        [60, -10],
        [60, 0],
      ];
      return [profile(base, 700, c, 0.35), move(profile(lid, 700, c, 0.35), 0, 170, 62)];
    },
    front: { az: 34, el: 28 },
    side: { az: -14, el: 30 },
    detail: { x: 0.2, y: 0.8, k: 3.4 },
  },
  dakgoot: {
    model: gutters,
    front: { az: 30, el: 34 },
    side: { az: -18, el: 18 },
    detail: { x: 0.3, y: 0.75, k: 2.6 },
  },
  douchegoot: {
    model: (s) => {
      const steel = { color: s.color('#c3c8cb'), metal: 0.55, gloss: 0.6 };
      const slots: Draw = (w, h) => layers(lines(h * 0.12, '#000', 0.05), () => Array.from({ length: 22 }, (_, i) => `<rect x="${w * (0.03 + i * 0.0432)}" y="${h * 0.28}" width="${w * 0.018}" height="${h * 0.44}" rx="${w * 0.008}" fill="#14181c" fill-opacity=".85"/>`).join(''))(w, h); // oxfmt-ignore
      return [
        move(
          turn(extrude(rect(-30, -30, 60, 60, 30, 8), 0, 120, { color: '#8a9096' }), 'x', 0),
          380,
          -60,
          40,
        ),
        box([0, -36, 0], [800, 100, 78], { color: '#9aa1a7', metal: 0.3 }),
        box([-30, -56, 78], [860, 140, 6], steel, { top: slots }, { top: steel }),
      ];
    },
    front: { az: 24, el: 44 },
    side: { az: -36, el: 18 },
    detail: { x: 0.24, y: 0.5, k: 3 },
  },
};
