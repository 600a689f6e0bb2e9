import { arc, lathe, tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { circle, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

/** Height of the handle's axis, and of the keyhole below it. */
const AXIS = 160;

/** What the lock needs below the handle: nothing, a turn for a toilet, a cylinder or a key. */
function hole(name: string, z: number): string {
  if (/blind/i.test(name)) return '';
  if (/WC/.test(name)) return `<circle cy="${-z}" r="7" fill="#c3122f"/>`;
  if (/PC|SKG/.test(name)) return `<circle cy="${-z - 5}" r="8.5" fill="#14171a" fill-opacity=".85"/><rect x="-4" y="${-z - 2}" width="8" height="22" rx="4" fill="#14171a" fill-opacity=".85"/>`; // oxfmt-ignore
  return `<path d="M-4 ${-z}a6 6 0 1 1 8 0l3 16h-14Z" fill="#14171a" fill-opacity=".85"/>`;
}

const lever = (m: Material): Solid =>
  tube([[0, 0, AXIS], [0, -40, AXIS], ...arc([14, -40, AXIS], [-1, 0, 0], [0, -1, 0], 14, 0, 90, 6), [120, -54, AXIS]], 9.5, m, 22); // oxfmt-ignore

/** The turn of a toilet's lock, and its lever. */
const turnPiece = (m: Material, z: number): Solid =>
  move(turn(lathe([[8, 0], [8, 14], [6, 18], [0, 18]], m, 24), 'x', 90), 0, -2, z); // oxfmt-ignore

/** The handle that a name tells of: on a long or short plate, or on two roses. */
export function doorHandle({ subject: { name }, color }: Shape): Solid[] {
  const m = metal(color('#c3c8cb'), 0.6);
  const isToilet = /WC/.test(name);
  if (/rozet/i.test(name)) {
    const below = 84;
    const lower = /blind/i.test(name) ? [] : [soft(circle(26, 0, below, 40), 0, 9, 3, m, { print: hole(name, below) })]; // oxfmt-ignore
    return [
      ...lower,
      ...(isToilet ? [turnPiece(m, below)] : []),
      soft(circle(26, 0, AXIS, 40), 0, 9, 3, m),
      lever(m),
    ];
  }
  const foot = /kortschild/i.test(name) ? 44 : 0;
  const plate = soft(rect(-22, foot, 44, 210 - foot, /kortschild/i.test(name) ? 8 : 20), 0, 8, 2.4, m, { print: hole(name, 78) }); // oxfmt-ignore
  return [plate, ...(isToilet ? [turnPiece(m, 78)] : []), lever(m)];
}
