import { box, tube, type Draw } from '../kit/bodies.ts';
import { sticker } from '../kit/label.ts';
import { ZINC } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { frame, glass, lever } from './joinery.ts';
import { outsideDoor } from './outside-doors.ts';
import type { Template } from './template.ts';
import { windowFrame } from './window-frames.ts';

/** A sunk panel drawn on a door. */
const panel = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#0b1424" fill-opacity=".05"/><path d="M${x} ${y + h}V${y}H${x + w}" fill="none" stroke="#0b1424" stroke-opacity=".34" stroke-width="9"/><path d="M${x} ${y + h}H${x + w}V${y}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="9"/><rect x="${x + 40}" y="${y + 40}" width="${w - 80}" height="${h - 80}" fill="#fff" fill-opacity=".16" stroke="#0b1424" stroke-opacity=".14" stroke-width="5"/>`;

/** Panes in a grid of slim bars. */
const panes =
  (columns: number, rows: number, edge: number): Draw =>
  (w, h) => {
    const [pw, ph] = [(w - edge * (columns + 1)) / columns, (h - edge * (rows + 1)) / rows];
    return Array.from({ length: columns * rows }, (_, i) => {
      const [x, y] = [edge + (i % columns) * (pw + edge), edge + Math.floor(i / columns) * (ph + edge)]; // oxfmt-ignore
      return `<svg x="${x}" y="${y}" width="${pw}" height="${ph}">${glass(pw, ph)}</svg>`;
    }).join('');
  };

/** What the name of an inside door says of it. */
function doorFront(name: string): Draw {
  if (/stalen look/i.test(name)) return panes(2, 4, 44);
  if (/glas/i.test(name))
    return (w, h) => `<g transform="translate(${w * 0.16} ${h * 0.07})">${glass(w * 0.68, h * 0.62)}</g>`; // oxfmt-ignore
  if (/vlak/i.test(name)) return () => '';
  return (w, h) => panel(w * 0.16, h * 0.07, w * 0.68, h * 0.4) + panel(w * 0.16, h * 0.56, w * 0.68, h * 0.36); // oxfmt-ignore
}

/** A straight grip, as sliding doors have. */
const bar = (x: number, h: number): Solid =>
  // oxfmt-ignore
  group([
    tube([[x, -40, h * 0.42], [x, -40, h * 0.58]], 12, ZINC, 16),
    ...[0.44, 0.56].map((k) => tube([[x, 0, h * k], [x, -40, h * k]], 8, ZINC, 12)),
  ]);

export const OPENINGS: Record<string, Template> = {
  binnendeur: {
    model: (s) => {
      const [w, d, h] = s.size(830, 40, 2015);
      const { name } = s.subject;
      const leaf = box([0, 0, 0], [w, d, h], { color: s.color('#f6f6f2'), gloss: 0.35 }, { front: doorFront(name) }); // oxfmt-ignore
      return [leaf, /schuifdeur/i.test(name) ? bar(w - 70, h) : lever(w - 70, h * 0.5, -1)];
    },
    front: { az: 26, el: 8 },
    side: { az: -46, el: 14 },
    detail: { x: 0.7, y: 0.5, k: 3.2 },
  },
  buitendeur: {
    model: outsideDoor,
    front: { az: -24, el: 10 },
    side: { az: 48, el: 16 },
    detail: { x: 0.4, y: 0.4, k: 3 },
  },
  kozijn: {
    model: windowFrame,
    front: { az: 28, el: 12 },
    side: { az: -40, el: 22 },
    detail: { x: 0.25, y: 0.85, k: 3 },
  },
  dakraam: {
    model: (s) => {
      const m = { color: '#41474d', gloss: 0.4 };
      const [w, h] = [780, 980];
      const body = group([
        box([-70, 90, -60], [w + 140, 12, h + 130], { color: '#5a6067', gloss: 0.3, metal: 0.15 }),
        frame(w, h, 70, 90, m),
        move(frame(w - 40, h - 40, 60, 40, { color: '#d8b47e', gloss: 0.3 }), 20, -12, 20),
        box([80, 10, 80], [w - 160, 6, h - 160], { color: '#bcd7e6', gloss: 0.9 }, { front: (fw, fh) => glass(fw, fh) + sticker(s.look, '', { x: 0.62, y: 0.84, w: 0.34, h: 0.12 })(fw, fh) }), // oxfmt-ignore
        box([20, -30, h - 60], [w - 40, 40, 50], m),
      ]);
      return [turn(body, 'x', -42)];
    },
    front: { az: -30, el: 26 },
    side: { az: 38, el: 14 },
    detail: { x: 0.6, y: 0.3, k: 2.4 },
  },
};
