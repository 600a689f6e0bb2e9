import { box, inside, lathe, tube, type Draw } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { shower } from './showers.ts';
import { lightSwitch } from './switches.ts';
import { sockets } from './sockets.ts';
import { tap } from './taps.ts';
import { copperCoil } from './copper-coils.ts';
import type { Template } from './template.ts';
import { ledFitting } from './led-fittings.ts';
import { ledLamps } from './led-lamps.ts';
import { flexibleConduit } from './conduit-coils.ts';
import { pipeCoupling } from './pipe-couplings.ts';
import { pvcFitting } from './pvc-fittings.ts';
import { towelRadiator } from './towel-radiator.ts';
import { verticalRadiator } from './vertical-radiator.ts';
import { boiler } from './boilers.ts';
import { bareBasin, basin } from './basins.ts';
import { toiletOf } from './toilets.ts';

const WHITE = '#f6f6f2';

/** A short hollow pipe along y or standing, both ends open. */
const pipe = (r: number, wall: number, l: number, mat: Material, socket = 0): Solid =>
  group([
    inside(lathe([[r - wall, 0], [r - wall, l]], { ...mat, color: mix(mat.color, '#000000', 0.25) }, 40)), // oxfmt-ignore
    lathe([[r - wall, 0], [r, 0], [r, l - socket], ...(socket > 0 ? ([[r * 1.14, l - socket * 0.86], [r * 1.14, l]] as V2[]) : []), [socket > 0 ? r * 1.02 : r, l], [r - wall, l]], mat, 40), // oxfmt-ignore
  ]);

const flatOn = (solid: Solid, x: number, y: number, r: number): Solid =>
  move(turn(solid, 'x', -90), x, y, r);

export const ELECTRIC: Record<string, Template> = {
  'led-lamp': {
    model: ledLamps,
    front: { az: 14, el: 20 },
    side: { az: -40, el: 40 },
    detail: { x: 0.4, y: 0.8, k: 2.3 },
  },
  'led-paneel': {
    model: ledFitting,
    front: { az: -30, el: 20 },
    side: { az: 26, el: 36 },
    detail: { x: 0.75, y: 0.75, k: 2.4 },
  },
  stopcontact: {
    model: sockets,
    front: { az: 20, el: 12 },
    side: { az: -40, el: 24 },
    detail: { x: 0.45, y: 0.45, k: 2 },
  },
  schakelaar: {
    model: lightSwitch,
    front: { az: -26, el: 14 },
    side: { az: 42, el: 28 },
    detail: { x: 0.5, y: 0.3, k: 2 },
  },
  installatiebuis: {
    model: (s) => {
      if (/flexbuis/i.test(s.subject.name)) return flexibleConduit(s);
      const c = s.color('#c5c9cb');
      return [0, 1, 2, 3, 4, 5, 6].map((i) => { const [row, col] = i < 4 ? [0, i] : [1, i - 4]; return flatOn(pipe(10, 1.6, 300, { color: mix(c, '#000000', (i % 2) * 0.05), gloss: 0.4 }), col * 21 + row * 10.5, s.r.range(0, 30), 10 + row * 18); }); // oxfmt-ignore
    },
    front: { az: 34, el: 22 },
    side: { az: 8, el: 40 },
    detail: { x: 0.2, y: 0.75, k: 2.8 },
  },
  groepenkast: {
    model: (s) => {
      const breaker = (x: number, z: number, wide = 17): string => `<g transform="translate(${x} ${-z})"><rect width="${wide}" height="48" fill="#fbfbfa" stroke="#8d949a" stroke-width=".7"/><rect x="${wide * 0.3}" y="12" width="${wide * 0.4}" height="17" rx="1.6" fill="${wide > 20 ? '#2c5d9c' : '#24282d'}"/><rect x="${wide * 0.2}" y="36" width="${wide * 0.6}" height="3" fill="${s.look.color}"/></g>`; // oxfmt-ignore
      const row = (z: number, n: number): string => `<rect x="-96" y="${-z - 8}" width="192" height="64" rx="3" fill="#3a4046"/>${breaker(-92, z, 34)}${Array.from({ length: n }, (_, i) => breaker(-54 + i * 18, z)).join('')}`; // oxfmt-ignore
      return [soft(rect(-110, 0, 220, 300, 10), 0, 96, 8, { color: s.color(WHITE), gloss: 0.35 }, { print: `${row(232, 8)}${row(132, 8)}<rect x="-96" y="-66" width="192" height="46" rx="4" fill="#e6e8e9"/>${brandMark(s.look, -80, -60, 160, 34)}` })]; // oxfmt-ignore
    },
    front: { az: 30, el: 14 },
    side: { az: -34, el: 30 },
    detail: { x: 0.4, y: 0.35, k: 2.3 },
  },
  'pvc-buis': {
    model: (s) => {
      const m = { color: s.color('#8f9599'), gloss: 0.4 };
      return [flatOn(pipe(55, 4, 700, m, 80), 0, 0, 62), flatOn(pipe(40, 3, 700, m, 60), 125, 40, 46), flatOn(pipe(25, 2.5, 700, m, 40), 208, 0, 30)].reverse(); // oxfmt-ignore
    },
    front: { az: -38, el: 24 },
    side: { az: 28, el: 40 },
    detail: { x: 0.75, y: 0.65, k: 2.4 },
  },
  'pvc-bocht': {
    model: pvcFitting,
    front: { az: 28, el: 16 },
    side: { az: -36, el: 30 },
    detail: { x: 0.75, y: 0.3, k: 2 },
  },
  koperbuis: {
    model: (s) => {
      if (!/hard/i.test(s.subject.name) && /[25]\d? m\b/.test(s.subject.name)) return copperCoil(s);
      const m: Material = { color: s.color('#c57a4a'), metal: 0.5, gloss: 0.8 };
      return [0, 1, 2, 3, 4].map((i) => flatOn(pipe(i > 2 ? 11 : 7.5, 1, 420, m), i < 3 ? i * 17 : 62 + (i - 3) * 25, i * 12, i > 2 ? 11 : 7.5)); // oxfmt-ignore
    },
    front: { az: 52, el: 34 },
    side: { az: 12, el: 24 },
    detail: { x: 0.2, y: 0.7, k: 3 },
  },
  knelkoppeling: {
    model: pipeCoupling,
    front: { az: 36, el: 24 },
    side: { az: -30, el: 40 },
    detail: { x: 0.7, y: 0.5, k: 2 },
  },
  kraan: {
    model: tap,
    front: { az: 48, el: 16 },
    side: { az: -36, el: 26 },
    detail: { x: 0.3, y: 0.4, k: 2.2 },
  },
  radiator: {
    model: (s) => {
      if (/handdoek/i.test(s.subject.name)) return towelRadiator(s.color(WHITE));
      if (/verticaal/i.test(s.subject.name)) return verticalRadiator(s.color(WHITE));
      const c = s.color(WHITE);
      const ribs: Draw = (w, h) => Array.from({ length: 22 }, (_, i) => `<rect x="${w * (0.02 + i * 0.0437)}" y="${h * 0.05}" width="${w * 0.03}" height="${h * 0.9}" rx="${w * 0.012}" fill="#000" fill-opacity=".05"/><rect x="${w * (0.02 + i * 0.0437)}" y="${h * 0.05}" width="${w * 0.008}" height="${h * 0.9}" fill="#fff" fill-opacity=".9"/><rect x="${w * (0.044 + i * 0.0437)}" y="${h * 0.05}" width="${w * 0.007}" height="${h * 0.9}" fill="#1b2530" fill-opacity=".2"/>`).join(''); // oxfmt-ignore
      const grille: Draw = (w, h) => Array.from({ length: 50 }, (_, i) => `<rect x="${w * (0.01 + i * 0.0197)}" y="${h * 0.2}" width="${w * 0.011}" height="${h * 0.6}" fill="#2b333b" fill-opacity=".55"/>`).join(''); // oxfmt-ignore
      return [box([0, 0, 0], [1000, 100, 500], { color: c, gloss: 0.4 }, { front: ribs, top: grille }), move(turn(lathe([[0, 0], [24, 0], [26, 6], [26, 50], [22, 64], [0, 66]], { color: '#fdfdfd', gloss: 0.5 }, 30), 'y', 90), 1000, 50, 450), tube([[1022, 50, 440], [1022, 50, -40]], 8, { color: '#c57a4a', metal: 0.5 }, 14)]; // oxfmt-ignore
    },
    front: { az: -26, el: 20 },
    side: { az: 40, el: 16 },
    detail: { x: 0.85, y: 0.25, k: 2.6 },
  },
  boiler: {
    model: boiler,
    front: { az: 18, el: 14 },
    side: { az: -46, el: 34 },
    detail: { x: 0.45, y: 0.8, k: 2.3 },
  },
  doucheset: {
    model: shower,
    front: { az: 24, el: 10 },
    side: { az: -40, el: 22 },
    detail: { x: 0.45, y: 0.12, k: 2.8 },
  },
  wastafel: {
    model: basin,
    bare: bareBasin,
    front: { az: 16, el: 28 },
    side: { az: -44, el: 16 },
    detail: { x: 0.5, y: 0.3, k: 2.2 },
  },
  toilet: {
    model: toiletOf,
    front: { az: -36, el: 22 },
    side: { az: 46, el: 12 },
    detail: { x: 0.4, y: 0.45, k: 2.2 },
  },
};
