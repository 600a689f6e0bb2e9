import { box, cylinder, extrude, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { lines } from '../kit/textures.ts';
import type { V2 } from '../kit/vec.ts';
import { frame, glass } from './joinery.ts';
import type { Shape } from './template.ts';

const RUBBER: Material = { color: '#23272b', gloss: 0.2 };

/** Two posts and a head, open at the foot. */
const portal = (w: number, h: number, bar: number, foot = 0): V2[] => [[0, foot], [bar, foot], [bar, h - bar], [w - bar, h - bar], [w - bar, foot], [w, foot], [w, h], [0, h]]; // oxfmt-ignore

/** A portal that stands `inset` within another of the same height. */
const within = (w: number, h: number, inset: number, bar: number): V2[] =>
  portal(w - 2 * inset, h - inset, bar).map(([x, z]) => [x + inset, z] as const);

/** Planed timber with a rebate for the door, and laths that keep it square on its way. */
function timberDoorFrame(w: number, h: number, m: Material): Solid[] {
  const lath: Material = { color: '#dcc096', gloss: 0.05 };
  const corner = (x: number, flip: number): Solid => {
    const bar: V2[] = [[0, -330], [42, -330], [330 + 42, 0], [330, 0]]; // oxfmt-ignore
    return extrude(
      bar.map(([bx, bz]) => [x + flip * bx, h - 8 + bz] as const),
      -16,
      16,
      lath,
    );
  };
  const stop: Material = { ...m, color: mix(m.color, '#000000', 0.06) };
  return [
    extrude(portal(w, h, 92), 44, 70, stop),
    extrude(portal(w, h, 72), 0, 44, m),
    box([8, -16, 210], [w - 16, 16, 44], lath),
    corner(10, 1),
    corner(w - 10, -1),
  ];
}

/** Folded sheet steel: thin lips around the wall, a rubber seal, loose hinges and a strike plate. */
function steelDoorFrame(w: number, h: number, m: Material): Solid[] {
  const [face, deep] = [42, 112];
  const sheet: Material = { ...m, gloss: 0.55 };
  const dark: Material = { ...m, color: mix(m.color, '#0b1424', 0.28), gloss: 0.3 };
  const hinge = (k: number): Solid =>
    group([
      box([w - face - 8, -10, h * k - 40], [22, 10, 80], ZINC),
      move(cylinder(9, -46, 92, ZINC, 22), w - face - 2, -16, h * k),
    ]);
  const rod = (z: number): Solid => box([face, 24, z], [w - 2 * face, 5, 26], { color: '#d98b25', gloss: 0.3 }); // oxfmt-ignore
  return [
    extrude(portal(w, h, face), deep - 12, 12, sheet),
    extrude(within(w, h, 20, 54), 40, deep - 52, dark),
    extrude(within(w, h, 20, 42), 34, 6, RUBBER),
    extrude(portal(w, h, face), 0, 34, sheet),
    box([face - 1, 8, h * 0.46], [3, 20, 150], ZINC),
    ...[0.12, 0.5, 0.87].map(hinge),
    rod(30),
  ];
}

/** Heavy posts around a deep rebate, on a sill that sheds the rain. */
function outsideDoorFrame(w: number, h: number, m: Material): Solid[] {
  const sill: Material = { color: '#4a5056', gloss: 0.25 };
  const [bar, step] = [104, 52];
  const stop: Material = { ...m, color: mix(m.color, '#000000', 0.08) };
  return [
    box([0, -56, 0], [w, 200, step], sill, { front: lines(10, '#fff', 0.12) }),
    extrude(portal(w, h, bar + 28, step), 64, 80, stop),
    extrude(portal(w, h, bar + 14, step), 56, 8, RUBBER),
    extrude(portal(w, h, bar, step), 0, 56, m),
    box([bar, -16, step], [w - 2 * bar, 14, 18], { color: '#cdd1d4', metal: 0.4, gloss: 0.6 }),
    // A drip moulding keeps the rain from the head.
    box([0, -34, h - 40], [w, 34, 22], m),
  ];
}

/** A pane in its frame with a seal and slim beads around it. */
const pane = (w: number, h: number, bar: number, depth: number, m: Material): Solid =>
  group([
    box([bar, depth * 0.45, bar], [w - 2 * bar, 6, h - 2 * bar], { color: '#c9dce6', gloss: 0.6 }, { front: glass }), // oxfmt-ignore
    move(frame(w - 2 * bar + 12, h - 2 * bar + 12, 14, depth * 0.4, RUBBER), bar - 6, depth * 0.12, bar - 6), // oxfmt-ignore
    frame(w, h, bar, depth, m),
  ]);

/** A sash that leans into the room, its handle turned up. */
function tiltWindow(w: number, h: number, m: Material): Solid[] {
  const [bar, sw, sh] = [52, w - 72, h - 72];
  const grip = group([
    soft(rect(-17, -46, 34, 92, 12), -10, 10, 4, ZINC),
    tube([[0, -8, 0], [0, -46, 0], [0, -52, 14], [0, -54, 128]], 10, ZINC, 16), // oxfmt-ignore
  ]);
  const sash = group([pane(sw, sh, 66, 60, m), move(grip, sw - 33, 0, sh * 0.5)]);
  const hinge = (x: number, z: number): Solid => move(cylinder(11, 0, 84, ZINC, 22), x, -12, z);
  const arm = tube([[60, 30, h - 44], [60, -100, h - 60]], 7, ZINC, 12); // oxfmt-ignore
  return [
    move(frame(w - 2 * bar + 8, h - 2 * bar + 8, 12, 8, RUBBER), bar - 4, 22, bar - 4),
    frame(w, h, bar, 72, m),
    arm,
    move(turn(sash, 'x', 8), 36, -26, 36),
    hinge(30, 44),
  ];
}

/** Glass straight into the frame: nothing to open. */
const fixedWindow = (w: number, h: number, m: Material): Solid[] => {
  const bead: Material = { ...m, color: mix(m.color, '#ffffff', 0.2) };
  const parts = [pane(w - 36, h - 30, 62, 72, m), move(frame(w - 144, h - 138, 16, 14, bead), 54, -10, 54)]; // oxfmt-ignore
  return [
    ...parts.map((part) => move(part, 18, 0, 30)),
    box([0, -46, 0], [w, 120, 30], { ...m, color: mix(m.color, '#000000', 0.1) }),
  ];
};

/** The frame or window that a name tells of, as wide and high as it says. */
export function windowFrame(s: Shape): Solid[] {
  const { name } = s.subject;
  const [w = 980, h = 1180] = s.measures;
  const m: Material = { color: s.color('#c79a63'), gloss: /kunststof/i.test(name) ? 0.5 : 0.2 };
  if (/draaikiep/i.test(name)) return tiltWindow(w, h, m);
  if (/vast raam/i.test(name)) return fixedWindow(w, h, m);
  if (/staal|stalen/i.test(name)) return steelDoorFrame(w, h, m);
  return /buiten/i.test(name) ? outsideDoorFrame(w, h, m) : timberDoorFrame(w, h, m);
}
