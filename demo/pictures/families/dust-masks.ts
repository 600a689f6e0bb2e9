import { arc, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { curve } from '../kit/curve.ts';
import type { Material } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { text } from '../../../backend/platform/images/document.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const ALUMINIUM: Material = { color: '#c3c8cb', metal: 0.5 };
const ELASTIC: Material = { color: '#e9d9a6', gloss: 0.05 };
const RUBBER: Material = { color: '#2b2f33', gloss: 0.25 };

/** A band around the back of the head, from one side of the mask to the other. */
const strap = (x: number, z: number, rise: number, mat = ELASTIC, r = 2): Solid =>
  tube(Array.from({ length: 25 }, (_, i): V3 => { const t = (i / 24) * Math.PI; return [x * Math.cos(t), 56 + 104 * Math.sin(t), z + rise * Math.sin(t)]; }), r, mat, 8); // oxfmt-ignore

/** Something turned, its axis to the viewer. */
const facing = (profile: V2[], mat: Material, x: number, y: number, z: number): Solid =>
  move(turn(lathe(profile, mat, 56), 'x', 90), x, y, z);

/** A moulded cup with a bent clip over the nose, and a valve where the name has one. */
function cup({ subject: { name }, look }: Shape, mat: Material): Solid[] {
  const dome: V2[] = Array.from({ length: 25 }, (_, i) => { const t = (i / 24) * (Math.PI / 2); return [i === 24 ? 0 : 70 * Math.cos(t) ** 0.85, 4 + 50 * Math.sin(t)]; }); // oxfmt-ignore
  const valve = facing([[0, 0], [23, 0], [25, 5], [24, 13], [18, 17], [0, 18]], { color: look.color, gloss: 0.4 }, 0, 10, 70); // oxfmt-ignore
  return [
    strap(72, 104, 44),
    strap(72, 56, -18),
    facing([[78, 0], [79, 3], [72, 6], ...dome], mat, 0, 60, 80), // oxfmt-ignore
    tube(arc([0, 30, 80], [0, 0, 1], [1, 0, 0], 62, -32, 32, 14), 4.4, ALUMINIUM, 10),
    ...(/ventiel/i.test(name) ? [valve] : []),
  ];
}

/** Three panels of fleece that fold flat, with loops for the ears. */
function folding({ subject: { name }, look }: Shape, mat: Material): Solid[] {
  const ground = outline('M0 -58C34 -58 62 -44 88 -8C92 0 92 4 88 10C66 42 34 60 0 62C-34 60 -66 42 -88 10C-92 4 -92 0 -88 -8C-62 -44 -34 -58 0 -58Z', 8); // oxfmt-ignore
  const seams = ['M-86 -14Q0 -34 86 -14', 'M-86 4Q0 26 86 4'].map((d) => `<path d="${d}" fill="none" stroke="#20303c" stroke-opacity=".42" stroke-width="1.6"/><path d="${d}" fill="none" stroke="#20303c" stroke-opacity=".3" stroke-width="1.4" stroke-dasharray="3 2.4" transform="translate(0 3.4)"/>`).join(''); // oxfmt-ignore
  const size = /FFP\d/.exec(name)?.[0] ?? 'FFP2';
  const print = `${seams}<rect x="-17" y="-55" width="34" height="6" rx="3" fill="#aeb5ba"/>${brandMark(look, -34, -14, 68, 14)}${text(0, 12, size, { size: 9, anchor: 'middle', fill: '#39424a' })}`; // oxfmt-ignore
  const loop = (side: number): Solid =>
    tube(curve(([[80, 30, 20], [108, 70, 44], [116, 96, 6], [104, 70, -30], [80, 30, -14]] as V3[]).map(([x, y, z]): V3 => [x * side, y, z])), 2, { color: '#f2f3f1', gloss: 0 }, 8); // oxfmt-ignore
  return [loop(1), loop(-1), soft(ground, 8, 26, 8, mat, { print })].map((part) => move(part, 0, 0, 62)); // oxfmt-ignore
}

/** A rubber face piece between two round filters in the colours of their class: A2P3. */
function halfMask({ look }: Shape, mat: Material): Solid[] {
  const body = outline('M0 72C16 72 24 54 34 34C48 12 58 -18 50 -40C40 -60 -40 -60 -50 -40C-58 -18 -48 12 -34 34C-24 54 -16 72 0 72Z', 8); // oxfmt-ignore
  const bands = ['#3a4046', '#7a4a24', '#f4f4f1', '#3a4046'];
  const canister = lathe([[0, 0], [30, 0], [42, 4], [42, 12], [42, 20], [42, 28], [38, 33], [0, 33]], (i) => ({ color: bands[Math.max(0, Math.min(3, i - 1))]!, gloss: 0.3 }), 48); // oxfmt-ignore
  const filter = (side: number): Solid =>
    move(turn(turn(canister, 'x', 90), 'z', side * 52), side * 40, 12, 68);
  return [
    strap(60, 104, 40, RUBBER, 4),
    strap(60, 60, -14, RUBBER, 4),
    move(soft(body, 4, 66, 18, mat), 0, 0, 80),
    filter(-1),
    filter(1),
    facing(
      [
        [0, 0],
        [24, 0],
        [26, 6],
        [24, 16],
        [0, 18],
      ],
      RUBBER,
      0,
      8,
      62,
    ),
    facing(
      [
        [0, 0],
        [12, 0],
        [12, 3],
        [0, 3],
      ],
      { color: look.color, gloss: 0.4 },
      0,
      -10,
      62,
    ),
  ];
}

/** The breathing mask that a name tells of. */
export function dustMask(s: Shape): Solid[] {
  const { name } = s.subject;
  const mat: Material = { color: s.color('#f8f8f6'), gloss: 0 };
  if (/halfgelaat/i.test(name)) return [group(halfMask(s, { ...mat, gloss: 0.2 }))];
  return /vouw/i.test(name) ? folding(s, mat) : cup(s, mat);
}
