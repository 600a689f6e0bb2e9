import { cylinder, lathe } from '../kit/bodies.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

const BRASS: Material = { color: '#c9a24a', metal: 0.5 };
const WHITE: Material = { color: '#f6f6f2', gloss: 0.3 };
const MILK: Material = { color: '#fffdf2', gloss: 0.9 };
const STEPS = 44;

/** A tube for fluorescent fittings, shorter than it is so that its ends show. */
function tube(): Solid {
  const pin = lathe([[0, 0], [1.8, 0], [1.8, 10]], BRASS, 12); // oxfmt-ignore
  const cap = (z: number): Solid => lathe([[0, z], [14, z], [14, z + 30], [0, z + 30]], ZINC, 36); // oxfmt-ignore
  const glass = lathe([[13, 40], [13, 390]], MILK, 40); // oxfmt-ignore
  const pins = [0, 410 + 10].flatMap((z) => [-6, 6].map((x) => move(pin, x, 0, z)));
  return turn(group([...pins, cap(10), glass, cap(390)]), 'y', 90);
}

/** A screw base of some radius, 27 high. */
function screwBase(r: number): Solid {
  const thread: V2[] = [[0, 0], [r * 0.54, 0], [r * 0.7, 4], [r, 8]]; // oxfmt-ignore
  for (let i = 0; i < 4; i++) {
    const z = 9 + i * 4.4;
    thread.push([r, z], [r + 0.6, z + 2], [r - 0.4, z + 4]);
  }
  return lathe(thread, ZINC, 36);
}

const pear = (): Solid =>
  group([
    screwBase(13),
    lathe([[14, 27], [15, 34], [19, 46], [24, 56]], WHITE, STEPS), // oxfmt-ignore
    lathe([[24, 56], [29, 66], [30.5, 78], [29, 90], [24, 101], [15, 109], [0, 113]], MILK, STEPS), // oxfmt-ignore
  ]);

/** A ball on a slim base. */
const golfBall = (): Solid =>
  group([
    screwBase(7),
    lathe([[8, 27], [9.5, 33], [14, 42]], WHITE, STEPS), // oxfmt-ignore
    lathe([[14, 42], [20, 48], [22.5, 56], [22, 64], [18, 72], [11, 77.5], [0, 80]], MILK, STEPS), // oxfmt-ignore
  ]);

/** Two pins with thick ends, a cone, and a face of lenses. */
function spot(): Solid {
  const pin = lathe([[0, 0], [2.6, 0], [2.6, 3], [1.6, 3], [1.6, 9]], ZINC, 14); // oxfmt-ignore
  const lens: V2[] = [[23, 50], [22, 51.5], [0, 51.5]]; // oxfmt-ignore
  return group([
    ...[-5, 5].map((x) => move(pin, x, 0, 0)),
    cylinder(10, 9, 12, WHITE, STEPS),
    lathe([[10, 21], [13, 23], [24, 44], [25, 46], [25, 50], [23, 50]], WHITE, STEPS), // oxfmt-ignore
    lathe(lens, { color: '#e9edf0', gloss: 1 }, STEPS),
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const [x, y] = [
        Math.cos((angle * Math.PI) / 180) * 13,
        Math.sin((angle * Math.PI) / 180) * 13,
      ];
      return move(lathe([[6, 0], [5, 1.6], [0, 2.2]], MILK, 18), x, y, 51.4); // oxfmt-ignore
    }),
    move(lathe([[6, 0], [5, 1.6], [0, 2.2]], MILK, 18), 0, 0, 51.4), // oxfmt-ignore
  ]);
}

/** Two of the kind that the name says: from the side, and lying down. */
export function ledLamps({ subject: { name } }: Shape): Solid[] {
  if (name.startsWith('Ledbuis')) {
    const lying = turn(tube(), 'z', 24);
    return [move(lying, 0, 60, 14), move(lying, 30, 0, 14)];
  }
  if (name.startsWith('Ledspot')) {
    return [move(turn(spot(), 'x', 180), 0, 0, 51), move(turn(spot(), 'x', 62), 50, -40, 2)];
  }
  if (name.includes('kogel')) {
    return [golfBall(), move(turn(golfBall(), 'y', 96), 20, -50, 23)];
  }
  return [pear(), move(turn(pear(), 'y', 96), 24, -66, 31)];
}
