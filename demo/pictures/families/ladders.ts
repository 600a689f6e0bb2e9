import { box, cylinder, type Draw } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const STEP = 250;

interface Ladder {
  m: Material;
  treads: number;
  /** The caps and hinges, in the brand's colour. */
  cap: Material;
}

/** Two uprights with rungs between, `w` wide, its foot at z = 0. */
const section = (m: Material, treads: number, w: number, deep = 30, bar = 34): Solid =>
  group([
    box([0, 0, 0], [34, 62, treads * STEP + 90], m),
    ...Array.from({ length: treads }, (_, i) => box([30, (62 - deep) / 2, 130 + i * STEP], [w - 60, deep, bar], m)), // oxfmt-ignore
    box([w - 34, 0, 0], [34, 62, treads * STEP + 90], m),
  ]);

/** One straight ladder that leans back. */
const single = ({ m, treads, cap }: Ladder): Solid[] => [
  turn(group([section(m, treads, 420), ...[0, 386].map((x) => box([x - 4, -4, -4], [42, 70, 40], cap))]), 'x', -14), // oxfmt-ignore
];

/** Two legs, and where there is a third part it slides up above their top. */
function extending({ m, treads, cap }: Ladder, parts: number): Solid[] {
  const n = Math.min(treads, 8);
  const height = n * STEP + 90;
  const [sin, cos] = [Math.sin(Math.PI / 12), Math.cos(Math.PI / 12)];
  const front = turn(section(m, n, 460), 'x', -15);
  const back = move(turn(section(m, n, 500), 'x', 15), -20, 2 * height * sin - 40, 0);
  const up = move(turn(section(m, n - 1, 370), 'x', -15), 45, height * sin * 0.55 + 60, height * cos * 0.55); // oxfmt-ignore
  const joint = box([-30, height * sin - 20, height * cos - 90], [520, 90, 60], cap);
  return [back, ...(parts > 2 ? [up] : []), front, joint];
}

/** Broad treads to a platform with a rail above it. */
function platform({ m, treads, cap }: Ladder, print: Draw): Solid[] {
  const n = Math.min(treads, 8);
  const height = n * STEP;
  const lean = Math.tan((16 * Math.PI) / 180) * height;
  const tread = (i: number): Solid => box([34, (lean * (i + 1)) / n - 110, (i + 1) * STEP - 30], [432, 120, 30], m); // oxfmt-ignore
  const upright = (x: number): Solid => turn(box([x, 0, 0], [34, 60, height * 1.04], m), 'x', -16);
  const rail = (x: number): Solid => box([x, lean + 20, height], [26, 30, 620], m);
  return [
    ...[20, 454].map((x) => move(turn(box([x, 0, 0], [28, 40, height], m), 'x', 10), 0, lean + 560, 0)), // oxfmt-ignore
    box([20, lean + 380, 420], [462, 24, 30], m),
    rail(10),
    rail(464),
    box([10, lean + 20, height + 620], [480, 34, 30], m),
    box([0, lean - 120, height - 10], [500, 400, 40], cap, { front: print }),
    ...Array.from({ length: n - 1 }, (_, i) => tread(i)),
    upright(0),
    upright(466),
  ];
}

/** Four short parts on round hinges, set up as a trestle with a flat top. */
function folding({ m, treads, cap }: Ladder): Solid[] {
  const n = Math.max(2, Math.min(4, Math.round(treads / 4)));
  const height = n * STEP + 90;
  const leg = (angle: number): Solid => turn(section(m, n, 460), 'x', angle);
  const rise = Math.cos((20 * Math.PI) / 180) * height;
  const out = Math.sin((20 * Math.PI) / 180) * height;
  const deck = turn(section(m, n, 460), 'x', -90);
  const hinge = (x: number, y: number): Solid => move(turn(cylinder(62, 0, 44, cap, 32), 'y', 90), x, y, rise); // oxfmt-ignore
  const span = height;
  return [
    move(leg(20), 0, span + 2 * out, 0),
    hinge(-10, out + span),
    hinge(426, out + span),
    move(deck, 0, out, rise),
    leg(-20),
    hinge(-10, out),
    hinge(426, out),
  ];
}

/** The ladder that a name tells of, with its treads as far as a picture holds them. */
export function ladder(s: Shape): Solid[] {
  const { name } = s.subject;
  const m = { color: s.color('#cdd1d4'), metal: 0.3, gloss: 0.5 };
  const treads = Number(/(\d+) treden/.exec(name)?.[1] ?? 8);
  const cap: Material = { color: s.look.color, gloss: 0.4 };
  const own: Ladder = { m, treads, cap };
  if (/enkele/i.test(name)) return single(own);
  if (/reform/i.test(name)) return extending(own, Number(/(\d)-delig/.exec(name)?.[1] ?? 2));
  if (/vouw/i.test(name)) return folding(own);
  return platform(own, (w, h) => brandMark(s.look, w * 0.3, h * 0.1, w * 0.4, h * 0.8, cap.color));
}
