import { cylinder, lathe, tube } from '../kit/bodies.ts';
import { curve } from '../kit/curve.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import { CHROME, type Fitted, onWall } from './basin-fitted.ts';
import { round, vessel } from './glazed-vessel.ts';
import { tiledWall } from './tiled-wall.ts';

/** A deep sink with a high back, a grid to stand a bucket on, and a tap above it. */
export function utilitySink(w: number, d: number, m: Material): Fitted {
  const ring = (k: number, z: number): V3[] => round(w * k, d * k, 26, z, (d * (1 - k)) / 2);
  const hollow = (k: number, z: number): V3[] => round((w - 56) * k, (d - 76) * k, 40, z, -12);
  const tub = vessel(
    [ring(0.8, 0), ring(0.86, 10), ring(0.95, 196), ring(1, 206), ring(1, 244), ring(0.99, 250)],
    [hollow(0.78, 30), hollow(0.86, 40), hollow(0.95, 180), hollow(1, 250)],
    m,
  );
  const back = soft(rect(-w / 2, 236, w, 150, 20), d / 2 - 30, 30, 8, m);
  const [gw, gy, gz] = [w - 96, -d / 2 + 26, 256];
  const rod = (a: V3, b: V3, r = 5): Solid => tube([a, b], r, ZINC, 10);
  const deep = (d - 76) * 0.62;
  const cells = Math.round(gw / 52);
  const rods = Array.from({ length: cells - 1 }, (_, i) => { const x = -gw / 2 + (gw * (i + 1)) / cells; return rod([x, gy, gz], [x, gy + deep, gz], 4); }); // oxfmt-ignore
  const frame = tube([[-gw / 2, gy, gz], [gw / 2, gy, gz], [gw / 2, gy + deep, gz], [-gw / 2, gy + deep, gz], [-gw / 2, gy, gz]], 6, ZINC, 10); // oxfmt-ignore
  const wall = d / 2;
  const fromWall = (profile: V2[], x: number, z: number): Solid => move(turn(lathe(profile, CHROME, 36), 'x', 90), x, wall, z); // oxfmt-ignore
  const collar: V2[] = [[0, 0], [30, 0], [30, 8], [20, 12], [20, 44], [0, 46]]; // oxfmt-ignore
  const tap = [
    fromWall(collar, -75, 500),
    fromWall(collar, 75, 500),
    move(turn(cylinder(19, -120, 240, CHROME, 30), 'y', 90), 0, wall - 58, 500),
    tube(curve([[0, wall - 62, 494], [0, wall - 90, 486], [0, wall - 200, 484], [0, wall - 232, 474], [0, wall - 238, 446]]), 11, CHROME, 22), // oxfmt-ignore
    ...[-1, 1].map((side) => move(turn(lathe([[0, 0], [21, 0], [24, 6], [24, 34], [18, 40], [0, 42]], CHROME, 32), 'y', side * 90), side * 118, wall - 58, 500)), // oxfmt-ignore
  ];
  const tiles = tiledWall([-w / 2 - 100, wall, -160], [w + 200, 780], [Math.round((w + 200) / 200), 4]); // oxfmt-ignore
  return onWall(tiles, { behind: tap, bowl: [back, tub], before: [group([...rods, frame])] });
}
