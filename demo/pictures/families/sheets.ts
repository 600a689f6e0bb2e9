import { box, type Draw } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { mix } from '../kit/colour.ts';
import { sticker, stamped } from '../kit/label.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { beads, flakes, layers, lines, speckle, wood, wool } from '../kit/textures.ts';
import { pirBoard } from './pir-boards.ts';
import { seeded, type Shape, type Template } from './template.ts';

/** Boards: how the big side and the edges look, and how one stands or lies. */
interface Board {
  usual: [number, number, number];
  color: string;
  edge?: string;
  gloss?: number;
  /** The colour of the big side where it is not the product's: that is then its core's. */
  facing?(shape: Shape): string;
  face(shape: Shape): Draw;
  edges?(shape: Shape): Draw;
}

/** How boards are shown: upright, on their long edge, flat in a pile, or fanned out. */
type Place = 'standing' | 'long' | 'pile' | 'fan';

const CAMERAS: Record<Place, Required<Pick<Template, 'front' | 'side' | 'detail'>>> = {
  standing: { front: { az: 36, el: 14 }, side: { az: -54, el: 20 }, detail: { x: 0.7, y: 0.2, k: 3.2 } }, // oxfmt-ignore
  long: { front: { az: 30, el: 20 }, side: { az: -38, el: 34 }, detail: { x: 0.85, y: 0.45, k: 3.2 } }, // oxfmt-ignore
  pile: { front: { az: 32, el: 30 }, side: { az: -40, el: 52 }, detail: { x: 0.5, y: 0.8, k: 3.2 } }, // oxfmt-ignore
  fan: { front: { az: 14, el: 46 }, side: { az: -36, el: 24 }, detail: { x: 0.4, y: 0.8, k: 3 } },
};

function board(spec: Board, place: Place, count = 1): Template {
  const look = (shape: Shape) => {
    const color = spec.facing?.(shape) ?? shape.color(spec.color);
    const mat: Material = { color, gloss: spec.gloss };
    const edge: Material = { color: spec.edge ?? (shape.subject.color ? mix(color, '#000000', 0.06) : color) }; // oxfmt-ignore
    return { mat, edge, face: spec.face(shape), rim: spec.edges?.(shape) };
  };
  const build = (shape: Shape): Solid[] => {
    const [l, w, t] = shape.sides(...spec.usual);
    const { mat, edge, face, rim } = look(shape);
    return Array.from({ length: count }, (_, i) => {
      const back = count - 1 - i;
      if (place === 'standing')
        return box([back * w * 0.2, back * t * 2.2, 0], [w, t, l], mat, { front: face, right: rim, left: rim, top: rim }, { right: edge, top: edge, left: edge }); // oxfmt-ignore
      if (place === 'long')
        return box([back * l * 0.05, back * t * 2.2, 0], [l, t, w], mat, { front: face, right: rim, left: rim, top: rim }, { right: edge, top: edge, left: edge }); // oxfmt-ignore
      const flat = box([-l / 2, -w / 2, i * t * 1.02], [l, w, t], edge, { top: face, front: rim, right: rim, left: rim }, { top: mat }); // oxfmt-ignore
      return place === 'fan' ? turn(flat, 'z', (i - (count - 1) / 2) * 24) : move(flat, (i % 2) * w * 0.04, i * 0.02 * w, 0); // oxfmt-ignore
    });
  };
  return { model: build, ...CAMERAS[place], pack: (shape) => strapped(shape, spec, look(shape)), packCamera: { az: 33, el: 24 } }; // oxfmt-ignore
}

/** A strapped stack of the boards on bearers, a brand sheet on its side. */
function strapped(
  shape: Shape,
  spec: Board,
  { mat, edge, face, rim }: { mat: Material; edge: Material; face: Draw; rim?: Draw },
): Solid[] {
  const [l, w, t] = shape.sides(...spec.usual);
  const height = Math.max(w * 0.5, l * 0.16);
  const layer = height / Math.max(5, Math.min(22, Math.round(height / t)));
  const joints = layers(rim ?? (() => ''), lines(layer, '#000', 0.34, false, 0.1));
  const bearers = [0, 1, 2].map((i) => box([l * (0.04 + i * 0.41), 0, 0], [l * 0.1, w, height * 0.16], { color: '#c9a26b' }, { front: wood(i, 0.8, 0) })); // oxfmt-ignore
  return [
    ...bearers,
    box([0, 0, height * 0.16], [l, w, height], edge, { front: layers(joints, strap(0.2), strap(0.78), sticker(shape.look, '', { x: 0.36, y: 0.22, w: 0.28, h: 0.56 })), right: layers(joints, strap(0.46)), left: layers(joints, strap(0.46)), top: layers(face, strap(0.2), strap(0.78)) }, { top: mat }), // oxfmt-ignore
  ];
}

const strap =
  (at: number): Draw =>
  (w, h) =>
    `<rect x="${w * at}" width="${Math.max(w, h) * 0.014}" height="${h}" fill="#1f5c3a" fill-opacity=".9"/>`;

const print = (shape: Shape, texture: Draw, line: string, on = shape.color('#ffffff')): Draw =>
  layers(texture, (w, h) => {
    const band = Math.min(w, h);
    // Mills print their mark small along a lower corner.
    return `<g transform="translate(${w * 0.08} ${h - band * 0.3})">${stamped(shape.look, { x: 0, y: 0, w: 1, h: 1 }, on, 0.75)(Math.min(w * 0.5, band * 0.8), band * 0.16)}</g>${line}`;
  });

const plies =
  (count: number): Draw =>
  (w, h) => {
    const vertical = h > w;
    const across = vertical ? w : h;
    return Array.from({ length: count }, (_, i) => {
      const at = (across * i) / count;
      const fill = i % 2 ? '#5b3a15' : '#f8e3bd';
      return vertical
        ? `<rect x="${at}" width="${across / count}" height="${h}" fill="${fill}" fill-opacity=".42"/>`
        : `<rect y="${at}" height="${across / count}" width="${w}" fill="${fill}" fill-opacity=".42"/>`;
    }).join('');
  };

export const SHEETS: Record<string, Template> = {
  gipsplaat: board({ usual: [2600, 600, 12.5], color: '#dcdcd6', edge: '#f4f3ee', face: (s) => print(s, layers(speckle(seeded(s, 'f'), 160, 0.004, ['#000'], 0.1), (w, h) => `<path d="M${w * 0.05} 0V${h}M${w * 0.95} 0V${h}" stroke="#000" stroke-opacity=".12" stroke-width="${w * 0.006}"/><path d="M${w * 0.5} ${h * 0.04}V${h * 0.96}" stroke="#4668a8" stroke-opacity=".35" stroke-width="${w * 0.004}" stroke-dasharray="${w * 0.05} ${w * 0.05}"/>`), '') }, 'standing', 3), // oxfmt-ignore
  'osb-plaat': board({ usual: [2440, 1220, 18], color: '#d9b274', edge: '#c69a59', face: (s) => print(s, flakes(seeded(s, 'f'), 520), ''), edges: (s) => flakes(seeded(s, 'e'), 90) }, 'standing', 4), // oxfmt-ignore
  multiplex: board({ usual: [2440, 1220, 18], color: '#dcb885', edge: '#cfa469', face: (s) => print(s, wood(seeded(s, 'f'), 0.9, 2), ''), edges: () => plies(9) }, 'pile', 4), // oxfmt-ignore
  mdf: board({ usual: [2440, 1220, 18], color: '#b98f5f', edge: '#a87f50', face: (s) => print(s, speckle(seeded(s, 'f'), 300, 0.003, ['#3a2508', '#fff'], 0.12), ''), edges: (s) => speckle(seeded(s, 'e'), 60, 0.02, ['#3a2508'], 0.14) }, 'fan', 3), // oxfmt-ignore
  betontriplex: board({ usual: [2500, 1250, 18], color: '#4a2c20', edge: '#c9995f', gloss: 0.55, face: (s) => print(s, lines(40, '#fff', 0.05), '', '#4a2c20'), edges: () => plies(11) }, 'long', 3), // oxfmt-ignore
  spaanplaat: board({ usual: [2070, 930, 18], color: '#cfae7c', edge: '#bb9560', face: (s) => print(s, speckle(seeded(s, 'f'), 900, 0.006, ['#5c3d12', '#fff3d6', '#8a6124'], 0.3), ''), edges: (s) => speckle(seeded(s, 'e'), 120, 0.04, ['#5c3d12', '#fff'], 0.3) }, 'fan', 2), // oxfmt-ignore
  meubelpaneel: board({ usual: [2500, 600, 18], color: '#f3f3f1', edge: '#cdaa78', gloss: 0.4, face: (s) => sticker(s.look, '', { x: 0.62, y: 0.06, w: 0.3, h: 0.05 }), edges: (s) => speckle(seeded(s, 'e'), 60, 0.04, ['#5c3d12'], 0.3) }, 'standing', 5), // oxfmt-ignore
  'pir-plaat': board({ usual: [1200, 600, 100], color: '#d3d8dd', edge: '#ecd9a0', gloss: 0.5, ...pirBoard }, 'pile', 3), // oxfmt-ignore
  'rotswol-plaat': board({ usual: [1000, 600, 100], color: '#9a9a52', edge: '#8c8c48', face: (s) => layers(wool(seeded(s, 'f'), 330)), edges: (s) => layers(wool(seeded(s, 'e'), 150), lines(14, '#333', 0.16, false, 0.2)) }, 'pile', 5), // oxfmt-ignore
  'eps-plaat': board({ usual: [1000, 500, 100], color: '#fbfbfb', face: (s) => layers(beads(seeded(s, 'f')), stamped(s.look, { x: 0.3, y: 0.35, w: 0.4, h: 0.3 })), edges: (s) => beads(seeded(s, 'e')) }, 'long', 3), // oxfmt-ignore
};
