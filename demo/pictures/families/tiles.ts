import { box, type Draw } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { layers, speckle, wood } from '../kit/textures.ts';
import { seeded, type Shape } from './template.ts';

const GROUT = { color: '#b9bab8', gloss: 0 };

/** Width and height of one tile as its name gives them, no longer than three times as wide. */
function sidesOf({ measures }: Shape, w: number, h: number): [number, number] {
  const [a, b] = measures.length >= 2 ? measures : [];
  return a && b ? [Math.max(a, b) / Math.max(1, Math.max(a, b) / Math.min(a, b) / 3), Math.min(a, b)] : [w, h]; // oxfmt-ignore
}

const shine: Draw = (w, h) =>
  `<path d="M0 ${h}L${w * 0.34} 0H${w * 0.5}L${w * 0.16} ${h}Z" fill="#fff" fill-opacity=".35"/>`;

const veins =
  ({ r }: Shape, count: number, alpha: number): Draw =>
  (w, h) =>
    Array.from({ length: count }, () => `<path d="M${r.range(0, w)} 0Q${r.range(0, w)} ${h / 2} ${r.range(0, w)} ${h}" fill="none" stroke="#fff" stroke-opacity="${alpha}" stroke-width="${r.range(0.004, 0.016) * w}"/>`).join(''); // oxfmt-ignore

/** A ribbed relief. */
const relief: Draw = (w, h) =>
  Array.from({ length: 9 }, (_, i) => `<path d="M0 ${(h * (i + 0.5)) / 9}Q${w / 4} ${(h * i) / 9} ${w / 2} ${(h * (i + 0.5)) / 9}T${w} ${(h * (i + 0.5)) / 9}" fill="none" stroke="#0b1424" stroke-opacity=".12" stroke-width="${h * 0.03}"/>`).join(''); // oxfmt-ignore

/** What the side in view of a tile shows, and how it shines. */
function finish(s: Shape): { gloss: number; face: Draw } {
  const { name } = s.subject;
  if (/mat\b/i.test(name)) return { gloss: 0.08, face: () => '' };
  if (/marmer/i.test(name)) return { gloss: 0.7, face: veins(s, 4, 0.55) };
  return { gloss: 0.9, face: /structuur/i.test(name) ? relief : shine };
}

/** A piece of tiled wall: in rows, or in a running bond for the tiles of the metro. */
export function wallTiles(s: Shape): Solid[] {
  const c = s.color('#f6f6f2');
  const metro = /metro/i.test(s.subject.name) || s.measures.length < 2;
  const [w, h] = metro ? [202, 104] : sidesOf(s, 200, 100);
  const rows = w / h > 1.6 ? 4 : 3;
  const unit = 448 / rows / h;
  const [tw, th, joint] = [w * unit - 8, h * unit - 8, 8];
  const columns = Math.max(2, Math.round(620 / (tw + joint)));
  const full = columns * (tw + joint) - joint;
  const { gloss, face } = finish(s);
  const out: Solid[] = [box([-14, 12, -14], [full + 28, 22, rows * (th + joint) + 20], GROUT)];
  for (let row = 0; row < rows; row++)
    for (let x = 0; x <= columns; x++) {
      const from = x * (tw + joint) - (metro && row % 2 ? (tw + joint) / 2 : 0);
      const [a, b] = [Math.max(0, from), Math.min(full, from + tw)];
      if (b - a < 4) continue;
      out.push(box([a, 0, row * (th + joint)], [b - a, 14, th], { color: mix(c, '#000000', s.r.range(0, 0.035)), gloss }, { front: face })); // oxfmt-ignore
    }
  return out;
}

/** Small squares on a net. */
const mosaic =
  (s: Shape, c: string): Draw =>
  (w, h) => {
    const step = w / 10;
    const stones = Array.from({ length: 100 }, (_, i) => `<rect x="${(i % 10) * step + step * 0.06}" y="${Math.floor(i / 10) * (h / 10) + step * 0.06}" width="${step * 0.88}" height="${h / 10 - step * 0.12}" rx="${step * 0.06}" fill="${mix(c, s.r() < 0.5 ? '#000000' : '#ffffff', s.r.range(0, 0.2))}"/>`).join(''); // oxfmt-ignore
    return `<rect width="${w}" height="${h}" fill="#d9d8d3"/>${stones}`;
  };

/** Three tiles for a floor against each other, in the look that their name tells of. */
export function floorTiles(s: Shape): Solid[] {
  const c = s.color('#a5a49e');
  const { name } = s.subject;
  const [w, h] = sidesOf(s, 600, 600);
  const k = 600 / Math.max(w, h);
  const grain = (i: number): Draw => speckle(seeded(s, `f${i}`), 300, 0.006);
  const face = (i: number): Draw => {
    if (/moza/i.test(name)) return mosaic(s, c);
    if (/houtlook/i.test(name)) return wood(seeded(s, `w${i}`), 1.1, 2);
    if (/beton/i.test(name)) return layers(grain(i), speckle(seeded(s, `c${i}`), 30, 0.09, ['#000', '#fff'], 0.05)); // oxfmt-ignore
    return /keramisch/i.test(name) ? grain(i) : layers(grain(i), veins(s, 7, 0.22));
  };
  return [2, 1, 0].map((i) => move(turn(box([0, 0, 0], [h * k, 11, w * k], { color: mix(c, '#000000', i * 0.06), gloss: 0.35 }, { front: face(i) }), 'x', -9), i * 110, i * 46, 0)); // oxfmt-ignore
}
