import { arc, box, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { level } from '../kit/loft.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { wood } from '../kit/textures.ts';
import type { V3 } from '../kit/vec.ts';
import { CHROME, type Fitted, onWall } from './basin-fitted.ts';
import { round, vessel } from './glazed-vessel.ts';
import { basinTap } from './taps.ts';
import { seeded, type Shape } from './template.ts';
import { tiledWall } from './tiled-wall.ts';
import { utilitySink } from './utility-sink.ts';

const OAK = '#c79a63';

/** A bottle trap below a drain, its pipe into the wall. */
const trap = (y: number, wall: number): Solid =>
  group([
    tube([[0, y, -118], [0, wall, -118]], 15, CHROME, 20), // oxfmt-ignore
    move(lathe([[0, -220], [34, -216], [38, -206], [38, -110], [30, -98], [16, -92], [16, 10], [0, 10]], CHROME, 40), 0, y, 0), // oxfmt-ignore
    move(
      turn(
        lathe(
          [
            [0, 0],
            [40, 0],
            [40, 8],
            [0, 12],
          ],
          CHROME,
          32,
        ),
        'x',
        90,
      ),
      0,
      wall,
      -118,
    ),
  ]);

/** Hangs on the wall: a soft bowl with a shelf for its tap. */
function wallHung(w: number, d: number, m: Material): Fitted {
  // The back stays at the wall while the bowl rises from its foot.
  const ring = (kw: number, kd: number, z: number): V3[] => round(w * kw, d * kd, 0.3 * d * kd, z, (d * (1 - kd)) / 2); // oxfmt-ignore
  const hollow = (kw: number, kd: number, z: number): V3[] => round((w - 70) * kw, (d - 130) * kd, 0.28 * d * kd, z, -34); // oxfmt-ignore
  const belly = Array.from({ length: 11 }, (_, i) => { const k = Math.sin((i / 10) * (Math.PI / 2)); return ring(0.4 + 0.6 * k, 0.46 + 0.54 * k, 134 * (1 - Math.cos((i / 10) * (Math.PI / 2)))); }); // oxfmt-ignore
  const bowl = vessel(
    [...belly, ring(1, 1, 164), ring(0.985, 0.985, 171)],
    [hollow(0.5, 0.5, 40), hollow(0.72, 0.72, 52), hollow(0.9, 0.9, 92), hollow(0.97, 0.97, 140), hollow(1, 1, 171)], // oxfmt-ignore
    m,
  );
  const wall = tiledWall([-w / 2 - 110, d / 2, -300], [w + 220, 640], [Math.round((w + 220) / 250), 4]); // oxfmt-ignore
  return onWall(wall, {
    behind: [trap(60, d / 2)],
    bowl: [bowl],
    before: basinTap(CHROME, 120).map((part) => move(part, 0, d / 2 - 52, 171)),
  });
}

/** Stands on a wooden top, with a tall tap behind it. */
function counterTop(s: Shape, w: number, d: number, m: Material): Fitted {
  const ring = (k: number, z: number, edge = 0): V3[] => round((w - edge) * k, (d - edge) * k, d / 2, z); // oxfmt-ignore
  const bowl = vessel(
    [ring(0.56, 0), ring(0.7, 6), ring(0.8, 22), ring(0.88, 46), ring(0.96, 92), ring(1, 140), ring(0.995, 146)], // oxfmt-ignore
    [ring(0.5, 26, 26), ring(0.66, 32, 26), ring(0.78, 44, 26), ring(0.87, 66, 26), ring(0.95, 104, 26), ring(1, 146, 26)], // oxfmt-ignore
    m,
  );
  const grain = wood(seeded(s, 'top'), 0.9, 2);
  const top = box([-w / 2 - 90, -d / 2 - 34, -46], [w + 180, d + 164, 46], { color: OAK, gloss: 0.2 }, { top: grain, front: grain, right: grain, left: grain }); // oxfmt-ignore
  const y = d / 2 + 62;
  const spout: V3[] = [[0, y, 40], [0, y, 236], ...arc([0, y - 46, 236], [0, 1, 0], [0, 0, 1], 46, 0, 130, 12), [0, y - 118, 234]]; // oxfmt-ignore
  const tap = [
    tube(spout, 13, CHROME, 26),
    move(lathe([[0, 0], [30, 0], [30, 5], [24, 9], [24, 84], [14, 92], [0, 92]], CHROME, 44), 0, y, 0), // oxfmt-ignore
    tube([[22, y, 66], [52, y, 70], [92, y - 6, 78]], (t) => 7 - t * 2, CHROME, 14), // oxfmt-ignore
  ];
  return { behind: [top, ...tap], bowl: [bowl], before: [] };
}

/** Small and square, its tap beside the bowl. */
function cloakroom(w: number, d: number, m: Material): Fitted {
  const ring = (by: number, z: number): V3[] => round(w - by, d - by / 2, 16, z, by / 4);
  const [bw, bd] = [w * 0.62, d - 64];
  const hollow = (by: number, z: number): V3[] => level(rect(w / 2 - 26 - bw + by / 2, -bd / 2 - 6 + by / 2, bw - by, bd - by, 28, 9), z); // oxfmt-ignore
  const bowl = vessel(
    [ring(30, 0), ring(4, 14), ring(0, 24), ring(0, 112), ring(6, 118)],
    [hollow(60, 46), hollow(26, 54), hollow(8, 84), hollow(0, 118)],
    m,
  );
  const wall = tiledWall([-w / 2 - 90, d / 2, -260], [w + 180, 540], [3, 4]);
  return onWall(wall, {
    behind: [move(trap(20, d / 2), w * 0.14, 0, 0)],
    bowl: [bowl],
    before: basinTap(CHROME, 96).map((part) => move(turn(part, 'z', 58), -w / 2 + 58, d / 2 - 62, 118)), // oxfmt-ignore
  });
}

/** Sunk into the top of a cabinet with two drawers. */
function onCabinet(s: Shape, w: number, d: number, m: Material): Fitted {
  const front = { color: OAK, gloss: 0.25 };
  const [y, h] = [-d / 2 + 22, 470];
  const drawer = (z: number, part: string): Solid[] => {
    const [dw, dh] = [w - 18, h / 2 - 6];
    return [
      box([-dw / 2, y, z], [dw, 20, dh], front, { front: wood(seeded(s, part), 0.9, 1) }),
      box([-dw * 0.2, y - 16, z + dh - 34], [dw * 0.4, 16, 12], { color: '#2b2f33', gloss: 0.4 }),
    ];
  };
  const slab = (by: number, z: number): V3[] => round(w - by, d - by, 14, z);
  const hollow = (by: number, z: number): V3[] => round(w * 0.8 - by, d - 150 - by, 46, z, -26);
  const cabinet = group([
    box([-w / 2 + 6, y + 20, -h], [w - 12, d - 40, h], { color: mix(OAK, '#000000', 0.12), gloss: 0.2 }, { right: wood(seeded(s, 'r'), 0.9, 1), left: wood(seeded(s, 'l'), 0.9, 1) }), // oxfmt-ignore
    ...drawer(-h + 2, 'a'),
    ...drawer(-h / 2 + 2, 'b'),
  ]);
  const top = vessel(
    [slab(8, 0), slab(0, 6), slab(0, 40), slab(8, 46)],
    [hollow(110, -24), hollow(60, -20), hollow(16, 0), hollow(0, 46)],
    m,
  );
  return {
    behind: [cabinet],
    bowl: [top],
    before: [move(group(basinTap(CHROME, 130)), 0, d / 2 - 60, 46)],
  };
}

/** The basin that a name tells of, as wide and deep as the name says. */
function fitted(s: Shape): Fitted {
  const m: Material = { color: s.color('#fbfbfa'), gloss: 0.7 };
  const [w = 600, d = 460] = s.measures;
  const { name } = s.subject;
  if (/opzet/i.test(name)) return counterTop(s, w, d, m);
  if (/fontein/i.test(name)) return cloakroom(w, d, m);
  if (/meubel/i.test(name)) return onCabinet(s, w, d, m);
  return /uitstort/i.test(name) ? utilitySink(w, d, m) : wallHung(w, d, m);
}

/** A basin as it hangs or stands, with its tap. */
export function basin(s: Shape): Solid[] {
  const { behind, bowl, before } = fitted(s);
  return [...behind, ...bowl, ...before];
}

/** Without the wall, the top or the cabinet: what its sizes are of. */
export const bareBasin = (s: Shape): Solid[] => fitted(s).bowl;
