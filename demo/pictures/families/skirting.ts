import { box, extrude } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { speckle, wood } from '../kit/textures.ts';
import type { V2 } from '../kit/vec.ts';
import { seeded, type Shape } from './template.ts';

/** A length of wood or board: its thickness, its height, how it is painted. */
interface Length {
  t: number;
  h: number;
  long: number;
  mat: Material;
  /** The grain of one side; painted board has none. */
  grain?(part: string, w: number, h: number): string;
}

/** A length along y of this section, its face to the right; grain shows on the flat of it. */
function moulding({ long, mat, grain }: Length, section: V2[], part: string): Solid {
  const solid = extrude(section, 0, long, mat);
  if (!grain) return solid;
  for (const face of solid.faces) {
    if (face.n[0] < 0.98) continue;
    const z = face.contours[0]!.map((p) => p[2]);
    const [low, top] = [Math.min(...z), Math.max(...z)];
    if (top - low < 20) continue;
    const x = face.contours[0]![0]![0];
    face.print = { o: [x, 0, top], u: [0, 1, 0], v: [0, 0, -1], svg: grain(part, long, top - low) };
  }
  return solid;
}

/** Three of a section, one behind the other. */
const row = (s: Length, section: V2[]): Solid[] =>
  [0, 1, 2].map((i) => move(moulding(s, section, `${i}`), i * (s.t * 1.4 + 34), i * 60, 0));

/** Two that stand, and one that lies with its face up. */
function standingAndLying(s: Length, section: V2[]): Solid[] {
  const [a, b] = row(s, section);
  const flat = turn(moulding(s, section, '2'), 'y', -90);
  return [a!, b!, move(flat, 2 * (s.t * 1.4 + 34) + s.h + 10, 60, 0)];
}

/** Flat, its upper edge just rounded. */
const square = ({ t, h }: Length): V2[] => outline(`M0 0L${t} 0L${t} ${h - 5}Q${t} ${h} ${t - 5} ${h}L0 ${h}Z`); // oxfmt-ignore

/** A half-round bead between two quirks, a hollow above it. */
function beaded({ t, h }: Length): V2[] {
  const [r, z, x] = [Math.min(h * 0.085, t * 0.42), h * 0.68, t * 0.56];
  const bead = Array.from({ length: 13 }, (_, i): V2 => {
    const a = -Math.PI / 2 + (i / 12) * Math.PI;
    return [x + r * Math.cos(a), z + r * Math.sin(a)];
  });
  const hollow = Array.from({ length: 9 }, (_, i): V2 => {
    const a = (i / 8) * (Math.PI / 2);
    return [x - t * 0.3 * Math.sin(a), h * 0.96 - (h * 0.96 - z - r * 1.3) * Math.cos(a)];
  });
  return [[0, 0], [t, 0], [t, z - r * 1.7], [x, z - r * 1.25], ...bead, [x, z + r * 1.3], ...hollow, [t * 0.26, h], [0, h]]; // oxfmt-ignore
}

/** How thick a cover is that goes over an old board, and how thick that board. */
const layersOf = ({ t }: Length): [skin: number, old: number] => [t * 0.38, t * 0.62];

/** A thin cover with a lip at its top. */
function cover(s: Length): V2[] {
  const { t, h } = s;
  const [skin, old] = layersOf(s);
  return [[old, 0], [t, 0], [t, h - 3], [t - 3, h], [0, h], [0, h - skin], [old, h - skin]]; // oxfmt-ignore
}

/** A cover over the old board, which looks out at the end; one that shows its glue before it. */
function stickOn(s: Length): Solid[] {
  const { h, long, mat } = s;
  const [skin, old] = layersOf(s);
  const board = box([0, -150, 0], [old - 1, long + 150, h - skin - 1], { color: '#c9bda6', gloss: 0.1 }, { right: speckle('old', 60, 0.012, ['#5a4a34', '#fff'], 0.2) }); // oxfmt-ignore
  const strip = (z: number): Solid => box([-3, 0, z], [3, long, h * 0.16], { color: '#c0392b', gloss: 0.3 }); // oxfmt-ignore
  const loose = [moulding(s, cover(s), 'b'), strip(h * 0.3), strip(h * 0.62)];
  return [
    box([-30, -150, 0], [29, long + 150, h + 70], { color: '#eceeef', gloss: 0 }),
    board,
    moulding(s, cover(s), 'a'),
    ...loose.map((part) => move(part, 120, -40, 0)),
    // The end of the loose one, where its hollow shows.
    box([120 + old - 1, -42, 0], [1, 2, h - skin], { ...mat, color: mix(mat.color, '#000000', 0.3) }), // oxfmt-ignore
  ];
}

/** The mitred corner around a door frame, and a length beside it. */
function architrave({ t, h, mat, grain }: Length): Solid[] {
  const [wide, tall] = [h * 5.2, h * 6.6];
  const post: V2[] = [[0, 0], [h, 0], [h, tall - h], [0, tall]]; // oxfmt-ignore
  const head: V2[] = [[0, tall], [h, tall - h], [wide, tall - h], [wide, tall]]; // oxfmt-ignore
  const print = (part: string, x: number, w: number, z: number): string | undefined =>
    grain && `<g transform="translate(${x} ${-z})">${grain(part, w, part === 'head' ? h : z)}</g>`;
  const edge = Math.min(5, t * 0.4);
  const parts = [
    soft(post, 0, t, edge, mat, { print: print('post', 0, h, tall) }),
    soft(head, 0, t, edge, mat, { print: print('head', 0, wide, tall) }),
    soft(rect(h * 2.2, 0, h, tall * 0.78), -90, t, edge, mat, { print: print('loose', h * 2.2, h, tall * 0.78) }), // oxfmt-ignore
  ];
  // Turned to where skirting is looked at from.
  return parts.map((part) => turn(part, 'z', 36));
}

/** How thick a floor is that a threshold lies on. */
const FLOOR = 26;

/** A low arch with a foot. */
function arched({ t, h }: Length): V2[] {
  const [half, rise, foot] = [h / 2, t * 0.75 - 2, FLOOR - t * 0.25];
  const arch = Array.from({ length: 15 }, (_, i): V2 => {
    const a = (i / 14) * Math.PI;
    return [half * Math.cos(a), FLOOR + 2 + rise * Math.sin(a) ** 0.8];
  });
  return [[-5, foot], [5, foot], [5, FLOOR], [half, FLOOR], ...arch, [-half, FLOOR], [-5, FLOOR]]; // oxfmt-ignore
}

/** In the joint between a wooden and a tiled floor. */
function threshold(s: Length): Solid[] {
  const { h, long } = s;
  const planks = (w: number, d: number): string =>
    wood('floor', 1, 3)(w, d) + [0.33, 0.66].map((k) => `<path d="M${w * k} 0V${d}" stroke="#000" stroke-opacity=".35" stroke-width="3"/>`).join(''); // oxfmt-ignore
  const tiles = (w: number, d: number): string =>
    `<path d="M${w * 0.62} 0V${d}M0 ${d * 0.25}H${w}M0 ${d * 0.75}H${w}" stroke="#5c646b" stroke-opacity=".55" stroke-width="6"/>${speckle('tile', 120, 0.006, ['#000', '#fff'], 0.14)(w, d)}`; // oxfmt-ignore
  const side = Math.max(190, h * 1.7);
  const top = moulding({ ...s, long: long + 40 }, arched(s), 'o');
  return [
    box([-side - 8, 30, 0], [side, long - 60, FLOOR], { color: '#c08a52', gloss: 0.25 }, { top: planks }), // oxfmt-ignore
    box([8, 30, 0], [side, long - 60, FLOOR], { color: '#aab1b6', gloss: 0.3 }, { top: tiles }),
    move(top, 0, -20, 0),
  ];
}

/** The length that a name tells of. */
function lengthOf(s: Shape): Length {
  const [t = 15, h = 120] = s.measures;
  const isWood = /vuren|eiken/i.test(s.subject.name);
  return {
    t,
    h,
    long: 320 + 1.8 * h,
    mat: { color: s.color('#f6f6f2'), gloss: isWood ? 0.15 : 0.4 },
    grain: isWood ? (part, w, high) => wood(seeded(s, part), 0.8, 2)(w, high) : undefined,
  };
}

/** The skirting or moulding that a name tells of, as thick and high as it says. */
export function skirting(s: Shape): Solid[] {
  const { name } = s.subject;
  const piece = lengthOf(s);
  if (/kraal/i.test(name)) return standingAndLying(piece, beaded(piece));
  if (/plakplint/i.test(name)) return stickOn(piece);
  if (/koplat/i.test(name)) return architrave(piece);
  return /overgang/i.test(name) ? threshold(piece) : row(piece, square(piece));
}

/** One length as it is sold. */
export function bareSkirting(s: Shape): Solid[] {
  const { name } = s.subject;
  const piece = { ...lengthOf(s), long: Number(/ (\d+) mm/.exec(name)?.[1] ?? 2400) };
  const sections = { kraal: beaded, plakplint: cover, overgang: arched };
  const [, key] = /(kraal|plakplint|overgang)/i.exec(name.toLowerCase()) ?? [];
  return [moulding(piece, (sections[key as keyof typeof sections] ?? square)(piece), 'a')];
}
