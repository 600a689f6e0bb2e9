import { extrude, inside, lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { hexagon, metal } from './threads.ts';

const bore = (m: Material, h: number): Solid =>
  inside(lathe([[5, 0], [5, h]], { ...m, color: mix(m.color, '#000000', 0.4) }, 36)); // oxfmt-ignore

const WING = 'M4 3C10 3 13 8 18 16C22 22 22 28 17 28C12 28 9 20 5 13Z';

/** Two ears on a hub, to be turned by hand. */
const wings = (m: Material): Solid[] => {
  const ear = outline(WING, 6);
  return [
    extrude(
      ear.map(([x, z]): V2 => [-x, z]),
      -1.8,
      3.6,
      m,
    ),
    bore(m, 10),
    lathe([[8, 0], [8, 2], [6.6, 10], [5.2, 10]], m, 36), // oxfmt-ignore
    extrude(ear, -1.8, 3.6, m),
  ];
};

function nut(name: string, m: Material): Solid {
  if (/vleugel/i.test(name)) return group(wings(m));
  const hex = [bore(m, 8), hexagon(10, 8, 5.2, m)];
  if (/dop/i.test(name)) return group([...hex, lathe([[8, 8], [7.8, 11], [6.6, 14], [4, 16.4], [0, 17.2]], m, 36)]); // oxfmt-ignore
  if (/flens/i.test(name)) return group([lathe([[5.2, 0], [14, 0], [14, 1.6], [9.4, 3.6]], m, 44), ...hex.map((part) => move(part, 0, 0, 1.6))]); // oxfmt-ignore
  // A ring of nylon in a collar holds the thread.
  if (/borg/i.test(name)) return group([...hex, inside(lathe([[4.6, 8], [4.6, 11.4]], { color: '#1f3f77' }, 36)), lathe([[8.4, 8], [8.2, 11], [7.4, 11.6]], m, 40), lathe([[7.4, 11.4], [4.6, 11.4]], { color: '#2c5d9c', gloss: 0.4 }, 40)]); // oxfmt-ignore
  return group(hex);
}

/** Three nuts of the kind that a name tells of: stacked where they are flat. */
export function nuts({ subject: { name }, color }: Shape): Solid[] {
  const m = metal(color('#b9bec2'), 0.6);
  const one = nut(name, m);
  const lying = move(turn(turn(one, 'x', 72), 'z', -24), 20, -14, 8.8);
  if (/vleugel/i.test(name)) return [one, move(turn(one, 'z', 40), 44, 20, 0), move(turn(turn(one, 'x', 84), 'z', 20), 34, -30, 8)]; // oxfmt-ignore
  if (/flens|borg/i.test(name)) return [one, move(turn(one, 'z', 20), 26, 16, 0), move(lying, 8, -10, /flens/i.test(name) ? 5 : 0)]; // oxfmt-ignore
  return [one, move(turn(one, 'z', 20), 2, 3, 8.4), lying];
}
