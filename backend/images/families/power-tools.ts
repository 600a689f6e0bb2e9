import { box, cylinder, extrude, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import { type Material, STEEL } from '../kit/material.ts';
import { circle, outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import { fan } from './fans.ts';
import { crossLaser } from './laser.ts';
import { siteLight } from './site-lights.ts';
import type { Shape, Template } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.3 };

const shell = (s: Shape): Material => ({ color: s.look.color, gloss: 0.45 });

/** A round part along x, from x over a length, its profile from left to right. */
const along = (
  profile: readonly (readonly [number, number])[],
  x: number,
  y: number,
  z: number,
  mat: Material,
  steps = 36,
): Solid =>
  // prettier-ignore
  move(turn(lathe(profile, mat, steps), 'y', 90), x, y, z);

const battery = (s: Shape, x: number, z: number, w = 86): Solid =>
  soft(rect(x, z, w, 44, 9), -36, 72, 8, DARK, { print: `<rect x="${x + w * 0.1}" y="${-z - 30}" width="${w * 0.8}" height="17" rx="3" fill="${s.look.color}"/>${brandMark(s.look, x + w * 0.14, -z - 29, w * 0.72, 15, s.look.color)}` }); // prettier-ignore

/** A machine's battery or its lead, as its name says; a bare body comes without either. */
const power = ({ subject: { name } }: Shape, accu: Solid, lead: V3[]): Solid[] => {
  if (/ 230 V/.test(name)) return [tube(curve(lead), 6, { color: '#15181b' }, 10)];
  return /\bbody\b/i.test(name) ? [] : [accu];
};

export const POWER_TOOLS: Record<string, Template> = {
  accuboormachine: {
    model: (s) => {
      const m = shell(s);
      const body = outline('M-60 150C-64 120 -50 112 -28 108L-18 60L-30 12L28 12L36 60C38 84 46 98 70 106L104 108L104 172C60 180 -20 180 -44 176C-56 172 -60 164 -60 150Z', 8); // prettier-ignore
      return [
        ...power(s, battery(s, -44, -34, 92), []),
        soft(body, -28, 56, 15, m, { print: `<path d="M-52 -150L96 -152V-124L-40 -122Z" fill="#24282d" fill-opacity=".9"/>${brandMark(s.look, -34, -150, 118, 26, '#24282d')}` }), // prettier-ignore
        soft(outline('M40 74C52 78 52 96 44 104L34 100L32 78Z'), -10, 20, 4, { color: '#15181b' }),
        soft(outline('M-16 56L-26 14L22 14L30 56L28 84C10 92 -8 88 -18 84Z'), -30, 60, 12, DARK),
        along(
          [
            [0, 0],
            [27, 0],
            [29, 8],
            [29, 26],
            [26, 30],
            [26, 46],
            [18, 60],
            [11, 66],
            [0, 66],
          ],
          104,
          0,
          140,
          DARK,
        ),
        along(
          [
            [0, 0],
            [4, 0],
            [4, 46],
            [2.4, 60],
            [0, 64],
          ],
          168,
          0,
          140,
          STEEL,
          16,
        ),
      ];
    },
    front: { az: 22, el: 12 },
    side: { az: -38, el: 26 },
    detail: { x: 0.7, y: 0.25, k: 2.3 },
  },
  boorhamer: {
    model: (s) => {
      const m = shell(s);
      const body = outline(
        'M-70 70C-74 110 -74 170 -60 188L90 182L128 170L128 118L60 104L30 66Z',
        8,
      );
      const bow = outline('M-66 188C-110 196 -150 190 -154 160L-148 60C-144 40 -110 36 -70 44L-66 76L-112 76C-120 76 -122 84 -122 92L-124 146C-124 158 -116 160 -104 160L-66 158Z', 8); // prettier-ignore
      return [
        soft(bow, -20, 40, 12, DARK),
        soft(
          outline('M-62 70C-70 20 -62 -20 -40 -44L34 -44C48 0 44 50 32 80Z', 8),
          -36,
          72,
          18,
          DARK,
        ),
        ...power(s, battery(s, -48, -78, 88), [[-148, 0, 66], [-158, 0, 20], [-190, 10, -20], [-240, 24, -44]]), // prettier-ignore
        soft(body, -34, 68, 18, m, { print: `<path d="M-56 -176L106 -168V-130L-58 -132Z" fill="#24282d"/>${brandMark(s.look, -46, -172, 142, 36, '#24282d')}` }), // prettier-ignore
        along(
          [
            [0, 0],
            [33, 0],
            [32, 40],
            [26, 50],
            [24, 84],
            [16, 94],
            [0, 94],
          ],
          122,
          0,
          144,
          DARK,
        ),
        along(
          [
            [0, 0],
            [7, 0],
            [7, 110],
            [4, 116],
            [0, 120],
          ],
          214,
          0,
          144,
          STEEL,
          18,
        ),
        move(
          turn(
            lathe(
              [
                [0, 0],
                [16, 0],
                [18, 20],
                [15, 90],
                [18, 104],
                [0, 110],
              ],
              DARK,
              26,
            ),
            'x',
            168,
          ),
          146,
          -14,
          120,
        ),
      ];
    },
    front: { az: 26, el: 14 },
    side: { az: -32, el: 30 },
    detail: { x: 0.3, y: 0.4, k: 2.2 },
  },
  'haakse-slijper': {
    model: (s) => {
      const m = shell(s);
      const disc = group([
        cylinder(62, 0, 3, { color: '#3c4044' }, 60),
        cylinder(24, -4, 10, STEEL, 30),
      ]);
      return [
        move(turn(disc, 'x', 14), 0, 0, 4),
        move(
          turn(
            lathe(
              [
                [64, -2],
                [66, 22],
                [34, 26],
                [34, 20],
              ],
              { color: '#8d949a', metal: 0.4 },
              40,
            ),
            'x',
            14,
          ),
          0,
          6,
          4,
        ),
        along(
          [
            [0, 0],
            [28, 0],
            [34, 10],
            [34, 44],
            [26, 52],
            [0, 54],
          ],
          -34,
          0,
          52,
          { color: '#9aa1a7', metal: 0.4 },
          36,
        ),
        along(
          [
            [0, 0],
            [30, 0],
            [31, 20],
            [26, 60],
            [27, 100],
            [32, 140],
            [32, 190],
            [28, 204],
            [0, 206],
          ],
          18,
          0,
          52,
          m,
          36,
        ),
        along(
          [
            [26.6, 0],
            [27.6, 6],
            [27.6, 56],
            [26.6, 62],
          ],
          74,
          0,
          52,
          DARK,
          36,
        ),
        move(
          soft(
            rect(0, 0, 92, 20, 3),
            0,
            2,
            0.5,
            { color: s.look.color, gloss: 0.4 },
            { print: brandMark(s.look, 4, -18, 84, 16, s.look.color) },
          ),
          122,
          -35,
          42,
        ),
        tube(
          [
            [0, -20, 60],
            [0, -60, 74],
            [0, -150, 104],
          ],
          (t) => 12 + (t > 0.4 ? 5 : 0),
          DARK,
          20,
        ),
        ...power(s, move(soft(rect(0, 0, 62, 70, 9), -36, 72, 8, DARK), 218, 0, 18), [[222, 0, 52], [246, 0, 46], [290, 20, 10], [330, 60, 5]]), // prettier-ignore
      ];
    },
    front: { az: 18, el: 24 },
    side: { az: -36, el: 44 },
    detail: { x: 0.25, y: 0.55, k: 2.3 },
  },
  cirkelzaag: {
    model: (s) => {
      const m = shell(s);
      const teeth = Array.from({ length: 30 }, (_, i) => { const a = (i / 30) * 2 * Math.PI; return [[82 * Math.cos(a), 82 * Math.sin(a)], [92 * Math.cos(a + 0.05), 92 * Math.sin(a + 0.05)]] as [number, number][]; }).flat(); // prettier-ignore
      // It covers the upper half of the blade, and leaves its axle free.
      const guard = outline('M-100 84C-100 140 -50 176 0 176C54 176 100 140 100 84L34 84C32 108 -32 108 -34 84Z', 10); // prettier-ignore
      return [
        box([-150, -30, 40], [300, 130, 5], STEEL),
        group([
          move(extrude(teeth, 0, 2.4, STEEL), 0, 12, 70),
          soft(
            guard,
            -14,
            24,
            7,
            { color: '#32373d', gloss: 0.35 },
            { print: brandMark(s.look, -50, -152, 100, 34, '#32373d') },
          ),
          soft(circle(22, 0, 72, 30), 0, 11, 4, STEEL),
          soft(outline('M92 70C94 30 60 -16 0 -24C-20 -22 -30 -16 -36 -8C10 -14 60 20 74 66Z', 8), -3, 10, 3, { color: '#8d949a', metal: 0.4, gloss: 0.4 }), // prettier-ignore
        ]),
        soft(
          outline('M-70 150C-96 170 -120 150 -124 118L-98 106C-92 126 -80 132 -62 126Z'),
          8,
          44,
          12,
          DARK,
        ),
        move(
          turn(
            lathe(
              [
                [0, 0],
                [44, 0],
                [46, 10],
                [44, 80],
                [34, 92],
                [0, 94],
              ],
              m,
              40,
            ),
            'x',
            -90,
          ),
          4,
          38,
          104,
        ),
        soft(
          outline('M-40 168C-20 210 60 214 96 168L74 154C56 184 10 184 -16 156Z', 8),
          20,
          40,
          13,
          m,
        ),
        ...power(s, soft(rect(86, 104, 46, 70, 8), 18, 46, 8, DARK), [[96, 40, 160], [140, 44, 150], [176, 50, 100], [206, 60, 46]]), // prettier-ignore
      ];
    },
    front: { az: 28, el: 16 },
    side: { az: -40, el: 30 },
    detail: { x: 0.4, y: 0.35, k: 2.2 },
  },
  decoupeerzaag: {
    model: (s) => {
      const m = shell(s);
      const body = outline('M-110 60L86 58C98 70 98 120 88 140L40 140C30 128 -52 128 -60 140L-70 160C-40 166 20 164 44 160C70 160 90 164 92 176C60 196 -70 196 -104 178C-130 160 -126 80 -110 60Z', 8); // prettier-ignore
      return [
        box([-100, -36, 22], [200, 72, 5], STEEL),
        box([54, -3, -42], [9, 2, 70], { color: '#d3d8dc', metal: 0.5 }),
        soft(outline('M40 26L84 26L88 66L30 66Z'), -20, 40, 8, {
          color: '#8d949a',
          metal: 0.4,
          gloss: 0.5,
        }),
        soft(body, -28, 56, 15, m, { print: brandMark(s.look, -96, -106, 178, 38, s.look.color) }),
        soft(outline('M-60 142C-36 130 16 130 40 142L44 160C20 166 -40 166 -66 160Z'), -20, 40, 6, {
          color: '#ffffff',
          gloss: 0,
        }),
        soft(
          outline('M-90 190C-40 200 40 200 80 184L88 176C50 182 -60 184 -98 174Z'),
          -30,
          60,
          10,
          DARK,
        ),
        ...power(s, soft(rect(-158, 84, 52, 70, 8), -32, 64, 8, DARK), [[-108, 0, 110], [-150, 0, 104], [-180, 6, 84], [-206, 16, 62], [-240, 30, 50]]), // prettier-ignore
      ];
    },
    front: { az: 30, el: 18 },
    side: { az: -34, el: 34 },
    detail: { x: 0.8, y: 0.7, k: 2.2 },
  },
  kruislijnlaser: {
    model: crossLaser,
    front: { az: 26, el: 16 },
    side: { az: -30, el: 34 },
    detail: { x: 0.5, y: 0.65, k: 2.2 },
  },
  bouwlamp: {
    model: siteLight,
    front: { az: -28, el: 14 },
    side: { az: 36, el: 28 },
    detail: { x: 0.5, y: 0.4, k: 2.2 },
  },
  ventilator: {
    model: fan,
    front: { az: 36, el: 18 },
    side: { az: -30, el: 12 },
    detail: { x: 0.4, y: 0.5, k: 2 },
  },
};
