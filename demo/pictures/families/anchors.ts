import { cylinder, inside, lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { hexagon, metal, shank } from './threads.ts';

/** A rod that comes out of the concrete, with a washer and a nut; its clip below. */
function throughBolt(m: Material): Solid {
  const thread = shank({ d: 10, l: 44, from: 0, pitch: 1.5, depth: 0.12, tip: 0 }).slice(1);
  const rod = lathe([[0, 0], [5.6, 0], [5, 3], [4.2, 12], [5.4, 13], [5.4, 30], [4.4, 31], [4.4, 52], ...thread.map(([r, z]): V2 => [r, z + 52]), [0, 96]], m, 30); // oxfmt-ignore
  return group([rod, cylinder(11, 75, 2.4, m), move(hexagon(9, 8, 0, m), 0, 0, 78)]);
}

/** A sleeve around its bolt, drawn apart by the cone at its foot. */
const sleeveAnchor = (m: Material): Solid =>
  group([
    lathe([[0, 0], [6.4, 0], [4.6, 12], [0, 12]], m, 30),
    lathe([[5.2, 10], [6, 12], [6, 40], [5.4, 41], [6, 42], [6, 74], [5.2, 74]], { ...m, color: mix(m.color, '#000000', 0.1) }, 30),
    cylinder(11, 75, 2.4, m),
    move(hexagon(9, 7, 0, m), 0, 0, 78),
    lathe([[0, 85], ...shank({ d: 10, l: 12, from: 0, pitch: 1.5, depth: 0.12, tip: 0 }).slice(1).map(([r, z]): V2 => [r, z + 85]), [0, 97]], m, 30),
  ]); // oxfmt-ignore

/** A coarse thread along its whole length below a head with its own washer. */
const concreteScrew = (m: Material): Solid =>
  group([
    lathe([...shank({ d: 11, l: 74, from: 3, pitch: 4.6, depth: 0.26, tip: 0.5 }), [5, 75], [10.5, 76], [11, 78.5], [0, 78.5]], m, 28),
    move(hexagon(8.4, 8, 0, m), 0, 0, 78.5),
  ]); // oxfmt-ignore

/** A short sleeve with a thread inside, slit at its foot. */
const dropIn = (m: Material): Solid =>
  group([
    inside(lathe([[5.4, 20], [5.4, 60]], { color: '#3a4046' }, 36)),
    lathe([[0, 0], [7.6, 0], [8, 3], [8, 22], [7.7, 23], [8, 24], [8, 59], [7.6, 60], [5.4, 60]], (i) => (i === 3 ? { ...m, color: '#5f676d' } : m), 40),
  ]); // oxfmt-ignore

/** The anchors that a name tells of, leaning beside each other. */
export function anchors({ subject: { name }, color }: Shape): Solid[] {
  const m = metal(color('#b9bec2'), 0.55);
  const one = (): Solid => {
    if (/betonschroef/i.test(name)) return concreteScrew(m);
    if (/inslag/i.test(name)) return dropIn(m);
    return /keilbout/i.test(name) ? sleeveAnchor(m) : throughBolt(m);
  };
  if (/inslag/i.test(name)) return [one(), move(turn(turn(one(), 'y', 90), 'z', 205), 84, -20, 8)];
  return [turn(one(), 'y', -28), move(turn(one(), 'y', -28), 34, 22, 0)];
}
