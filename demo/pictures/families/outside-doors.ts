import { box, cylinder, tube, type Draw } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { layers, wood } from '../kit/textures.ts';
import { frame, glass, lever } from './joinery.ts';
import { seeded, type Shape } from './template.ts';

/** The properties of a door leaf: sizes, paint, and grain if it shows. */
interface Leaf {
  w: number;
  d: number;
  h: number;
  mat: Material;
  grain(part: string): Draw | undefined;
}

/** A groove between two boards, its edge in the light. */
const upright = (x: number, y0: number, y1: number): string =>
  `<path d="M${x} ${y0}V${y1}" stroke="#000" stroke-opacity=".3" stroke-width="8"/><path d="M${x + 7} ${y0}V${y1}" stroke="#fff" stroke-opacity=".2" stroke-width="5"/>`;
const across = (y: number, x0: number, x1: number): string =>
  `<path d="M${x0} ${y}H${x1}" stroke="#000" stroke-opacity=".34" stroke-width="9"/><path d="M${x0} ${y + 8}H${x1}" stroke="#fff" stroke-opacity=".24" stroke-width="6"/>`;

/** What is cut into a leaf, over its grain. */
const over = (grain: Draw | undefined, print: Draw): Draw => (grain ? layers(grain, print) : print);

/** Where the water runs off: a bar at the foot of the leaf. */
const threshold = (w: number, mat: Material = { color: '#9aa1a7', metal: 0.3 }): Solid =>
  box([0, -20, 0], [w, 30, 34], mat);

/** A long grip on two feet. */
const pull = (x: number, h: number): Solid[] => [
  tube([[x, -50, h * 0.3], [x, -50, h * 0.7]], 15, ZINC, 18), // oxfmt-ignore
  ...[0.34, 0.66].map((k) => tube([[x, 0, h * k], [x, -50, h * k]], 9, ZINC, 12)), // oxfmt-ignore
];

/** A tall pane, grooves beside it, a letter plate below. */
function frontDoor({ w, d, h, mat, grain }: Leaf): Solid[] {
  const print: Draw = (fw, fh) =>
    `<g transform="translate(${fw * 0.36} ${fh * 0.09})">${glass(fw * 0.28, fh * 0.6)}</g>${[0.12, 0.24, 0.76, 0.88].map((k) => upright(fw * k, fh * 0.06, fh * 0.94)).join('')}<rect x="${fw * 0.36}" y="${fh * 0.78}" width="${fw * 0.28}" height="${fh * 0.035}" rx="6" fill="#d3d8dc"/><rect x="${fw * 0.38}" y="${fh * 0.79}" width="${fw * 0.24}" height="${fh * 0.012}" fill="#3a4148"/>`; // oxfmt-ignore
  return [
    box([0, 0, 0], [w, d, h], mat, { front: over(grain('f'), print) }),
    ...pull(w - 80, h),
    threshold(w),
  ];
}

/** Glass from the knee up in a frame of stiles, a raised panel below it. */
function gardenDoor({ w, d, h, mat, grain }: Leaf): Solid[] {
  const stile = 128;
  const [low, rail] = [h * 0.27, 120];
  const [gx, gz, gw, gh] = [stile, low + rail, w - 2 * stile, h - low - rail - stile];
  const bead = (x: number, z: number, bw: number, bh: number): Solid => move(frame(bw, bh, 20, 12, { ...mat, color: mix(mat.color, '#000000', 0.1) }), x, -10, z); // oxfmt-ignore
  const panel = soft(rect(gx + 44, 160 + 44, gw - 88, low - 160 - 44, 4), -16, 16, 14, mat);
  return [
    box([0, 0, 0], [w, d, h], mat, { front: grain('f') }),
    box([gx, -2, gz], [gw, 2, gh], { color: '#c9dce6', gloss: 0.6 }, { front: glass }),
    bead(gx - 4, gz - 4, gw + 8, gh + 8),
    bead(gx - 4, 156, gw + 8, low - 160 + 48),
    panel,
    lever(w - 62, h * 0.5, -1),
    threshold(w),
    box([30, -46, 60], [w - 60, 46, 44], mat),
  ];
}

/** Boards held by ledges and a brace, on two long hinges. */
function shedDoor({ w, d, h, mat, grain }: Leaf): Solid[] {
  const boards = Math.round(w / 132);
  const print: Draw = (fw, fh) => Array.from({ length: boards - 1 }, (_, i) => upright((fw * (i + 1)) / boards, 0, fh)).join(''); // oxfmt-ignore
  const lath: Material = { ...mat, color: mix(mat.color, '#000000', 0.07) };
  const ledges = [0.12, 0.5, 0.86].map((k) => box([24, -28, h * k - 70], [w - 48, 28, 140], lath, { front: grain(`l${k}`) })); // oxfmt-ignore
  const brace = (z0: number, z1: number): Solid => {
    const [x0, x1, half] = [60, w - 60, 84];
    const bar = [[x0 - half, z0], [x0 + half, z0], [x1 + half, z1], [x1 - half, z1]] as const; // oxfmt-ignore
    return soft(bar.map(([x, z]) => [Math.min(w - 24, Math.max(24, x)), z] as const), -26, 26, 3, lath); // oxfmt-ignore
  };
  const iron: Material = { color: '#23272b', gloss: 0.35 };
  const hinge = (k: number): Solid =>
    group([
      box([16, -34, h * k - 22], [w * 0.54, 6, 44], iron),
      move(cylinder(15, -46, 92, iron, 24), 15, -26, h * k),
      ...[0.1, 0.26, 0.42, 0.52].map((x) => move(turn(cylinder(9, 0, 5, { color: '#4a5056', gloss: 0.5 }, 16), 'x', 90), w * x, -34, h * k)), // oxfmt-ignore
    ]);
  return [
    box([0, 0, 0], [w, d, h], mat, { front: over(grain('f'), print), right: grain('r') }),
    brace(h * 0.12 + 70, h * 0.5 - 70),
    brace(h * 0.5 + 70, h * 0.86 - 70),
    ...ledges,
    hinge(0.12),
    hinge(0.86),
    move(lever(w - 60, h * 0.5, -1), 0, -28, 0),
  ];
}

/** Laid across as the sections of a garage door are, in a frame of its own with a low sill. */
function garageDoor({ w, d, h, mat }: Leaf): Solid[] {
  const [bar, sections] = [64, 5];
  const rim: Material = { color: '#dfe2e3', gloss: 0.4, metal: 0.1 };
  const [lw, lh] = [w - 2 * bar, h - bar - 30];
  const print: Draw = (fw, fh) =>
    Array.from({ length: sections }, (_, i) => {
      const [y, step] = [(fh * i) / sections, fh / sections];
      const ribs = [0.34, 0.66].map((k) => `<path d="M0 ${y + step * k}H${fw}" stroke="#000" stroke-opacity=".14" stroke-width="5"/>`).join(''); // oxfmt-ignore
      return (i > 0 ? across(y, 0, fw) : '') + ribs;
    }).join('');
  const pane = (x: number): Solid[] => [
    soft(rect(x, 30 + lh * 0.84, lw * 0.3, lh * 0.1, 26), -12, 12, 5, { color: '#2b3035', gloss: 0.4 }), // oxfmt-ignore
    soft(rect(x + 18, 30 + lh * 0.84 + 18, lw * 0.3 - 36, lh * 0.1 - 36, 14), -14, 2, 1, { color: '#c9dce6', gloss: 0.7 }), // oxfmt-ignore
  ];
  return [
    box([bar, 12, 30], [lw, d - 12, lh], mat, { front: print }),
    ...[0.12, 0.58].flatMap((k) => pane(bar + lw * k)),
    box([0, 0, 30], [bar, d + 16, h - 30], rim),
    box([w - bar, 0, 30], [bar, d + 16, h - 30], rim),
    box([0, 0, h - bar], [w, d + 16, bar], rim),
    box([0, -34, 0], [w, d + 50, 30], { color: '#24282d', gloss: 0.2 }),
    lever(w - bar - 62, h * 0.48, -1),
  ];
}

/** The outside door that a name tells of. */
export function outsideDoor(s: Shape): Solid[] {
  const { name } = s.subject;
  const [w, d, h] = s.size(930, 56, 2115);
  const isBare = /blank/i.test(name);
  const leaf: Leaf = {
    w: s.measures[0] ?? w,
    d,
    h: s.measures[1] ?? h,
    mat: { color: s.color('#2f4a39'), gloss: isBare ? 0.2 : 0.4 },
    grain: (part) => (isBare ? wood(seeded(s, part), 0.55, 0) : undefined),
  };
  if (/achterdeur/i.test(name)) return gardenDoor(leaf);
  if (/berging/i.test(name)) return shedDoor(leaf);
  return /garage/i.test(name) ? garageDoor(leaf) : frontDoor(leaf);
}
