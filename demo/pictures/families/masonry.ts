import { box, extrude, tube, type Draw } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { sticker, stamped } from '../kit/label.ts';
import { outline } from '../kit/outline.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { layers, speckle } from '../kit/textures.ts';
import { pallet } from './bags.ts';
import { roofSheets, roofTiles } from './roof-covers.ts';
import { floorTiles, wallTiles } from './tiles.ts';
import { seeded, type Shape, type Template } from './template.ts';

const stone = (s: Shape, part: string, count = 260, grain = 0.012): Draw =>
  speckle(seeded(s, part), count, grain, ['#000', '#000', '#fff', '#6b4a2a'], 0.2);

const block = (s: Shape, at: [number, number, number], size: [number, number, number], color: string, part: string, count = 200, grain = 0.014): Solid => // oxfmt-ignore
  box(at, size, { color, gloss: 0.02 }, { front: stone(s, `${part}f`, count, grain), right: stone(s, `${part}r`, count * 0.6, grain), top: stone(s, `${part}t`, count, grain) }); // oxfmt-ignore

/** Blocks of one size stacked in bond on a pallet. */
const stacked =
  (color: string, usual: [number, number, number], holes = false) =>
  (s: Shape): Solid[] => {
    const c = s.color(color);
    const [l, d, h] = s.size(...usual);
    const [nx, nz] = [4, 5];
    const out = pallet(l * nx * 1.02, d * 3 * 1.02);
    for (let z = 0; z < nz; z++)
      for (let y = 2; y >= 0; y--)
        for (let x = 0; x < nx; x++)
          out.push(block(s, [x * l * 1.02, y * d * 1.02, 122 + z * h * 1.02], [l, d, h], mix(c, s.r() < 0.5 ? '#000000' : '#ffffff', s.r.range(0, 0.1)), `${x % 2}${z % 2}`, 24, 0.03)); // oxfmt-ignore
    void holes;
    return out;
  };

const holes = (n: number, r: number): Draw => (w, h) =>
  Array.from({ length: n }, (_, i) => `<rect x="${w * ((i + 0.5) / n) - w * r}" y="${h * 0.24}" width="${w * r * 2}" height="${h * 0.52}" rx="${h * 0.06}" fill="#14181d" fill-opacity=".72"/><rect x="${w * ((i + 0.5) / n) - w * r}" y="${h * 0.24}" width="${w * r * 2}" height="${h * 0.12}" rx="${h * 0.05}" fill="#000" fill-opacity=".5"/>`).join(''); // oxfmt-ignore

/** A long profile, its cross-section in x and z drawn to the front end, lying along y. */
const lengthways = (
  section: [number, number][],
  length: number,
  color: string,
  gloss = 0.1,
  metal = 0,
): Solid => extrude(section, 0, length, { color, gloss, metal });

export const MASONRY: Record<string, Template> = {
  baksteen: {
    model: (s) => {
      const c = s.color('#a3503c');
      const tone = (): string =>
        mix(c, s.r.pick(['#000000', '#ffffff', '#d08a5a']), s.r.range(0.02, 0.16));
      const [l, d, h] = s.size(210, 100, 50);
      const at = (x: number, y: number, z: number, i: number): Solid => block(s, [x, y, z], [l, d, h], tone(), `b${i}`, 240, 0.012); // oxfmt-ignore
      return [at(0, 0, 0, 0), at(l + 10, 8, 0, 1), at(0.5 * l, 4, h + 5, 2)];
    },
    front: { az: 28, el: 26 },
    side: { az: -44, el: 44 },
    detail: { x: 0.4, y: 0.3, k: 2.6 },
    pack: stacked('#a3503c', [210, 100, 50]),
  },
  betonblok: {
    model: (s) => {
      const c = s.color('#a5a49e');
      const [l, d, h] = s.size(390, 190, 190);
      const one = (x: number, y: number, z: number): Solid => box([x, y, z], [l, d, h], { color: c, gloss: 0.02 }, { front: stone(s, 'f', 420, 0.012), right: stone(s, 'r', 260, 0.014), top: layers(stone(s, 't', 200), holes(2, 0.17)) }); // oxfmt-ignore
      return [one(0, 0, 0), one(l * 0.42, -d * 0.02, h + 4)];
    },
    front: { az: -32, el: 34 },
    side: { az: 40, el: 22 },
    detail: { x: 0.55, y: 0.2, k: 2.2 },
    pack: stacked('#a5a49e', [390, 190, 190]),
  },
  kalkzandsteen: {
    model: (s) => {
      const [l, d, h] = s.size(437, 150, 298);
      const c = s.color('#eceae2');
      const grip: Draw = (w, hh) => [0.3, 0.7].map((k) => `<circle cx="${w * k}" cy="${hh / 2}" r="${hh * 0.2}" fill="#2a2a28" fill-opacity=".6"/>`).join(''); // oxfmt-ignore
      const one = (x: number, y: number): Solid => box([x, y, 0], [l, d, h], { color: c, gloss: 0.02 }, { front: stone(s, `f${x}`, 160, 0.006), right: layers(stone(s, 'r', 80, 0.01), (w, hh) => `<path d="M${w * 0.35} 0V${hh}M${w * 0.65} 0V${hh}" stroke="#000" stroke-opacity=".25" stroke-width="${w * 0.05}"/>`), top: grip }); // oxfmt-ignore
      return [one(0, 0), one(110, d + 60)];
    },
    front: { az: 38, el: 30 },
    side: { az: -30, el: 16 },
    detail: { x: 0.4, y: 0.3, k: 2.4 },
    pack: stacked('#eceae2', [437, 150, 298]),
  },
  cellenbetonblok: {
    model: (s) => {
      const [l, d, h] = s.size(600, 100, 250);
      const pores: Draw = speckle(seeded(s, 'p'), 900, 0.006, ['#555f66'], 0.2);
      const one = (z: number, x: number): Solid => box([x, 0, z], [l, d * 1.3, h], { color: s.color('#f3f4f2'), gloss: 0 }, { front: layers(pores, stamped(s.look, { x: 0.34, y: 0.36, w: 0.32, h: 0.28 }, '#ffffff', 0.7)), right: layers(speckle(seeded(s, 'r'), 260, 0.01, ['#555f66'], 0.2), (w, hh) => `<rect x="${w * 0.3}" y="${hh * 0.2}" width="${w * 0.4}" height="${hh * 0.26}" rx="${w * 0.1}" fill="#49525a" fill-opacity=".55"/>`), top: speckle(seeded(s, 't'), 300, 0.008, ['#555f66'], 0.18) }); // oxfmt-ignore
      return [one(0, 0), one(h + 4, 0), one(2 * h + 8, 70)];
    },
    front: { az: 34, el: 18 },
    detail: { x: 0.4, y: 0.5, k: 2.6 },
    pack: stacked('#f3f4f2', [600, 130, 250]),
  },
  betonlatei: {
    model: (s) => [0, 1, 2].map((i) => turn(box([i * 40, i * 175, 0], [1250, 100, 95], { color: s.color('#a5a49e'), gloss: 0.02 }, { front: layers(stone(s, `f${i}`, 300, 0.01), sticker(s.look, '', { x: 0.06, y: 0.22, w: 0.16, h: 0.56 })), right: layers(stone(s, `r${i}`, 60, 0.03), (w, h) => [[0.3, 0.75], [0.7, 0.75], [0.5, 0.3]].map(([x, y]) => `<circle cx="${w * x!}" cy="${h * y!}" r="${w * 0.055}" fill="#3b3f44"/>`).join('')), top: stone(s, `t${i}`, 300, 0.01) }), 'z', 0)), // oxfmt-ignore
    front: { az: 48, el: 26 },
    side: { az: 16, el: 42 },
    detail: { x: 0.76, y: 0.76, k: 3 },
    pack: (s) => [...pallet(1300, 700), ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => box([20, (i % 4) * 170 + 20, 122 + Math.floor(i / 4) * 110], [1250, 150, 95], { color: s.color('#a5a49e') }, { front: stone(s, 'p', 60, 0.02) }))], // oxfmt-ignore
  },
  dakpan: {
    model: roofTiles,
    front: { az: -16, el: 24 },
    side: { az: 34, el: 40 },
    detail: { x: 0.3, y: 0.75, k: 2.6 },
  },
  golfplaat: {
    model: roofSheets,
    front: { az: 26, el: 34 },
    side: { az: 8, el: 12 },
    detail: { x: 0.35, y: 0.8, k: 3 },
  },
  tuintegel: {
    model: (s) => {
      const c = s.color('#5a5f64');
      const one = (i: number): Solid => box([0, 0, 0], [300, 300, 45], { color: mix(c, '#ffffff', i * 0.04), gloss: 0.02 }, { top: stone(s, `t${i}`, 620, 0.008), front: stone(s, `f${i}`, 90, 0.02), right: stone(s, `r${i}`, 90, 0.02) }); // oxfmt-ignore
      return [one(0), move(turn(one(1), 'z', 6), 24, -8, 47), move(turn(one(2), 'z', -9), -14, 44, 94), move(turn(one(1), 'z', 3), 10, 10, 141)]; // oxfmt-ignore
    },
    front: { az: 40, el: 34 },
    side: { az: -24, el: 60 },
    detail: { x: 0.5, y: 0.75, k: 2.4 },
    pack: stacked('#5a5f64', [300, 300, 60]),
  },
  klinker: {
    model: (s) => {
      const c = s.color('#7d5a5e');
      const out: Solid[] = [];
      const [l, w, h] = [200, 100, 70];
      // Herringbone: along every row two cells lie, then two belong to standing stones.
      for (let row = 5; row >= -1; row--)
        for (let column = 0; column < 8; column++) {
          const phase = (((column - row) % 4) + 4) % 4;
          if (phase !== 0 && phase !== 3) continue;
          const [bw, bd] = phase === 0 ? [l, w] : [w, l];
          if (row < 0 && phase === 0) continue;
          out.push(box([column * w + 4, row * w + 4, s.r.range(-2, 2)], [bw - 8, bd - 8, h], { color: mix(c, s.r.pick(['#000000', '#ffffff', '#b06a4a']), s.r.range(0, 0.2)), gloss: 0.04 }, { top: speckle(s.r.int(0, 1e6), 46, 0.03, ['#000', '#fff'], 0.2) })); // oxfmt-ignore
        }
      return out;
    },
    front: { az: 45, el: 48 },
    side: { az: 12, el: 26 },
    detail: { x: 0.5, y: 0.5, k: 2.6 },
    pack: stacked('#7d5a5e', [200, 100, 80]),
  },
  opsluitband: {
    model: (s) => {
      const section = outline('M0 0L60 0L60 170C60 195 50 200 40 200L0 200Z').map(([x, z]) => [x, z] as [number, number]); // oxfmt-ignore
      return [0, 1].map((i) => move(turn(lengthways(section, 1000, s.color('#a5a49e'), 0.02), 'z', -90), i * 90, -i * 140, 0)); // oxfmt-ignore
    },
    front: { az: -34, el: 26 },
    side: { az: 30, el: 44 },
    detail: { x: 0.2, y: 0.6, k: 3 },
  },
  wandtegel: {
    model: wallTiles,
    front: { az: 26, el: 14 },
    side: { az: -34, el: 26 },
    detail: { x: 0.3, y: 0.35, k: 2.3 },
  },
  vloertegel: {
    model: floorTiles,
    front: { az: 20, el: 12 },
    side: { az: -40, el: 20 },
    detail: { x: 0.3, y: 0.3, k: 2.3 },
  },
  vensterbank: {
    model: (s) => [box([0, 0, 0], [1300, 260, 28], { color: s.color('#e9e7e2'), gloss: 0.6 }, { top: speckle(seeded(s, 't'), 420, 0.006, ['#555', '#fff', '#222'], 0.2), front: speckle(seeded(s, 'f'), 80, 0.02, ['#555'], 0.2) }), box([30, 30, 46], [1180, 230, 28], { color: mix(s.color('#e9e7e2'), '#000000', 0.06), gloss: 0.6 }, { top: speckle(seeded(s, 't2'), 420, 0.006, ['#555', '#fff', '#222'], 0.2) })], // oxfmt-ignore
    front: { az: -38, el: 36 },
    side: { az: 30, el: 14 },
    detail: { x: 0.2, y: 0.5, k: 3 },
  },
  wapeningsnet: {
    model: (s) => {
      const m = { color: s.color('#7d7068'), gloss: 0.2, metal: 0.25 };
      const bars: Solid[] = [];
      for (let i = 0; i <= 12; i++) bars.push(tube([[i * 160, 0, 12], [i * 160, 1300, 12]], 9, m, 8)); // oxfmt-ignore
      for (let i = 0; i <= 8; i++) bars.push(tube([[-60, 10 + i * 160, 27], [1980, 10 + i * 160, 27]], 9, m, 8)); // oxfmt-ignore
      return bars;
    },
    front: { az: 28, el: 40 },
    side: { az: -50, el: 26 },
    detail: { x: 0.4, y: 0.6, k: 3.4 },
  },
};
