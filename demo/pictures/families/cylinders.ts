import { extrude, lathe } from '../kit/bodies.ts';
import { circle, outline } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

const SECTION = outline('M-5 0C-5 -3 5 -3 5 0L5 17C9 20 9 33 0 33C-9 33 -9 20 -5 17Z', 8);
const KEYHOLE = '<circle cx="0" cy="-24.5" r="6.8" fill="#c9a24a"/><circle cx="0" cy="-24.5" r="6.8" fill="none" stroke="#000" stroke-opacity=".4"/><path d="M-1 -29.5H1V-19.5H-1Z" fill="#15181b"/>'; // oxfmt-ignore
const NICKEL = metal('#d9d3c0', 0.5);
/** The cam in the middle that moves the bolt. */
const CAM = 5;

/** A key that lies flat. */
const key = (x: number, y: number, angle: number): Solid =>
  move(turn(group([
    turn(extrude(outline('M0 -3L30 -3L33 0L30 3L0 3Z'), 0, 2, NICKEL), 'x', -90),
    turn(extrude(circle(10, -9, 0, 30), 0, 2.4, NICKEL, { holes: [circle(3, -13, 0, 14)] }), 'x', -90),
  ]), 'z', angle), x, y, 0); // oxfmt-ignore

/** The cylinder that a name tells of: its two lengths, halved or with a knob, and its keys. */
export function lockCylinder({ subject: { name }, color }: Shape): Solid[] {
  const m = metal(color('#d3d8dc'), 0.65);
  const [near, far] = (/(\d+)\/(\d+)/.exec(name) ?? ['', '30', '30']).slice(1).map((v) => Number(v) - CAM / 2) as [number, number]; // oxfmt-ignore
  const knob = /knop/i.test(name);
  const front = extrude(SECTION, 0, near, m, knob ? {} : { print: KEYHOLE });
  return [
    extrude(SECTION, near + CAM, far, m),
    extrude(circle(11, 0, 24, 30), near, CAM, metal('#8f969b', 0.4)),
    front,
    ...(knob ? [move(turn(lathe([[0, 0], [6, 0], [6, 7], [13, 9], [14.5, 12], [14.5, 28], [12, 31], [0, 31]], m, 36), 'x', 90), 0, 0, 24)] : []), // oxfmt-ignore
    key(34, 6, -30),
    key(44, 24, -16),
  ];
}
