import { box, extrude, inside, lathe, tube, type Draw } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import { circle, rect } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { speckle, wool } from '../kit/textures.ts';
import { band, wrapText } from '../kit/wrap.ts';
import type { V2, V3 } from '../kit/vec.ts';
import { packOf } from './crate.ts';
import { labelBand } from './round-label.ts';
import { hoseReel } from './reels.ts';
import { powerStrip } from './power-strip.ts';
import { seeded, type Shape, type Template } from './template.ts';

/** The wound end of a roll: a spiral of layers around a core. */
const spiral = (color: string, turns: number, r0: number, r1: number): string => {
  const points = Array.from({ length: turns * 26 }, (_, i): string => {
    const t = i / (turns * 26);
    const [a, r] = [t * turns * 2 * Math.PI, r0 + (r1 - r0) * t];
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-opacity=".38" stroke-width="${((r1 - r0) / turns) * 0.3}"/><circle r="${r0}" fill="#0d1116" fill-opacity=".7"/>`;
};

/** A roll on its side, its end to the viewer: along y. */
const rollAlongY = (r: number, length: number, color: string, end: string, gloss = 0.1): Solid =>
  extrude(circle(r, 0, r, 56), 0, length, { color, gloss }, { print: `<g transform="translate(0 ${-r})">${end}</g>` }); // prettier-ignore

/** A roll standing on end with a paper band. */
const standing = (
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
  body.faces.forEach((face) => { if (face.n[2] === 1) face.print = { o: [0, 0, h], u: [1, 0, 0], v: [0, -1, 0], svg: top }; }); // prettier-ignore
  return [body, ...labelBand(s, r + 1, r + 1, h * 0.3, h * 0.68, { ground, angle: 12 })];
};

/** Wound cord or hose as a ring of turns lying flat. */
const coil = (
  r: number,
  thick: number,
  turns: number,
  high: number,
  color: string,
  gloss = 0.3,
): Solid[] =>
  Array.from({ length: turns * high }, (_, i) => {
    const [ring, level] = [i % turns, Math.floor(i / turns)];
    const k = r - ring * thick * 1.7;
    const circle3: V3[] = Array.from({ length: 49 }, (_, j) => [k * Math.sin((j / 48) * 2 * Math.PI), -k * Math.cos((j / 48) * 2 * Math.PI), thick + level * thick * 1.75]); // prettier-ignore
    return tube(circle3, thick, { color: mix(color, '#000000', (i % 2) * 0.05), gloss }, 8);
  });

const hollow = (
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

/** Sanding discs with holes for the dust, fanned out. */
const discs = (color: string, net = false): Solid[] => {
  const mesh = net ? `<path d="${Array.from({ length: 33 }, (_, i) => `M-64 ${-64 + i * 4}H64M${-64 + i * 4} -64V64`).join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>` : undefined; // prettier-ignore
  const dust = Array.from({ length: 8 }, (_, i) => circle(5.5, 42 * Math.cos(i * (Math.PI / 4)), 42 * Math.sin(i * (Math.PI / 4)), 16)); // prettier-ignore
  return [0, 1, 2, 3].map((i) => {
    const disc = extrude(circle(64, 0, 0, 60), 0, 2.4, { color: mix(color, '#000000', (3 - i) * 0.09), gloss: 0 }, { holes: net ? [] : [...dust, circle(5.5, 0, 0, 16)], print: mesh }); // prettier-ignore
    return move(turn(turn(disc, 'x', -90), 'z', i * 13), i * 34, (i % 2) * 26, i * 2.6);
  });
};

/** Sanding belts: loops that stand on their edge. */
const belts = (color: string): Solid[] =>
  [0, 1, 2].map((i) => {
    const loop = extrude(rect(-120, 0, 240, 56, 28), 0, 75, { color: mix(color, '#000000', i * 0.1), gloss: 0 }, { holes: [rect(-117, 3, 234, 50, 25)] }); // prettier-ignore
    return move(turn(turn(loop, 'x', -90), 'z', 8 - i * 9), i * 12, -i * 74, 0);
  });

const COPPER = '#c57a4a';

/** What sticks out of a cable's end: its cores in their colours, or the copper of a single one. */
function coresOf(name: string, own: string): string[] {
  const [, count = '3'] = /\b(\d)x\d/.exec(name) ?? [];
  if (/cat6/i.test(name)) return ['#e07b1f', '#2c5d9c', '#3f8f4a', '#7a5438'];
  if (count === '1') return [own === COPPER ? own : COPPER];
  return ['#7a5438', '#2c5d9c', '#7fae3a', '#23252a', '#8f9599'].slice(0, Number(count));
}

export const ROLLS: Record<string, Template> = {
  'glaswol-rol': {
    model: (s) => {
      const fleece = rollAlongY(230, 600, s.color('#e9c93f'), `${spiral('#7a5c06', 7, 26, 226)}<g transform="translate(-230 -230)">${wool(seeded(s, 'e'), 160)(460, 460)}</g>`, 0); // prettier-ignore
      const foil = lathe(
        [
          [231, 90],
          [231, 510],
        ],
        { color: '#f4f5f3', gloss: 0.5 },
      );
      const label = [...labelBand(s, 232, 232, 110, 490, { angle: 62, from: -20, to: 150 })];
      return [fleece, ...[foil, ...label].map((part) => move(turn(part, 'x', -90), 0, 0, 230))];
    },
    front: { az: 52, el: 20 },
    side: { az: 18, el: 30 },
    detail: { x: 0.3, y: 0.5, k: 2.2 },
  },
  dakrol: {
    model: (s) => {
      const c = s.color('#41474d');
      return [move(turn(group(standing(s, 120, 620, c, spiral('#ffffff', 9, 22, 118))), 'x', 0), 0, 0, 0), box([-250, -330, 0], [250, 300, 4], { color: c }, { top: speckle(seeded(s, 't'), 700, 0.012, ['#fff', '#000'], 0.26) })]; // prettier-ignore
    },
    front: { az: 12, el: 24 },
    side: { az: -30, el: 50 },
    detail: { x: 0.55, y: 0.15, k: 2.6 },
    pack: (s) => [0, 1, 2, 3, 4, 5].map((i) => move(group(standing(s, 120, 620, s.color('#41474d'), spiral('#fff', 9, 22, 118))), (i % 3) * 250, 250 - Math.floor(i / 3) * 250, 0)), // prettier-ignore
  },
  'epdm-folie': {
    model: (s) => {
      const c = s.color('#23252a');
      return [rollAlongY(90, 900, c, spiral('#ffffff', 8, 30, 88), 0.4), box([0, 0, 0], [420, 900, 5], { color: c, gloss: 0.5 }, { top: (w, h) => `<g transform="translate(${w * 0.74} ${h * 0.5}) rotate(-90)" opacity=".75">${brandMark(s.look, -h * 0.3, -w * 0.1, h * 0.6, w * 0.2, c)}</g>` })]; // prettier-ignore
    },
    front: { az: 38, el: 30 },
    side: { az: -20, el: 40 },
    detail: { x: 0.2, y: 0.75, k: 2.6 },
  },
  bouwfolie: {
    model: (s) => {
      const film = { color: s.color('#dfe9ec'), gloss: 0.8 };
      const sheets = box([0, -60, 0], [1000, 60, 3], film);
      const drum = turn(group([lathe([[0, 0], [70, 0], [70, 1000], [0, 1000]], film), band(70.4, 0, 1000, { color: '#ffffff', gloss: 0.9, opacity: 0.25 }, -60, -20), ...labelBand(s, 70.8, 70.8, 330, 670, { angle: 0 })]), 'y', 90); // prettier-ignore
      return [sheets, move(drum, 0, 0, 70), move(turn(group([lathe([[0, 0], [70, 0], [70, 1000], [0, 1000]], film)]), 'y', 90), 60, 170, 70)]; // prettier-ignore
    },
    front: { az: -24, el: 26 },
    side: { az: 40, el: 40 },
    detail: { x: 0.5, y: 0.5, k: 2.4 },
  },
  tochtstrip: {
    model: (s) => {
      const c = s.color('#7a5438');
      const ring = hollow(90, 36, 26, c, 0.15, '#f2f2f0');
      const tail = tube(
        [
          [88, 0, 10],
          [90, -60, 8],
          [120, -130, 7],
          [190, -160, 7],
          [280, -150, 7],
        ],
        8,
        { color: c },
        8,
      );
      return [ring, tail, move(group([ring]), 20, 30, 30)];
    },
    front: { az: 10, el: 46 },
    side: { az: -40, el: 22 },
    detail: { x: 0.3, y: 0.3, k: 2.2 },
  },
  afplaktape: {
    model: (s) => {
      const c = s.color('#d8c26a');
      const roll = (k: string): Solid => group([hollow(58, 38, 44, k, 0.12), ...[wrapText(s.look.name.toUpperCase(), 38.2, 14, 1, { color: '#444444' }, {})].slice(1)]); // prettier-ignore
      return [roll(c), move(roll(c), 8, 4, 46), move(turn(move(roll(mix(c, '#2c5d9c', 0.75)), 0, 0, -22), 'x', 78), 60, -90, 60)]; // prettier-ignore
    },
    front: { az: 22, el: 30 },
    side: { az: -30, el: 56 },
    detail: { x: 0.65, y: 0.7, k: 2.2 },
  },
  kabel: {
    model: (s) => {
      const c = s.color('#8f9599');
      const rings = coil(120, 7, 3, 5, c);
      const end = tube(
        [
          [120, 0, 20],
          [134, -70, 12],
          [170, -130, 9],
          [220, -150, 9],
        ],
        7,
        { color: c, gloss: 0.3 },
        10,
      );
      const cores = coresOf(s.subject.name, c);
      const wires = cores.map((w, i) => tube([[218, -152 + i * 3, 9 + (i % 2) * 4], [252, -160 + (i - cores.length / 2) * 7, 10 + i * 2], [276, -170 + (i - cores.length / 2) * 12, 10]], cores.length > 1 ? 3 : 4, { color: w, metal: w === COPPER ? 0.5 : 0, gloss: 0.4 }, 8)); // prettier-ignore
      const ties = [40, 160, 280].map((a) => turn(move(turn(lathe([[36, -6], [36, 6]], { color: '#f4f4f2' }, 24), 'x', 90), 0, -102, 36), 'z', a)); // prettier-ignore
      return [...rings, ...ties, end, ...wires];
    },
    front: { az: 8, el: 44 },
    side: { az: 40, el: 20 },
    detail: { x: 0.8, y: 0.75, k: 2.6 },
  },
  tuinslang: {
    model: (s) => {
      if (/haspel/i.test(s.subject.name)) return hoseReel(s);
      const c = s.color('#3f8f4a');
      const rings = coil(170, 11, 3, 6, c, 0.5);
      const tip = [tube([[170, 0, 40], [180, -90, 14], [150, -190, 11], [70, -230, 11]], 11, { color: c, gloss: 0.5 }, 10), move(turn(lathe([[15, 0], [17, 34], [13, 36], [13, 60], [7, 62], [7, 84], [0, 84]], { color: s.look.color, gloss: 0.5 }, 24), 'y', -90), 74, -230, 12)]; // prettier-ignore
      return [...rings, ...tip];
    },
    front: { az: 16, el: 36 },
    side: { az: -30, el: 58 },
    detail: { x: 0.3, y: 0.8, k: 2.6 },
  },
  kabelhaspel: {
    model: (s) => {
      if (/stekkerdoos/i.test(s.subject.name)) return powerStrip(s.color('#f3f3ef'));
      const drum = group([...coil(96, 7, 1, 10, '#2a2d31').map((p) => p), lathe([[0, 0], [60, 0], [60, 130], [0, 130]], { color: '#33373c' })]); // prettier-ignore
      const disc = (z: number): Solid => lathe([[0, z], [140, z], [146, z + 6], [140, z + 12], [0, z + 12]], { color: s.color('#ec7a1c'), gloss: 0.35 }); // prettier-ignore
      const front = group([disc(0), drum, disc(132), lathe([[0, 144], [62, 144], [58, 158], [0, 158]], { color: '#2a2d31', gloss: 0.3 }), ...[0, 90, 180, 270].map((a) => turn(move(lathe([[0, 158], [17, 158], [17, 162], [11, 162], [11, 159], [0, 159]], { color: '#15171a', gloss: 0.4 }, 24), 34, 0, 0), 'z', a))]); // prettier-ignore
      const frame = (y: number): Solid => tube([[-150, y, 0], [-90, y, 130], [-60, y, 330], [60, y, 330], [90, y, 130], [150, y, 0]], 8, { color: '#2a2d31', gloss: 0.5 }, 10); // prettier-ignore
      return [frame(150), move(turn(front, 'x', 90), 0, 150, 160), frame(-20), tube([[-60, -20, 330], [-60, 150, 330]], 8, { color: '#2a2d31' }, 10), tube([[60, -20, 330], [60, 150, 330]], 8, { color: '#2a2d31' }, 10)]; // prettier-ignore
    },
    front: { az: 30, el: 16 },
    side: { az: -24, el: 30 },
    detail: { x: 0.45, y: 0.6, k: 2.4 },
  },
  schuurpapier: {
    model: (s) => {
      const c = s.color('#9c4a32');
      if (/schuurschijf|schuurnet/i.test(s.subject.name))
        return discs(c, /net/i.test(s.subject.name));
      if (/schuurband/i.test(s.subject.name)) return belts(c);
      const grit: Draw = speckle(seeded(s, 'g'), 900, 0.006, ['#000', '#fff', '#3a1508'], 0.28);
      return [3, 2, 1, 0].map((i) => turn(box([-115, -140, (3 - i) * 3], [230, 280, 2.4], { color: i === 0 ? c : i === 2 ? '#c9b48c' : mix(c, '#000000', i * 0.1), gloss: 0 }, { top: i === 2 ? (w, h) => brandMark(s.look, w * 0.1, h * 0.4, w * 0.8, h * 0.2, '#c9b48c') : grit }), 'z', (i - 1.5) * 19)); // prettier-ignore
    },
    front: { az: -8, el: 62 },
    side: { az: 30, el: 26 },
    detail: { x: 0.5, y: 0.3, k: 2.4 },
  },
  slijpschijf: {
    model: (s) => {
      const c = s.color('#3a3d40');
      const face = (i: number): string => `<circle r="62" fill="none"/><circle r="46" fill="${s.look.color}"/><circle r="46" fill="none" stroke="${s.look.accent}" stroke-width="5"/>${brandMark(s.look, -32, -36, 64, 18, s.look.color)}<circle r="17" fill="#d8dadb"/><circle r="11.2" fill="#14171a"/><g transform="translate(-62 -62)">${speckle(seeded(s, `${i}`), 500, 0.012, ['#fff', '#000'], 0.2)(124, 124)}</g>`; // prettier-ignore
      return [2, 1, 0].map((i) => move(extrude(circle(62.5, 0, 62.5, 64), 0, 3, { color: c, gloss: 0.1 }, { print: `<g transform="translate(0 -62.5)">${face(i)}</g>` }), i * 30, i * 16, 0)); // prettier-ignore
    },
    front: { az: 22, el: 10 },
    side: { az: -40, el: 24 },
    detail: { x: 0.3, y: 0.45, k: 2.2 },
    pack: (s) => packOf(ROLLS['slijpschijf']!.model, 1, 6)(s),
  },
  zaagblad: {
    model: (s) => {
      const count = Number(/(\d+) tanden/.exec(s.subject.name)?.[1] ?? 24);
      const teeth = Array.from({ length: count }, (_, i): V2[] => {
        const at = (deg: number, r: number): V2 => [r * Math.cos((deg * Math.PI) / 180), 95 + r * Math.sin((deg * Math.PI) / 180)]; // prettier-ignore
        const [a, k] = [(i * 360) / count, 24 / count];
        const gullet = 95 - 11 * Math.sqrt(k);
        return [at(a, gullet), at(a + 2 * k, 95), at(a + 5 * k, 94), at(a + 10 * k, gullet - 1)];
      }).flat();
      const slots = [0, 90, 180, 270].map((a) => `<path d="M66 0Q74 8 84 2" transform="rotate(${a + 20})" fill="none" stroke="#11161b" stroke-width="3"/>`).join(''); // prettier-ignore
      const print = `<g transform="translate(0 -95)"><circle r="78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8"/><circle r="62" fill="none" stroke="${s.look.color}" stroke-width="3"/>${slots}<g>${brandMark(s.look, -46, -54, 92, 30, '#9aa1a7')}</g><circle r="15" fill="#ffffff"/><circle r="15" fill="none" stroke="#6a7278" stroke-width="2"/></g>`; // prettier-ignore
      return [
        extrude(teeth, 0, 2.4, { color: s.color('#c3c8cb'), metal: 0.35, gloss: 0.5 }, { print }),
      ];
    },
    front: { az: -14, el: 8 },
    side: { az: 50, el: 20 },
    detail: { x: 0.75, y: 0.2, k: 2.8 },
  },
};
