import { extrude, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { outline } from '../kit/outline.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

interface Species {
  color: string;
  tints: readonly string[];
  /** One leaf: its outline, millimetres. */
  leaf: string;
  count: number;
  /** Reach of the branches at a height from 0 to 1. */
  reach(t: number): number;
}

const OVAL = 'M0 -26C16 -12 16 12 0 26C-16 12 -16 -12 0 -26Z';
const GREENS = ['#8fbf4a', '#1f4a22', '#5f9a44'];

const bushy = (t: number): number => 90 + 60 * Math.sin(Math.PI * Math.min(1, t * 1.1));
const BEECH: Species = { color: '#4f8a3a', tints: GREENS, leaf: OVAL, count: 320, reach: bushy };
const LAUREL: Species = { color: '#2f6e33', tints: ['#6fae44', '#1d4a24'], leaf: 'M0 -52C20 -22 20 22 0 52C-20 22 -20 -22 0 -52Z', count: 170, reach: (t) => 110 + 50 * Math.sin(Math.PI * Math.min(1, t)) }; // oxfmt-ignore
const PRIVET: Species = { color: '#5c9440', tints: ['#a4cc5a', '#3a6a2c'], leaf: 'M0 -17C9 -8 9 8 0 17C-9 8 -9 -8 0 -17Z', count: 460, reach: (t) => 70 + 80 * t }; // oxfmt-ignore
const YEW: Species = { color: '#24502c', tints: ['#16361d', '#3f6f36'], leaf: 'M0 -30C5 -12 5 12 0 30C-5 12 -5 -12 0 -30Z', count: 620, reach: (t) => 130 * (1 - t) + 40 }; // oxfmt-ignore
const CONIFER: Species = { color: '#3d7048', tints: ['#24502f', '#6a9a5a'], leaf: 'M0 -40C8 -16 9 16 0 40C-9 16 -8 -16 0 -40Z', count: 560, reach: (t) => 150 * (1 - t) ** 0.8 + 10 }; // oxfmt-ignore

function speciesOf(name: string): Species {
  if (/laurier/i.test(name)) return LAUREL;
  if (/liguster/i.test(name)) return PRIVET;
  if (/taxus/i.test(name)) return YEW;
  return /conife/i.test(name) ? CONIFER : BEECH;
}

const pot: Solid[] = [
  lathe([[0, 0], [92, 0], [112, 170], [122, 172], [122, 196], [108, 196]], { color: '#24282d', gloss: 0.2 }, 48), // oxfmt-ignore
  lathe([[108, 186], [0, 186]], { color: '#4a3526', gloss: 0 }, 40), // oxfmt-ignore
];

/** The plant that a name tells of in its pot, as tall over it as its size says. */
export function hedgePlant({ subject: { name }, r }: Shape): Solid[] {
  const { color, tints, leaf, count, reach } = speciesOf(name);
  const [low = 80, high = 100] = (/(\d+)-(\d+) cm/.exec(name) ?? []).slice(1).map(Number);
  const tall = 380 + (low + high) * 1.9;
  const blade = outline(leaf, 4);
  const leaves = Array.from({ length: Math.round((count * tall) / 700) }, () => {
    const [t, a] = [r(), r.range(0, 2 * Math.PI)];
    const out = reach(t) * Math.sqrt(r());
    const [x, y, z] = [Math.cos(a) * out, Math.sin(a) * out, 190 + t * tall * (1 - out / 700)];
    const flat = extrude(blade, 0, 0.8, { color: mix(color, r.pick(tints), r.range(0, 0.7)), gloss: 0.3 }); // oxfmt-ignore
    const solid = move(turn(turn(turn(flat, 'y', r.range(-70, 70)), 'x', r.range(-50, 10)), 'z', r.range(-40, 70)), x, y, z); // oxfmt-ignore
    return { solid, depth: x * 0.3 - y };
  });
  const faces = leaves
    .toSorted((p, q) => p.depth - q.depth)
    .flatMap(({ solid }) => solid.faces.slice(0, 1))
    .map((face, layer) => ({ ...face, plane: false, layer }));
  const stem = (x: number): Solid => tube([[x * 0.3, 0, 180], [x, 0, 180 + tall * 0.4], [x * 1.4, 0, 180 + tall * 0.8]], 6, { color: '#6b4d33' }, 8); // oxfmt-ignore
  return [...pot, ...[-30, 0, 34].map((x) => stem(x)), { faces }];
}
