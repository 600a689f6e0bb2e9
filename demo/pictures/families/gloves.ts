import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { text } from '../../../backend/platform/images/document.ts';
import { speckle } from '../kit/textures.ts';
import type { V3 } from '../kit/vec.ts';
import { handOutline, type Hand } from './glove-hand.ts';
import { fold, seam } from './sewing.ts';
import { seeded, type Shape } from './template.ts';

/** One glove, its wrist at 0: what it is sewn or dipped of, seen on its back and on its palm. */
interface Make {
  hand: Hand;
  mat: Material;
  /** A coating, and how high on the back it starts across the hand; the palm is covered. */
  dip?: { from(x: number): number; mat: Material };
  back: string;
  palm: string;
  cuff(): Solid[];
}

/** Undyed yarn, whatever colour the coating is. */
const LINER = '#d9dcdd';

const stitches = (step: number, alpha: number): string =>
  `<path d="${Array.from({ length: Math.ceil(170 / step) }, (_, i) => `M${-85 + i * step} 90V-320`).join('')}" stroke="#000" stroke-opacity="${alpha}" stroke-width="${step * 0.36}"/>`; // oxfmt-ignore

/** How high a dip starts that covers no more than the tips of fingers and thumb. */
const tips = (x: number): number => (x > 72 ? 136 : 242 - 30 * (x / 42) ** 2 - (x < -24 ? 14 : 0));
/** Over the knuckles, in a wave; the thumb only at its end. */
const knuckles = (x: number): number => (x > 66 ? 120 : 104 + 5 * Math.sin(x / 16));

/** All above a dip's edge. */
function dipped(from: (x: number) => number, color: string): string {
  const edge = Array.from({ length: 53 }, (_, i) => `${-130 + i * 5} ${-from(-130 + i * 5)}`).join('L'); // oxfmt-ignore
  return `<path d="M${edge}V-420H-130Z" fill="${color}"/><path d="M${edge}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`;
}

/** A knitted cuff with its hem in a colour of its own. */
function knitCuff(c: string, hem: string, long: number, wrist = 43): Solid[] {
  const shape = outline(`M${-wrist + 2} ${-long}L${wrist - 2} ${-long}L${wrist + 1} 12L${-wrist - 1} 12Z`); // oxfmt-ignore
  const ribs = Array.from({ length: 15 }, (_, i) => `M${-wrist + 3 + i * ((wrist * 2 - 6) / 14)} ${long}V-12`).join(''); // oxfmt-ignore
  const edge = outline(`M${-wrist} ${-long - 4}L${wrist} ${-long - 4}L${wrist} ${-long + 6}L${-wrist} ${-long + 6}Z`); // oxfmt-ignore
  return [
    soft(shape, 1, 24, 10, { color: c, gloss: 0.03 }, { print: `<path d="${ribs}" stroke="#000" stroke-opacity=".26" stroke-width="2.6"/>` }), // oxfmt-ignore
    soft(edge, -1, 28, 5, { color: hem, gloss: 0.05 }),
  ];
}

/** A wide stiff cuff that slips over a sleeve. */
function gauntlet(mat: Material, binding: string, long: number, print = ''): Solid[] {
  const shape = outline(`M-66 ${-long}L66 ${-long}L46 10L-46 10Z`);
  const hem = outline(`M-68 ${-long - 8}L68 ${-long - 8}L67 ${-long + 10}L-67 ${-long + 10}Z`);
  return [
    soft(shape, -3, 34, 8, mat, { print }),
    soft(hem, -5, 38, 8, { color: binding, gloss: 0.05 }),
  ];
}

const logo = ({ look }: Shape, y: number, on: string, w = 74): string =>
  brandMark(look, -w / 2 - 3, y, w, 28, on);

/** Thin and knitted, its fingertips and palm dipped in PU. */
const assembly = (s: Shape, c: string): Make => ({
  hand: { finger: 11, long: 1, spread: 3.4, wrist: 42 },
  mat: { color: LINER, gloss: 0.03 },
  dip: { from: tips, mat: { color: c, gloss: 0.25 } },
  back: stitches(4, 0.1) + logo(s, -106, LINER, 62),
  palm: '',
  cuff: () => knitCuff(LINER, s.look.accent, 44, 41),
});

/** Dipped in nitrile over the knuckles. */
const nitrile = (s: Shape, c: string): Make => ({
  hand: { finger: 12.6, long: 0.97, spread: 5, wrist: 45 },
  mat: { color: LINER, gloss: 0.03 },
  dip: { from: knuckles, mat: { color: c, gloss: 0.55 } },
  back: stitches(5, 0.1) + logo(s, -76, LINER, 70),
  palm: `<g transform="translate(-110 -330)">${speckle(seeded(s, 'grip'), 700, 0.006, ['#fff', '#000'], 0.24)(240, 360)}</g>`, // oxfmt-ignore
  cuff: () => knitCuff(LINER, s.look.color, 74, 45),
});

/** A mottled yarn that a blade does not cut, a patch in the crotch of the thumb, its class on it. */
const cutResistant = (s: Shape, c: string): Make => {
  const yarn = '#a3a9ad';
  const mottle = `<g transform="translate(-120 -340)">${speckle(seeded(s, 'yarn'), 900, 0.006, ['#000', '#fff', '#fff'], 0.4)(260, 460)}</g>`; // oxfmt-ignore
  const patch = '<path d="M34 -138C46 -140 56 -128 66 -108C62 -92 50 -84 40 -84C28 -98 26 -122 34 -138Z" fill="#24282d"/>'; // oxfmt-ignore
  const shield = `<g transform="translate(-4 -88)"><path d="M0 -36C14 -28 22 -26 31 -26V2C31 20 16 31 0 39C-16 31 -31 20 -31 2V-26C-22 -26 -14 -28 0 -36Z" fill="#24282d"/>${text(0, 17, 'C', { size: 48, weight: 900, fill: '#ffffff', anchor: 'middle' })}</g>`; // oxfmt-ignore
  return {
    hand: { finger: 12, long: 1, spread: 6.4, wrist: 43 },
    mat: { color: yarn, gloss: 0.04 },
    dip: { from: () => 400, mat: { color: mix(c, '#000000', 0.25), gloss: 0.3 } },
    back: mottle + stitches(6, 0.12) + patch + shield,
    palm: patch,
    cuff: () => knitCuff(yarn, '#e2442f', 104, 43),
  };
};

/** Thick and quilted, with a strap at the wrist and fleece in a wide cuff. */
const winter = (s: Shape, c: string): Make => {
  const mat: Material = { color: c, gloss: 0.08 };
  const quilts = [44, 76, 140].map((z) => seam(`M-80 ${-z}Q0 ${-z - 16} 80 ${-z}`, 3)).join('');
  const reflective = '<path d="M-90 -108Q-10 -128 63 -112V-98Q-10 -114 -90 -94Z" fill="#d7dbde"/>';
  const strap = outline('M-52 -8L52 -8L54 26L-54 26Z');
  return {
    hand: { finger: 15, long: 0.86, spread: 4.4, wrist: 50, depth: 40 },
    mat,
    back: quilts + reflective,
    palm: `<path d="M-50 -20H44V-130L-46 -140Z" fill="#000" fill-opacity=".28"/>${seam('M-50 -22H44', 3)}`,
    cuff: () => [
      ...gauntlet(mat, '#e9e6de', 96, fold('M-40 60Q0 50 44 64') + logo(s, 30, c, 84)),
      soft(strap, -10, 48, 7, { color: mix(c, '#000000', 0.4), gloss: 0.1 }, { print: `<rect x="10" y="-22" width="36" height="26" rx="4" fill="${s.look.color}"/>` }), // oxfmt-ignore
    ],
  };
};

/** Leather sewn on striped canvas: knuckles, fingertips and palm of hide, a stiff cuff. */
const leather = (s: Shape, c: string): Make => {
  const hide = '#c79a63';
  const stripes = `<path d="${Array.from({ length: 9 }, (_, i) => `M${-96 + i * 24} 130V-330`).join('')}" stroke="${c}" stroke-width="11"/>`; // oxfmt-ignore
  const band = `<path d="M-90 -88Q-10 -114 63 -94V-138Q-10 -158 -90 -132Z" fill="${hide}"/>${seam('M-90 -91Q-10 -117 63 -97', 3)}${seam('M-90 -128Q-10 -154 63 -134', 3)}`; // oxfmt-ignore
  const grain = `<g transform="translate(-120 -340)">${speckle(seeded(s, 'hide'), 600, 0.006, ['#4a2a08', '#fff'], 0.2)(260, 460)}</g>`; // oxfmt-ignore
  return {
    hand: { finger: 14.2, long: 0.88, spread: 7, wrist: 47, depth: 34 },
    mat: { color: '#ece6d6', gloss: 0.03 },
    dip: { from: (x) => tips(x) - 12, mat: { color: hide, gloss: 0.12 } },
    back: stripes + band,
    palm: grain + seam('M-44 -30Q-6 -80 50 -92', 3) + seam('M-50 -148Q0 -164 52 -150', 3),
    cuff: () => gauntlet({ color: '#ece6d6', gloss: 0.03 }, hide, 92, stripes + `<rect x="-38" y="24" width="76" height="36" rx="4" fill="${hide}"/>${brandMark(s.look, -34, 27, 68, 30, hide)}`), // oxfmt-ignore
  };
};

/** Whether the middle of a face lies in the dip. */
const isAbove = (contour: V3[], from: (x: number) => number): boolean =>
  contour.reduce((sum, [x, , z]) => sum + z - from(x), 0) > 0;

/** A glove with its back or its palm to the viewer. */
function glove({ hand, mat, dip, back, palm, cuff }: Make, side: 'back' | 'palm'): Solid {
  const from = side === 'palm' ? () => -40 : dip?.from;
  const coat = dip && from ? dipped(from, dip.mat.color) : '';
  const depth = hand.depth ?? 27;
  // What most of the side is of lies below the print, lest its rim shows in the other colour.
  const isCoated = from !== undefined && from(0) < 150;
  const yarn = isCoated && side === 'back' ? `<path d="M-130 20V-130H130V20Z" fill="${mat.color}"/>` : ''; // oxfmt-ignore
  const print = yarn + (side === 'back' ? back + coat : coat + palm);
  const body = soft(handOutline(hand), -(depth - 27) / 2, depth, hand.finger - 1, mat, {
    print,
    steps: 4,
  });
  for (const face of body.faces) {
    face.crisp = face.layer !== undefined;
    if (dip && from && (face.layer ? isCoated : isAbove(face.contours[0]!, from)))
      face.mat = dip.mat;
  }
  return group([...cuff(), body]);
}

/** The pair of gloves that a name tells of: the left one's back, the right one's palm. */
export function gloves(s: Shape): Solid[] {
  const { name } = s.subject;
  const c = s.color('#2b2f33');
  const make = /montage/i.test(name)
    ? assembly(s, c)
    : /snij/i.test(name)
      ? cutResistant(s, c)
      : /winter/i.test(name)
        ? winter(s, c)
        : /leren|leder/i.test(name)
          ? leather(s, c)
          : nitrile(s, c);
  const far = turn(turn(glove(make, 'palm'), 'y', 13), 'x', -4);
  return [move(far, 136, 74, 6), turn(glove(make, 'back'), 'y', -7)];
}
