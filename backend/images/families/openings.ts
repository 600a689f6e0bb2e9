import { arc, box, extrude, tube, type Draw } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { sticker } from '../kit/label.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { wood } from '../kit/textures.ts';
import { seeded, type Template } from './template.ts';

/** Glass as it looks against a light wall: pale, with two bright bars across. */
const glass: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#c9dce6"/><path d="M0 ${h * 0.62}L${w} ${h * 0.62 - w * 1.1}V${h * 0.62 - w * 0.7}L0 ${h * 0.62 + w * 0.4}Z" fill="#fff" fill-opacity=".5"/><path d="M0 ${h * 0.92}L${w} ${h * 0.92 - w * 1.1}V${h * 0.92 - w * 0.98}L0 ${h * 0.92 + w * 0.12}Z" fill="#fff" fill-opacity=".5"/><rect width="${w}" height="${h}" fill="none" stroke="#15202a" stroke-opacity=".35" stroke-width="${w * 0.03}"/>`;

const frame = (w: number, h: number, bar: number, depth: number, mat: Material): Solid =>
  extrude(rect(0, 0, w, h), 0, depth, mat, { holes: [rect(bar, bar, w - 2 * bar, h - 2 * bar)] });

const handle = (x: number, z: number, flip: number): Solid =>
  // prettier-ignore
  group([
    box([x - 20, -7, z - 90], [40, 7, 190], ZINC),
    tube([[x, -4, z], [x, -44, z], ...arc([x + flip * 16, -44, z], [-flip, 0, 0], [0, -1, 0], 16, 0, 90, 5), [x + flip * 130, -60, z]], 10, ZINC, 16), // prettier-ignore
  ]);

/** A sunk panel drawn on a door. */
const panel = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#0b1424" fill-opacity=".05"/><path d="M${x} ${y + h}V${y}H${x + w}" fill="none" stroke="#0b1424" stroke-opacity=".34" stroke-width="9"/><path d="M${x} ${y + h}H${x + w}V${y}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="9"/><rect x="${x + 40}" y="${y + 40}" width="${w - 80}" height="${h - 80}" fill="#fff" fill-opacity=".16" stroke="#0b1424" stroke-opacity=".14" stroke-width="5"/>`;

/** Panes in a grid of slim bars. */
const panes =
  (columns: number, rows: number, edge: number): Draw =>
  (w, h) => {
    const [pw, ph] = [(w - edge * (columns + 1)) / columns, (h - edge * (rows + 1)) / rows];
    return Array.from({ length: columns * rows }, (_, i) => {
      const [x, y] = [edge + (i % columns) * (pw + edge), edge + Math.floor(i / columns) * (ph + edge)]; // prettier-ignore
      return `<svg x="${x}" y="${y}" width="${pw}" height="${ph}">${glass(pw, ph)}</svg>`;
    }).join('');
  };

/** What the name of an inside door says of it. */
function doorFront(name: string): Draw {
  if (/stalen look/i.test(name)) return panes(2, 4, 44);
  if (/glas/i.test(name))
    return (w, h) => `<g transform="translate(${w * 0.16} ${h * 0.07})">${glass(w * 0.68, h * 0.62)}</g>`; // prettier-ignore
  if (/vlak/i.test(name)) return () => '';
  return (w, h) => panel(w * 0.16, h * 0.07, w * 0.68, h * 0.4) + panel(w * 0.16, h * 0.56, w * 0.68, h * 0.36); // prettier-ignore
}

/** A straight grip, as sliding doors have. */
const bar = (x: number, h: number): Solid =>
  // prettier-ignore
  group([
    tube([[x, -40, h * 0.42], [x, -40, h * 0.58]], 12, ZINC, 16),
    ...[0.44, 0.56].map((k) => tube([[x, 0, h * k], [x, -40, h * k]], 8, ZINC, 12)),
  ]);

export const OPENINGS: Record<string, Template> = {
  binnendeur: {
    model: (s) => {
      const [w, d, h] = s.size(830, 40, 2015);
      const { name } = s.subject;
      const leaf = box([0, 0, 0], [w, d, h], { color: s.color('#f6f6f2'), gloss: 0.35 }, { front: doorFront(name) }); // prettier-ignore
      return [leaf, /schuifdeur/i.test(name) ? bar(w - 70, h) : handle(w - 70, h * 0.5, -1)];
    },
    front: { az: 26, el: 8 },
    side: { az: -46, el: 14 },
    detail: { x: 0.7, y: 0.5, k: 3.2 },
  },
  buitendeur: {
    model: (s) => {
      const [w, d, h] = s.size(930, 56, 2115);
      const c = s.color('#2f4a39');
      return [
        box([0, 0, 0], [w, d, h], { color: c, gloss: 0.4 }, { front: (fw, fh) => `<g transform="translate(${fw * 0.36} ${fh * 0.09})">${glass(fw * 0.28, fh * 0.6)}</g>${[0.12, 0.24, 0.76, 0.88].map((k) => `<path d="M${fw * k} ${fh * 0.06}V${fh * 0.94}" stroke="#000" stroke-opacity=".3" stroke-width="8"/><path d="M${fw * k + 7} ${fh * 0.06}V${fh * 0.94}" stroke="#fff" stroke-opacity=".2" stroke-width="5"/>`).join('')}<rect x="${fw * 0.36}" y="${fh * 0.78}" width="${fw * 0.28}" height="${fh * 0.035}" rx="6" fill="#d3d8dc"/><rect x="${fw * 0.38}" y="${fh * 0.79}" width="${fw * 0.24}" height="${fh * 0.012}" fill="#3a4148"/>` }), // prettier-ignore
        tube(
          [
            [w - 80, -50, h * 0.3],
            [w - 80, -50, h * 0.7],
          ],
          15,
          ZINC,
          18,
        ),
        ...[0.34, 0.66].map((k) =>
          tube(
            [
              [w - 80, 0, h * k],
              [w - 80, -50, h * k],
            ],
            9,
            ZINC,
            12,
          ),
        ),
        box([-10, -20, 0], [w + 20, 30, 34], { color: '#9aa1a7', metal: 0.3 }),
      ];
    },
    front: { az: -24, el: 10 },
    side: { az: 48, el: 16 },
    detail: { x: 0.4, y: 0.4, k: 3 },
  },
  kozijn: {
    model: (s) => {
      const c = s.color('#c79a63');
      const m = { color: c, gloss: 0.2 };
      const [w, h] = [1100, 1300];
      return [
        frame(w, h, 90, 114, m),
        box([w / 2 - 40, 10, 90], [80, 90, h - 180], m, { front: wood(seeded(s, 'm'), 1, 1) }),
        ...[[96, 0], [w / 2 + 46, 1]].map(([x]) => move(frame(w / 2 - 142, h - 192, 60, 60, { color: mix(c, '#ffffff', 0.12), gloss: 0.2 }), x!, 24, 96)), // prettier-ignore
        ...[156, w / 2 + 106].map((x) => box([x, 54, 156], [w / 2 - 262, 6, h - 312], { color: '#c9dce6', gloss: 0.6 }, { front: glass })), // prettier-ignore
        box([-50, -40, -34], [w + 100, 150, 34], { color: mix(c, '#000000', 0.12), gloss: 0.2 }),
      ];
    },
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
        box([80, 10, 80], [w - 160, 6, h - 160], { color: '#bcd7e6', gloss: 0.9 }, { front: (fw, fh) => glass(fw, fh) + sticker(s.look, '', { x: 0.62, y: 0.84, w: 0.34, h: 0.12 })(fw, fh) }), // prettier-ignore
        box([20, -30, h - 60], [w - 40, 40, 50], m),
      ]);
      return [turn(body, 'x', -42)];
    },
    front: { az: -30, el: 26 },
    side: { az: 38, el: 14 },
    detail: { x: 0.6, y: 0.3, k: 2.4 },
  },
};
