import { arc, cylinder, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { band, wrapText } from '../kit/wrap.ts';
import { glueBottle, twoParts } from './glues.ts';
import { packOf } from './crate.ts';
import { titleOf } from './packages.ts';
import { labelBand } from './round-label.ts';
import type { Shape, Template } from './template.ts';

const TIN: Material = { color: '#c3c8cb', metal: 0.6, gloss: 0.7 };
const WHITE: Material = { color: '#f7f7f5', gloss: 0.45 };

/** A dab of the paint's own colour around the label. */
const swatch = (s: Shape, r: number, z0: number, z1: number, usual: string): Solid =>
  band(r, z0, z1, { color: s.color(usual), gloss: 0.3 });

const muurverf = (s: Shape): Solid[] => [
  tube(arc([0, 0, 210], [-1, 0, 0], [0, 0.5, 0.87], 126, 0, 180, 22), 3, TIN, 8),
  lathe(
    [
      [0, 0],
      [106, 0],
      [120, 224],
      [0, 224],
    ],
    WHITE,
    64,
  ),
  ...labelBand(s, 107.6, 118, 30, 190),
  swatch(s, 119, 194, 208, '#f6f6f2'),
  lathe(
    [
      [0, 222],
      [126, 222],
      [126, 242],
      [116, 248],
      [112, 244],
      [0, 244],
    ],
    WHITE,
    64,
  ),
];

const lak = (s: Shape): Solid[] => [
  lathe(
    [
      [0, 0],
      [44, 0],
      [45, 2],
      [44, 4],
      [44, 104],
      [45.5, 107],
      [44, 110],
      [38, 108],
      [38, 104],
      [0, 104],
    ],
    TIN,
    56,
  ),
  ...labelBand(s, 44.3, 44.3, 8, 84, { ground: s.color('#b5322b') }),
  swatch(s, 44.4, 84, 101, '#b5322b'),
];

const primer = (s: Shape): Solid[] => [
  tube(arc([0, 0, 128], [-1, 0, 0], [0, -0.4, 0.92], 86, 0, 180, 22), 2.6, TIN, 8),
  lathe(
    [
      [0, 0],
      [82, 0],
      [83.5, 3],
      [82, 6],
      [82, 150],
      [84, 154],
      [82, 158],
      [70, 154],
      [70, 150],
      [0, 150],
    ],
    TIN,
    60,
  ),
  ...labelBand(s, 82.4, 82.4, 12, 142, { ground: '#f4f4f1' }),
  ...[-82, 82].map((x) => move(turn(cylinder(8, 0, 4, TIN, 20), 'y', x > 0 ? 90 : -90), x, 0, 128)),
];

/** A cartridge for the gun, with its nozzle. */
function cartridge(s: Shape, ground: string, nozzle: string, r = 25, h = 215): Solid[] {
  const { look } = s;
  const { title } = titleOf(s);
  return [
    group([
      lathe([[0, 0], [r - 2, 0], [r, 2], [r, h], [r - 3, h + 4], [9, h + 6], [9, h + 20], [0, h + 20]], { color: ground, gloss: 0.4 }, 48), // oxfmt-ignore
      band(r + 0.3, 26, h * 0.62, { color: look.color, gloss: 0.4 }),
      band(r + 0.5, h * 0.62, h * 0.66, { color: look.accent, gloss: 0.4 }),
      turnText(s, look.name.toUpperCase(), r + 0.9, h * 0.47, r * 0.36, look.ink),
      turnText(s, title, r + 0.9, h * 0.3, r * 0.26, look.ink),
      swatch(s, r + 0.4, h * 0.76, h * 0.86, '#f6f6f2'),
      lathe(
        [
          [9.6, h + 12],
          [12, h + 14],
          [12, h + 24],
          [4, h + 78],
          [2.6, h + 92],
          [0, h + 92],
        ],
        { color: nozzle, gloss: 0.4 },
        28,
      ),
    ]),
  ];
}

const turnText = (
  _s: Shape,
  content: string,
  r: number,
  z: number,
  capital: number,
  color: string,
): Solid =>
  wrapText(content, r, z, capital, { color, gloss: 0 }, { angle: 6, arc: 110, weight: 900 });

const aerosol = (s: Shape): Solid[] => [
  group([
    lathe(
      [
        [0, 0],
        [31, 0],
        [32.5, 3],
        [32, 6],
        [32, 190],
        [32.5, 193],
        [26, 208],
        [16, 214],
        [16, 220],
        [0, 220],
      ],
      TIN,
      52,
    ),
    band(32.3, 10, 186, { color: s.look.color, gloss: 0.5 }),
    band(32.5, 10, 34, { color: '#f3d45c', gloss: 0.4 }),
    wrapText(
      s.look.name.toUpperCase(),
      33,
      142,
      13,
      { color: s.look.ink },
      { angle: 4, weight: 900, arc: 120 },
    ),
    wrapText(titleOf(s).title, 33, 112, 9, { color: s.look.ink }, { angle: 4, arc: 116 }),
    wrapText(
      titleOf(s).size,
      33,
      88,
      8,
      { color: s.look.ink },
      { angle: 4, weight: 500, arc: 100 },
    ),
    lathe(
      [
        [15, 216],
        [15, 234],
        [12, 240],
        [0, 240],
      ],
      { color: '#f3d45c', gloss: 0.3 },
      32,
    ),
  ]),
  tube(
    [
      [0, 0, 232],
      [0, -26, 238],
      [10, -60, 216],
      [30, -80, 170],
      [36, -82, 90],
    ],
    3.4,
    { color: '#f6f6f2', gloss: 0.3 },
    12,
  ),
];

/** Glues that do not come in a cartridge. */
function ownPack({ subject: { name } }: Shape): ((s: Shape) => Solid[]) | null {
  if (/houtlijm/i.test(name)) return glueBottle;
  return /tweecomponenten/i.test(name) ? twoParts : null;
}

export const PAINT: Record<string, Template> = {
  muurverf: {
    model: muurverf,
    front: { az: 6, el: 18 },
    side: { az: 40, el: 44 },
    detail: { x: 0.5, y: 0.5, k: 2 },
    pack: packOf(muurverf, 2, 1),
  },
  lak: {
    model: (s) => [...lak(s), ...[group([cylinder(40, 0, 4, TIN, 48), cylinder(36, 4, 1.4, { color: s.color('#b5322b'), gloss: 0.9 }, 48)])].map((p) => move(p, 62, -52, 0))], // oxfmt-ignore
    front: { az: 12, el: 32 },
    side: { az: -30, el: 56 },
    detail: { x: 0.4, y: 0.45, k: 2.1 },
    pack: packOf(lak, 3, 2),
  },
  primer: {
    model: primer,
    front: { az: -10, el: 24 },
    side: { az: 30, el: 48 },
    detail: { x: 0.5, y: 0.6, k: 2 },
    pack: packOf(primer, 2, 2),
  },
  kit: {
    model: (s) => cartridge(s, '#f7f7f5', '#f7f7f5'),
    front: { az: 6, el: 10 },
    side: { az: 40, el: 40 },
    detail: { x: 0.5, y: 0.6, k: 2.6 },
    pack: packOf((s) => cartridge(s, '#f7f7f5', '#f7f7f5'), 4, 3),
  },
  constructielijm: {
    model: (s) =>
      ownPack(s)?.(s) ?? [
        ...cartridge(s, '#24282d', '#d9dcde').map((p) =>
          move(turn(turn(p, 'z', 10), 'y', 58), 0, 0, 26),
        ),
        tube(Array.from({ length: 26 }, (_, i) => [-40 + i * 14, -96 + Math.sin(i * 0.8) * 14, 6] as const), 6, { color: mix(s.color('#e9dcc0'), '#000000', 0.04), gloss: 0.4 }, 12), // oxfmt-ignore
      ],
    front: { az: -6, el: 26 },
    side: { az: -40, el: 40 },
    detail: { x: 0.4, y: 0.5, k: 2.3 },
    pack: (s) => packOf(ownPack(s) ?? ((t) => cartridge(t, '#24282d', '#d9dcde')), 4, 3)(s),
  },
  purschuim: {
    model: (s) => {
      const foam = s.color('#f0dc8c');
      const blobs = [[70, -30, 26], [96, -14, 22], [110, -44, 18], [84, -58, 20], [126, -24, 14]].map(([x, y, r]) => move(lathe(Array.from({ length: 9 }, (_, i) => { const t = (i / 8) * (Math.PI / 2); return [r! * 1.25 * Math.cos(t), r! * Math.sin(t)] as const; }), { color: foam, gloss: 0.15 }, 26), x!, y!, 0)); // oxfmt-ignore
      return [...aerosol(s), ...blobs];
    },
    front: { az: 8, el: 16 },
    side: { az: -36, el: 36 },
    detail: { x: 0.3, y: 0.5, k: 2.2 },
    pack: packOf((s) => aerosol(s).slice(0, 1), 3, 2),
  },
};
