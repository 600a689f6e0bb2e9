import { box, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { inkOn, mix } from '../kit/colour.ts';
import { outline } from '../kit/outline.ts';
import { ball, soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { fitText, text } from '../../../backend/platform/images/document.ts';
import { layers, lines, wood } from '../kit/textures.ts';
import { packOf } from './crate.ts';
import { titleOf } from './packages.ts';
import { labelBand } from './round-label.ts';
import { type Shape, type Template } from './template.ts';

interface SackLook {
  ground: string;
  w: number;
  h: number;
  d: number;
  /** How the print is laid out. */
  style: 'band' | 'block' | 'diagonal' | 'half';
}

/** A paper sack standing upright, filled, with its brand, name and weight. */
function sack(shape: Shape, { ground, w, h, d, style }: SackLook): Solid {
  const { look } = shape;
  const { title, size } = titleOf(shape);
  const ink = inkOn(ground);
  const name = fitText(title, w * 0.66, h * 0.085, 900);
  const at = style === 'half' ? 0.56 : 0.5;
  const field = {
    band: `<rect x="${-w / 2}" y="${-h * 0.8}" width="${w}" height="${h * 0.24}" fill="${look.color}"/>`,
    block: `<rect x="${-w * 0.38}" y="${-h * 0.86}" width="${w * 0.76}" height="${h * 0.24}" rx="${w * 0.04}" fill="${look.color}"/>`,
    diagonal: `<path d="M${-w / 2} ${-h * 0.62}L${w / 2} ${-h * 0.78}V${-h}H${-w / 2}Z" fill="${look.color}"/><path d="M${-w / 2} ${-h * 0.58}L${w / 2} ${-h * 0.74}V${-h * 0.71}L${-w / 2} ${-h * 0.55}Z" fill="${look.accent}"/>`,
    half: `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h * 0.48}" fill="${look.color}"/><rect x="${-w / 2}" y="${-h * 0.52}" width="${w}" height="${h * 0.025}" fill="${look.accent}"/>`,
  }[style];
  const print = [
    field,
    brandMark(look, -w * 0.32, -h * 0.82, w * 0.64, h * 0.17, look.color),
    text(0, -h * (1 - at) + h * 0.06, title, {
      size: name,
      weight: 900,
      fill: ink,
      anchor: 'middle',
    }),
    size
      ? text(0, -h * (1 - at) + h * 0.16, size, {
          size: fitText(size, w * 0.6, h * 0.07, 500),
          weight: 500,
          fill: mix(ink, ground, 0.25),
          anchor: 'middle',
        })
      : '',
    `<rect x="${-w * 0.36}" y="${-h * 0.22}" width="${w * 0.72}" height="${h * 0.004}" fill="${ink}" fill-opacity=".6"/>`,
    [0, 1, 2].map((i) => `<rect x="${-w * 0.36}" y="${-h * (0.19 - i * 0.03)}" width="${w * (0.5 - i * 0.08)}" height="${h * 0.011}" fill="${ink}" fill-opacity=".35"/>`).join(''), // oxfmt-ignore
    // Paper over a heavy filling: dark flanks, a soft bright belly, a few creases.
    `<defs><linearGradient id="sk${shape.seed}"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".16" stop-color="#fff" stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity=".14"/><stop offset=".85" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" fill="url(#sk${shape.seed})"/>`,
    [0, 1, 2, 3].map((i) => { const x = shape.r.range(-0.42, 0.42) * w, y = i < 2 ? -h * 0.97 : -h * 0.06; return `<path d="M${x} ${y}q${shape.r.range(-20, 20)} ${i < 2 ? h * 0.07 : -h * 0.05} ${shape.r.range(-50, 50)} ${i < 2 ? h * 0.12 : -h * 0.1}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="${w * 0.012}"/>`; }).join(''), // oxfmt-ignore
  ].join('');
  const o = outline(`M${-w * 0.47} 0C${-w * 0.2} ${-h * 0.012} ${w * 0.2} ${-h * 0.012} ${w * 0.47} 0C${w * 0.52} ${h * 0.03} ${w * 0.51} ${h * 0.1} ${w * 0.5} ${h * 0.3}C${w * 0.485} ${h * 0.55} ${w * 0.515} ${h * 0.8} ${w * 0.49} ${h * 0.97}L${w * 0.46} ${h}C${w * 0.2} ${h * 0.985} ${-w * 0.2} ${h * 0.985} ${-w * 0.46} ${h}L${-w * 0.49} ${h * 0.97}C${-w * 0.515} ${h * 0.8} ${-w * 0.485} ${h * 0.5} ${-w * 0.5} ${h * 0.3}C${-w * 0.51} ${h * 0.1} ${-w * 0.52} ${h * 0.03} ${-w * 0.47} 0`); // oxfmt-ignore
  return soft(o, 0, d, d * 0.34, { color: ground, gloss: 0.06 }, { print });
}

const lying = (solid: Solid, h: number, d: number): Solid =>
  move(turn(solid, 'x', -90), 0, h / 2, d);

/** Sacks in layers on a wooden pallet. */
function sackPallet(shape: Shape, ground: string, layersHigh = 5): Solid[] {
  const [w, d] = [1200, 800];
  const out: Solid[] = pallet(w, d);
  const [sw, sd] = [390, 120];
  for (let level = 0; level < layersHigh; level++)
    for (let column = 0; column < 3; column++) {
      const o = [[-sw / 2, 0], [sw / 2, 0], [sw / 2, sd], [-sw / 2, sd]] as const; // oxfmt-ignore
      out.push(
        move(
          soft(o.map(([x, z]) => [x, z] as const), 0, d - 20, 44, { color: ground, gloss: 0.05 }, { print: `<rect x="${-sw / 2}" y="${-sd}" width="${sw}" height="${sd}" fill="${shape.look.color}" fill-opacity="${(level + column) % 2 ? 0 : 1}"/>${brandMark(shape.look, -sw * 0.34, -sd * 0.8, sw * 0.68, sd * 0.6, (level + column) % 2 ? ground : shape.look.color)}` }), // oxfmt-ignore
          205 + column * 395,
          10,
          144 + level * (sd - 6), // oxfmt-ignore
        ),
      );
    }
  return out;
}

export function pallet(w: number, d: number): Solid[] {
  const pine = { color: '#d6b07a' };
  const grain = wood('pallet', 0.8, 0);
  return [
    ...[0, 0.43, 0.86].flatMap((k) => [
      box([0, k * d, 0], [w, d * 0.14, 22], pine, { front: grain }),
    ]),
    ...[0, 0.44, 0.88].map((k) =>
      box([k * w, 0, 22], [w * 0.12, d, 78], pine, { front: grain, right: grain }),
    ),
    ...[0, 0.215, 0.43, 0.645, 0.86].map((k) => box([0, k * d, 100], [w, d * 0.14, 22], pine, { front: grain, top: grain })), // oxfmt-ignore
  ];
}

function bigbag(shape: Shape, fill: string): Solid[] {
  const [w, h] = [900, 780];
  const cloth = { color: '#f1efe9', gloss: 0.05 };
  const weave = layers(
    lines(14, '#8d8a80', 0.25, false, 0.25),
    lines(14, '#8d8a80', 0.25, true, 0.25),
  );
  const mark = brandMark(shape.look, -w * 0.3, -h * 0.66, w * 0.6, h * 0.3);
  const o = outline(`M${-w * 0.47} 0L${w * 0.47} 0C${w * 0.53} ${h * 0.2} ${w * 0.53} ${h * 0.7} ${w * 0.47} ${h}L${-w * 0.47} ${h}C${-w * 0.53} ${h * 0.7} ${-w * 0.53} ${h * 0.2} ${-w * 0.47} 0`); // oxfmt-ignore
  const body = soft(o, 0, w, 70, cloth, { print: `<g transform="translate(${-w / 2} ${-h})">${weave(w, h)}</g>${mark}` }); // oxfmt-ignore
  const heap = move(lathe([[w * 0.44, 0], [w * 0.36, 40], [w * 0.22, 90], [w * 0.08, 124], [0, 130]], { color: fill, gloss: 0 }, 40), 0, w / 2, h - 6); // oxfmt-ignore
  const loop = (x: number, y: number): Solid =>
    tube([[x - 70, y, h - 90], [x - 66, y, h + 90], [x - 30, y, h + 190], [x + 30, y, h + 190], [x + 66, y, h + 90], [x + 70, y, h - 90]], 17, { color: shape.look.color, gloss: 0.05 }, 8); // oxfmt-ignore
  return [
    loop(-w * 0.36, w - 30),
    loop(w * 0.36, w - 30),
    body,
    heap,
    loop(-w * 0.36, 12),
    loop(w * 0.36, 12),
  ];
}

/** Stones scattered as a heap around the origin. */
function stones(
  shape: Shape,
  color: string,
  count: number,
  reach: number,
  size: number,
  tall = 0.5,
): Solid[] {
  const { r } = shape;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt(i / count);
    const [a, k] = [r.range(0, 360), size * r.range(0.6, 1.25)];
    const out = reach * (1 - far);
    const up = reach * tall * far * r.range(0.55, 1);
    const stone = lathe(ball(k, k * r.range(1, 1.5), 4), { color: mix(color, r.pick(['#000000', '#ffffff', '#8a6a3c']), r.range(0, 0.3)), gloss: 0.1 }, 8); // oxfmt-ignore
    return move(
      turn(turn(stone, 'x', r.range(-40, 40)), 'z', a),
      Math.cos(a) * out,
      Math.sin(a) * out * 0.7,
      up,
    );
  }).toSorted(
    (p, q) => (q.faces[0]?.contours[0]?.[0]?.[1] ?? 0) - (p.faces[0]?.contours[0]?.[0]?.[1] ?? 0),
  );
}

const VOEG = (s: Shape): Solid[] => [
  lathe([[0, 0], [92, 0], [104, 190], [0, 190]], { color: '#f2f2f0', gloss: 0.4 }), // oxfmt-ignore
  ...labelBand(s, 93.5, 102.5, 26, 166),
  lathe([[0, 186], [110, 186], [110, 204], [100, 210], [0, 210]], { color: s.color('#a9a9a4'), gloss: 0.3 }), // oxfmt-ignore
];

const sackTemplate = (look: SackLook, front = { az: 24, el: 14 }): Template => ({
  model: (s) => [sack(s, look)],
  front,
  side: { az: -48, el: 26 },
  detail: { x: 0.45, y: 0.24, k: 2.3 },
  pack: (s) => sackPallet(s, look.ground),
});

export const BAGS: Record<string, Template> = {
  'cement-zak': sackTemplate({ ground: '#c9b695', w: 400, h: 600, d: 130, style: 'band' }),
  'mortel-zak': {
    ...sackTemplate({ ground: '#f2f0ea', w: 400, h: 600, d: 130, style: 'diagonal' }),
    model: (s) => [
      lying(sack(s, { ground: '#f2f0ea', w: 400, h: 600, d: 130, style: 'diagonal' }), 600, 130),
    ],
    front: { az: 28, el: 42 },
    side: { az: -40, el: 20 },
  },
  stucpleister: {
    ...sackTemplate({ ground: '#f6f5f2', w: 400, h: 560, d: 130, style: 'half' }),
    model: (s) => [
      move(sack(s, { ground: '#f6f5f2', w: 400, h: 560, d: 130, style: 'half' }), 150, 170, 0),
      move(sack(s, { ground: '#f6f5f2', w: 400, h: 560, d: 130, style: 'half' }), -90, 0, 0),
    ],
  },
  tegellijm: {
    ...sackTemplate({ ground: '#e9e9e6', w: 380, h: 480, d: 140, style: 'block' }),
    model: (s) => [
      move(
        lying(sack(s, { ground: '#e9e9e6', w: 380, h: 560, d: 110, style: 'block' }), 560, 110),
        60,
        -60,
        0,
      ),
      move(
        turn(sack(s, { ground: '#e9e9e6', w: 380, h: 480, d: 140, style: 'block' }), 'z', -12),
        -30,
        320,
        110,
      ),
    ],
    front: { az: 22, el: 24 },
  },
  voegmiddel: {
    model: (s) => VOEG(s),
    front: { az: 4, el: 20 },
    side: { az: 40, el: 46 },
    detail: { x: 0.5, y: 0.5, k: 2 },
    pack: (s) => packOf(VOEG, 3, 2)(s),
  },
  'zand-bigbag': {
    model: (s) => bigbag(s, s.color('#d8bf8a')),
    front: { az: 30, el: 24 },
    side: { az: -42, el: 48 },
    detail: { x: 0.4, y: 0.2, k: 2.2 },
    pack: (s) => [
      ...pallet(1100, 1100),
      ...bigbag(s, s.color('#d8bf8a')).map((part) => move(part, 550, 100, 122)),
    ],
  },
  'grind-bigbag': {
    model: (s) => {
      const c = s.color('#9a958a');
      return [...bigbag(s, c).map((part) => move(part, 60, 420, 0)), ...stones(s, c, 80, 500, 62).map((part) => move(part, -160, 40, 0))]; // oxfmt-ignore
    },
    front: { az: 14, el: 22 },
    side: { az: -30, el: 50 },
    detail: { x: 0.3, y: 0.8, k: 2.6 },
    pack: (s) => [
      ...pallet(1100, 1100),
      ...bigbag(s, s.color('#9a958a')).map((part) => move(part, 550, 100, 122)),
    ],
  },
  'cement-pallet': {
    model: (s) => sackPallet(s, '#c9b695', 6),
    front: { az: 30, el: 20 },
    side: { az: -52, el: 34 },
    detail: { x: 0.35, y: 0.4, k: 2.4 },
    pack: (s) => [
      ...sackPallet(s, '#c9b695', 6),
      box([-6, -6, 140], [1212, 812, 720], { color: '#eef3f6', gloss: 0.8, opacity: 0.34 }),
    ],
  },
};
