import { tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mirrored, outline } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { gloves } from './gloves.ts';
import { earProtection } from './ear-protection.ts';
import { hedgePlant } from './hedge-plants.ts';
import { helmet } from './helmets.ts';
import { dustMask } from './dust-masks.ts';
import { safetyGlasses } from './safety-glasses.ts';
import { jacket } from './jackets.ts';
import { fold, seam } from './sewing.ts';
import type { Template } from './template.ts';

/** The side of a shoe by its cut, and which of the laces it has. */
const UPPERS = {
  high: 'M-120 24L-124 120C-124 170 -116 190 -104 200L-20 206C-10 170 10 132 60 116C110 104 150 92 160 60L160 24Z',
  low: 'M-120 24L-124 92C-124 122 -114 132 -100 134L-30 140C-10 136 10 126 60 114C110 104 150 92 160 60L160 24Z',
  boot: 'M-116 24L-118 120L-116 370C-90 380 -20 380 2 370L0 200C10 144 30 124 70 116C114 106 152 92 160 60L160 24Z',
};
const LACES = { high: [0, 1, 2, 3, 4], low: [3, 4, 5], boot: [] as number[] };

export const WEAR: Record<string, Template> = {
  werkbroek: {
    model: (s) => {
      const c = s.color('#253551');
      const isShort = s.subject.name.startsWith('Korte');
      const legs: V2[] = isShort ? [[42, 330], [182, 330]] : [[60, 0], [165, 0], [178, 300]]; // oxfmt-ignore
      const half: V2[] = [[20, 500], ...legs, [184, 640], [160, 860], [150, 900]];
      const print = isShort ? seam('M0 -850V-500') + seam('M-100 -850L-112 -330') + seam('M100 -850L112 -330') + `<path d="M-150 -850L-110 -760H-170ZM150 -850L110 -760H170Z" fill="#000" fill-opacity=".25"/><path d="M-176 -640H-120V-480H-180ZM176 -640H120V-480H180Z" fill="#000" fill-opacity=".28"/><path d="M-182 -356H-40M182 -356H40" stroke="#000" stroke-opacity=".3" stroke-width="3"/>${brandMark(s.look, -150, -720, 60, 26, c)}<circle cx="0" cy="-878" r="8" fill="#c9a24a"/>` : [
        `<rect x="-152" y="-900" width="304" height="44" fill="#000" fill-opacity=".3"/>`,
        `<path d="M-150 -850L-110 -760H-170ZM150 -850L110 -760H170Z" fill="#000" fill-opacity=".25"/>`,
        seam('M0 -850V-500'), seam('M-100 -850L-118 0'), seam('M100 -850L118 0'),
        `<path d="M-162 -440H-56V-270H-160ZM162 -440H56V-270H160Z" fill="#15181b" fill-opacity=".62"/>`,
        seam('M-60 -438V-272'), seam('M60 -438V-272'),
        `<path d="M-176 -650H-120V-520H-180ZM176 -650H120V-520H180Z" fill="#000" fill-opacity=".28"/>`,
        `<g>${brandMark(s.look, -150, -640, 60, 26, c)}</g>`,
        fold('M-130 -180Q-100 -150 -80 -190'), fold('M130 -150Q100 -120 76 -160'), fold('M-30 -500Q-70 -470 -110 -490'), fold('M30 -500Q70 -470 110 -490'),
        `<circle cx="0" cy="-878" r="8" fill="#c9a24a"/>`,
      ].join(''); // oxfmt-ignore
      return [soft(mirrored(half), 0, 60, 22, { color: c, gloss: 0.02 }, { print })];
    },
    front: { az: -10, el: 6 },
    side: { az: 34, el: 22 },
    detail: { x: 0.3, y: 0.5, k: 2.6 },
  },
  werkjas: {
    model: jacket,
    front: { az: 10, el: 6 },
    side: { az: -34, el: 20 },
    detail: { x: 0.62, y: 0.35, k: 2.4 },
  },
  werkschoen: {
    model: (s) => {
      const c = s.color('#4b3424');
      const { name } = s.subject;
      const cut = /laars/i.test(name) ? 'boot' : /laag|sneaker/i.test(name) ? 'low' : 'high';
      const upper = outline(UPPERS[cut], 10);
      const sole = outline(
        'M-126 0L-60 0L-50 10L-30 10L-20 0L166 0C174 10 176 24 170 34L-128 34Z',
        6,
      );
      const shoe = (): Solid => group([
        soft(sole, -2, 104, 8, { color: '#1d2024', gloss: 0.15 }, { print: Array.from({ length: 14 }, (_, i) => `<rect x="${-122 + i * 21}" y="-9" width="11" height="10" fill="#000" fill-opacity=".5"/>`).join('') }), // oxfmt-ignore
        soft(upper, 4, 92, 32, { color: c, gloss: 0.14 }, { print: `${seam('M-110 -60C-60 -70 -20 -80 20 -112')}${seam('M70 -112C84 -80 84 -50 80 -26')}${cut === 'high' ? '<path d="M-118 -196L-24 -202L-30 -170L-116 -166Z" fill="#000" fill-opacity=".34"/>' : ''}<g transform="rotate(4)">${brandMark(s.look, cut === 'boot' ? -90 : -104, cut === 'low' ? -100 : -130, 66, 22, c)}</g>` }), // oxfmt-ignore
        soft(outline('M84 30C90 80 84 100 76 110C120 104 152 88 158 60L158 30Z', 8), 1, 98, 34, { color: '#24282d', gloss: 0.2 }),
        ...LACES[cut].map((i) => tube([[-18 + i * 15, 24, 196 - i * 21], [-14 + i * 15, 50, 204 - i * 20], [-18 + i * 15, 76, 196 - i * 21]], 4.2, { color: '#f3c318', gloss: 0.2 }, 8)), // oxfmt-ignore
      ]); // oxfmt-ignore
      return [move(shoe(), 50, 150, 0), shoe()];
    },
    front: { az: 20, el: 18 },
    side: { az: -40, el: 32 },
    detail: { x: 0.75, y: 0.7, k: 2.3 },
  },
  handschoen: {
    model: gloves,
    front: { az: -14, el: 10 },
    side: { az: 30, el: 36 },
    detail: { x: 0.35, y: 0.6, k: 2.3 },
  },
  helm: {
    model: helmet,
    front: { az: 30, el: 22 },
    side: { az: -50, el: 34 },
    detail: { x: 0.45, y: 0.55, k: 2.2 },
  },
  veiligheidsbril: {
    model: safetyGlasses,
    front: { az: 28, el: 20 },
    side: { az: -44, el: 40 },
    detail: { x: 0.3, y: 0.5, k: 2 },
  },
  gehoorbescherming: {
    model: earProtection,
    front: { az: 34, el: 16 },
    side: { az: -16, el: 34 },
    detail: { x: 0.75, y: 0.75, k: 2.2 },
  },
  stofmasker: {
    model: dustMask,
    front: { az: 26, el: 14 },
    side: { az: -40, el: 32 },
    detail: { x: 0.45, y: 0.55, k: 2 },
  },
  haagplant: {
    model: hedgePlant,
    front: { az: 16, el: 10 },
    side: { az: -20, el: 40 },
    detail: { x: 0.5, y: 0.4, k: 2.4 },
    pack: (s) => [0, 1, 2].map((i) => move(group(hedgePlant(s)), i * 280, (i % 2) * 60, 0)),
  },
};
