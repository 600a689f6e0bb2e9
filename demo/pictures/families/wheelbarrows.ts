import { inside, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import { curve } from '../kit/curve.ts';
import { lid, loft } from '../kit/loft.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2, V3 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** The wheel stands at the right, the grips at the left; the ground is at 0. */
const STEEL_TUBE: Material = { color: '#3c4248', gloss: 0.4 };
const GRIP: Material = { color: '#1d2024', gloss: 0.25 };

/** Looks of one barrow: of what its tray is, and whose it is. */
interface Paint {
  s: Shape;
  tray: Material;
  /** Rounding of the tray's corners: pressed steel is sharper than plastic. */
  corner: number;
}

const wheel = ({ look }: Shape, x: number, y: number, r: number, half: number): Solid => {
  const k = r / 178;
  const tyre = lathe([[r * 0.64, -half], [r * 0.86, -half], [r * 0.96, -half * 0.62], [r, 0], [r * 0.96, half * 0.62], [r * 0.86, half], [r * 0.64, half]], GRIP, 48); // oxfmt-ignore
  const rim = lathe([[0, -half - 6], [24 * k, -half - 6], [28 * k, -half * 0.4], [r * 0.5, -half * 0.3], [r * 0.66, -half * 1.02], [r * 0.66, half * 1.02], [r * 0.5, half * 0.3], [28 * k, half * 0.4], [24 * k, half + 6], [0, half + 6]], { color: look.color, gloss: 0.4 }, 40); // oxfmt-ignore
  return move(turn(group([tyre, rim]), 'x', 90), x, y, r);
};

/** One outline of a tray; its rim may slope down to the wheel. */
const outlineOf = (x: number, half: readonly [number, number], r: number, z: number, slope = 0): V3[] => // oxfmt-ignore
  rect(-half[0], -half[1], 2 * half[0], 2 * half[1], r, 8).map(([px, py]) => [px + x, py, z - px * slope] as const); // oxfmt-ignore

/** An open tray over outlines from its floor up, its rim rolled. */
function tray({ s, tray: m }: Paint, rings: V3[][], rim: number): Solid {
  const dark: Material = { color: mix(m.color, '#000000', 0.3), gloss: 0.2 };
  const [floor, top] = [rings[0]!, rings.at(-1)!];
  // The mark lies on the near side, halfway up.
  const nearest = (ring: V3[]): V3[] => ring.toSorted((a, b) => a[1] - b[1]).slice(0, 2);
  const [low, high] = [nearest(rings.at(-2)!), nearest(top)];
  const mid = (pair: V3[], axis: 0 | 1 | 2): number => (pair[0]![axis] + pair[1]![axis]) / 2;
  const [y0, y1, z0, z1] = [mid(low, 1), mid(high, 1), mid(low, 2), mid(high, 2)];
  const tall = Math.hypot(y1 - y0, z1 - z0);
  const lean: V3 = [0, (y0 - y1) / tall, (z0 - z1) / tall];
  const outer = loft(rings, m);
  for (const face of outer.faces) {
    const xs = face.contours[0]!.map((p) => p[0]);
    if (face.n[1] < -0.5 && Math.abs(face.n[0]) < 0.1 && Math.max(...xs) - Math.min(...xs) > 100)
      face.print = { o: [mid(high, 0) - 140, y1, z1], u: [1, 0, 0], v: lean, svg: brandMark(s.look, 0, tall * 0.3, 280, Math.min(100, tall * 0.5), m.color) }; // oxfmt-ignore
  }
  return group([
    inside(loft(rings, dark)),
    lid(floor, dark),
    outer,
    tube([...top, top[0]!], rim, m, 10),
  ]);
}

const between = (a: V3, b: V3, t: number): V3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]; // oxfmt-ignore

/** A bar on one side, from the wheel under the tray to the grip. */
function arm(path: V3[], r = 17): Solid[] {
  const [a, b] = [path.at(-2)!, path.at(-1)!];
  return [
    tube(curve(path, 5), r, STEEL_TUBE, 14),
    tube([between(a, b, 0.3), between(a, b, 1.04)], r + 6, GRIP, 14),
  ];
}

const leg = (y: number, top: number, x = -200): Solid =>
  tube(curve([[x + 10, y, top], [x - 40, y, 60], [x - 50, y, 14], [x + 60, y, 14], [x + 170, y, top]], 4), 14, STEEL_TUBE, 12); // oxfmt-ignore

/** Deep, with steep ends, on one wide tyre; a bow before the wheel to tip it over. */
function builders(p: Paint): Solid[] {
  const side = (y: number): Solid[] => arm([[430, y * 0.25, 178], [180, y * 0.9, 228], [-260, y, 240], [-600, y, 400], [-770, y, 424]]); // oxfmt-ignore
  const bow = (side1: 1 | -1): Solid => tube(curve([[420, side1 * 62, 178], [560, side1 * 70, 128], [622, side1 * 40, 112], [632, 0, 112]], 5), 12, STEEL_TUBE, 12); // oxfmt-ignore
  const rings = [
    outlineOf(-20, [190, 160], p.corner * 0.6, 246),
    outlineOf(-30, [220, 184], p.corner * 0.7, 270, 0.02),
    outlineOf(-45, [375, 305], p.corner, 500, 0.06),
  ];
  return [
    ...side(210),
    leg(200, 240),
    bow(1),
    wheel(p.s, 420, 0, 178, 46),
    bow(-1),
    tray(p, rings, 13),
    leg(-200, 240),
    ...side(-210),
  ];
}

/** A shallow round bowl on a light frame and a narrow wheel. */
function garden(p: Paint): Solid[] {
  const side = (y: number): Solid[] => arm([[440, y * 0.18, 150], [250, y * 0.8, 220], [-200, y, 250], [-520, y * 1.08, 300], [-600, y * 1.1, 400], [-740, y * 1.1, 440]], 13); // oxfmt-ignore
  const rings = [0, 0.12, 0.3, 0.52, 0.76, 1].map((t) => {
    const k = 0.42 + 0.58 * Math.sin((t * Math.PI) / 2) ** 0.8;
    return outlineOf(-20 - 20 * t, [400 * k, 330 * k], 270 * k, 250 + 190 * t ** 1.5, 0.05 * t);
  });
  return [
    ...side(190),
    leg(170, 244, -170),
    wheel(p.s, 440, 0, 150, 26),
    tray(p, rings, 15),
    leg(-170, 244, -170),
    ...side(-190),
  ];
}

/** A low tray with a rack at the wheel, to stack bricks against. */
function bricks(p: Paint): Solid[] {
  const side = (y: number): Solid[] => arm([[430, y * 0.25, 178], [240, y, 236], [-340, y, 240], [-640, y, 380], [-800, y, 404]]); // oxfmt-ignore
  const rings = [
    outlineOf(-60, [330, 250], 24, 262),
    outlineOf(-60, [336, 256], 26, 272),
    outlineOf(-60, [352, 272], 30, 336),
  ];
  const [x, lean] = [272, 70];
  const rack = (y: number): Solid => tube([[x, y, 270], [x + lean, y, 690]], 11, STEEL_TUBE, 12); // oxfmt-ignore
  const across = (t: number): Solid => tube([[x + lean * t, -240, 270 + 420 * t], [x + lean * t, 240, 270 + 420 * t]], 10, STEEL_TUBE, 12); // oxfmt-ignore
  const bow = tube(curve([[x, 250, 270], [x + lean * 0.85, 250, 640], [x + lean, 220, 700], [x + lean, 0, 702], [x + lean, -220, 700], [x + lean * 0.85, -250, 640], [x, -250, 270]], 6), 16, { ...p.tray, gloss: 0.4 }, 14); // oxfmt-ignore
  return [
    ...side(210),
    leg(200, 240, -260),
    wheel(p.s, 420, 0, 178, 46),
    tray(p, rings, 9),
    group([...[150, 50, -50, -150].map(rack), across(0.4), across(0.75), bow]),
    leg(-200, 240, -260),
    ...side(-210),
  ];
}

/** A deep wide tray between two wheels, pushed by one bow. */
function twoWheels(p: Paint): Solid[] {
  const rings = [
    outlineOf(-40, [250, 200], p.corner * 0.7, 230),
    outlineOf(-42, [290, 226], p.corner * 0.8, 262, 0.02),
    outlineOf(-60, [430, 300], p.corner, 560, 0.08),
  ];
  const handle = (side: 1 | -1): V3[] => [[300, side * 214, 210], [-200, side * 214, 236], [-460, side * 236, 330], [-700, side * 240, 520]]; // oxfmt-ignore
  const grip: V3[] = [[-700, 240, 520], [-750, 232, 560], [-766, 190, 572], [-768, 0, 574], [-766, -190, 572], [-750, -232, 560], [-700, -240, 520]]; // oxfmt-ignore
  const brace: V2[] = [[-180, 236], [-250, 14]]; // oxfmt-ignore
  const post = (y: number): Solid => tube(brace.map(([x, z]) => [x, y, z] as const), 14, STEEL_TUBE, 12); // oxfmt-ignore
  const axle = tube([[300, 252, 190], [300, -252, 190]], 14, STEEL_TUBE, 14); // oxfmt-ignore
  const foot = tube([[-250, 200, 14], [-250, -200, 14]], 14, STEEL_TUBE, 12); // oxfmt-ignore
  return [
    wheel(p.s, 300, 300, 190, 40),
    tube(curve(handle(1), 5), 17, STEEL_TUBE, 14),
    post(200),
    foot,
    tray(p, rings, 15),
    post(-200),
    tube(curve(grip, 5), 22, GRIP, 14),
    tube(curve(handle(-1), 5), 17, STEEL_TUBE, 14),
    group([axle, wheel(p.s, 300, -300, 190, 40)]),
    move(turn(lathe([[0, 0], [15, 0], [12, 10], [0, 12]], STEEL_TUBE, 20), 'x', 90), 300, -346, 190), // oxfmt-ignore
  ];
}

/** The wheelbarrow that a name tells of. */
export function wheelbarrow(s: Shape): Solid[] {
  const { name } = s.subject;
  const isPlastic = /kunststof/i.test(name);
  const paint: Paint = {
    s,
    tray: { color: s.color('#2f4a39'), gloss: isPlastic ? 0.25 : 0.45 },
    corner: isPlastic ? 130 : 70,
  };
  if (/tuin/i.test(name)) return garden(paint);
  if (/stenen/i.test(name)) return bricks(paint);
  return /tweewielig/i.test(name) ? twoWheels(paint) : builders(paint);
}
