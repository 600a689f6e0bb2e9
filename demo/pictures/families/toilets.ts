import { box, cylinder, extrude, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { circle, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { tiledWall } from './tiled-wall.ts';

const WALL = 260;

/** An egg seen from above, its point to the viewer. */
const oval = (w: number, l: number, z: number, cy: number): V3[] =>
  Array.from({ length: 48 }, (_, i) => {
    const t = (i / 48) * 2 * Math.PI;
    const [x, y] = [Math.cos(t), Math.sin(t)];
    return [x * w, cy + (y > 0 ? y * l * 0.62 : y * l), z] as const;
  });

/** The wall between two outlines; `tilt` below 0 faces downwards. */
const skin = (a: V3[], b: V3[], tilt: number, mat: Material): Solid => ({
  faces: a.map((p, i) => {
    const [q, r, t] = [a[(i + 1) % a.length]!, b[(i + 1) % b.length]!, b[i]!];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const k = Math.sqrt(1 - tilt * tilt);
    return {
      contours: [[p, q, r, t]],
      n: [(k * (q[1] - p[1])) / l, (-k * (q[0] - p[0])) / l, tilt] as const,
      mat,
    };
  }),
});

const seat = (m: Material): Solid =>
  group([
    skin(oval(188, 334, 394, 0), oval(188, 334, 424, 0), 0, m),
    { faces: [{ contours: [oval(188, 334, 424, 0)], n: [0, 0, 1], mat: m, plane: true }] },
  ]);

/** A pan on a foot, its cistern behind it. */
const closeCoupled = ({ look }: Shape, m: Material): Solid[] => [
  soft(rect(-100, 0, 200, 410, 20), 120, 200, 18, m),
  soft(rect(-180, 400, 360, 340, 18), 210, 150, 14, m, { print: brandMark(look, -50, -470, 100, 26) }), // oxfmt-ignore
  move(cylinder(26, 740, 8, ZINC, 30), 0, 285, 0),
  group([
    skin(oval(120, 190, 0, 60), oval(130, 200, 160, 50), 0, m),
    skin(oval(130, 200, 160, 50), oval(178, 320, 330, 0), -0.45, m),
    skin(oval(178, 320, 330, 0), oval(182, 328, 390, 0), 0, m),
    seat(m),
  ]),
];

/** A pan that hangs on a tiled wall, clear of the floor; with `plate`, its flush plate above. */
function wallHung(m: Material, plate: boolean): Solid[] {
  const height = plate ? 860 : 560;
  const tiles = tiledWall([-240, WALL, 0], [480, height], [2, 4]);
  const pan = group([
    skin(oval(96, 120, 110, 90), oval(150, 230, 230, 40), -0.6, m),
    skin(oval(150, 230, 230, 40), oval(180, 322, 340, 0), -0.4, m),
    skin(oval(180, 322, 340, 0), oval(184, 330, 392, 0), 0, m),
    { faces: [{ contours: [oval(96, 120, 110, 90).toReversed()], n: [0, 0, -1], mat: m }] },
    seat(m),
  ]);
  const shoulder = soft(rect(-150, 130, 300, 290, 40), 90, WALL - 90, 12, m);
  return [tiles, ...(plate ? [flushPlate(640)] : []), shoulder, pan];
}

const flushPlate = (z: number): Solid =>
  soft(rect(-120, z, 240, 150, 14), WALL - 14, 14, 4, ZINC, {
    print: `<circle cx="-36" cy="${-z - 75}" r="44" fill="#e9edef" stroke="#7f888f" stroke-width="4"/><circle cx="58" cy="${-z - 75}" r="28" fill="#e9edef" stroke="#7f888f" stroke-width="4"/>`,
  });

/** A cistern in its frame, as it stands before the wall is closed. */
function concealedCistern({ look }: Shape): Solid[] {
  const frame: Material = { color: '#2f5f96', gloss: 0.4 };
  const bar = (x: number): Solid => box([x, 40, 0], [40, 40, 1120], frame);
  const across = (z: number): Solid => box([-210, 44, z], [420, 32, 36], frame);
  const foot = (x: number): Solid => box([x - 15, 0, 0], [70, 120, 10], ZINC);
  const tank = soft(rect(-170, 560, 340, 500, 24), 20, 130, 14, { color: '#e4e7ea', gloss: 0.3 }, { print: `<rect x="-110" y="-1010" width="220" height="140" rx="8" fill="#ffffff" stroke="#9aa3aa" stroke-width="4"/>${brandMark(look, -90, -820, 180, 50)}` }); // oxfmt-ignore
  const pipe = (x: number, z: number, r: number): Solid => extrude(circle(r, x, z, 30), -60, 110, { color: '#24282d', gloss: 0.3 }, { holes: [circle(r * 0.8, x, z, 30)] }); // oxfmt-ignore
  return [
    across(1084), bar(-240), bar(200), across(470), foot(-240), foot(200),
    tank,
    tube([[0, 70, 560], [0, 70, 420], [0, 30, 380]], 30, { color: '#24282d', gloss: 0.3 }, 20),
    across(230), pipe(0, 360, 36), pipe(0, 200, 62),
  ]; // oxfmt-ignore
}

/** The toilet that a name tells of. */
export function toiletOf(s: Shape): Solid[] {
  const m: Material = { color: s.color('#fbfbfa'), gloss: 0.7 };
  const { name } = s.subject;
  if (/^inbouwreservoir/i.test(name)) return concealedCistern(s);
  if (/met inbouwreservoir/i.test(name)) return wallHung(m, true);
  return /wandcloset/i.test(name) ? wallHung(m, false) : closeCoupled(s, m);
}
