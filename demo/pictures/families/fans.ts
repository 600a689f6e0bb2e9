import { box, inside, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** A spout behind, for the pipe in the wall. */
const spout = (c: string): Solid =>
  move(turn(lathe([[0, 0], [49, 0], [49, 70], [46, 70], [46, 74]], { color: mix(c, '#000000', 0.06), gloss: 0.3 }, 40), 'x', -90), 0, 30, 79); // oxfmt-ignore

const slats = (c: string): string =>
  `<rect x="-64" y="-143" width="128" height="112" rx="10" fill="${mix(c, '#000000', 0.1)}"/>${Array.from({ length: 8 }, (_, i) => `<rect x="-58" y="${-142 + i * 14}" width="116" height="8" rx="4" fill="${mix(c, '#14181c', 0.75)}"/><rect x="-58" y="${-142 + i * 14}" width="116" height="2.4" rx="1" fill="#000" fill-opacity=".4"/>`).join('')}`; // oxfmt-ignore

/** A grille on the wall; with a motor it has a lamp, with a sensor an eye. */
function wallFan({ subject: { name }, look }: Shape, c: string): Solid[] {
  const lamp = /rooster/i.test(name) ? '' : '<circle cx="58" cy="-20" r="3.5" fill="#2fb457"/>';
  const eye = /sensor/i.test(name) ? `<circle cx="40" cy="-20" r="5" fill="#15181b"/><circle cx="38" cy="-21" r="1.6" fill="#8fb6d0"/>` : ''; // oxfmt-ignore
  const print = `${slats(c)}${lamp}${eye}${brandMark(look, -62, -27, 56, 14, c)}`;
  return [
    spout(c),
    soft(rect(-79, 0, 158, 158, 16), 0, 30, 9, { color: c, gloss: 0.4 }, { print }),
  ];
}

/** A round motor between two pipe ends, on its foot. */
function ductFan({ look }: Shape, c: string): Solid[] {
  const m: Material = { color: c, gloss: 0.4 };
  const profile: V2[] = [[50, 0], [52, 0], [52, 60], [78, 84], [80, 90], [80, 170], [78, 176], [52, 200], [52, 260], [50, 260]]; // oxfmt-ignore
  const dark: Material = { color: '#24282d', gloss: 0.2 };
  const mouths = [0, 210].map((z) => inside(lathe([[49, z], [49, z + 50]], dark, 44))); // oxfmt-ignore
  const pipe = group([...mouths, lathe([[0, 50], [49, 50]], dark, 44), lathe([[49, 210], [0, 210]], dark, 44), lathe(profile, m, 52)]); // oxfmt-ignore
  return [
    box([-70, -30, 0], [140, 60, 8], { color: '#c3c8cb', metal: 0.4 }),
    box([-40, -24, 8], [80, 48, 24], { color: mix(c, '#000000', 0.2) }),
    move(turn(pipe, 'y', 90), -130, 0, 110),
    soft(rect(-34, 96, 68, 44, 6), -98, 22, 5, dark, { print: brandMark(look, -28, -130, 56, 22, dark.color) }), // oxfmt-ignore
  ];
}

/** A casing with a spout at the top and pipes in its sides: it airs a whole house. */
function unit({ look }: Shape, c: string): Solid[] {
  const m: Material = { color: c, gloss: 0.35 };
  const stub = (x: number): Solid => move(turn(lathe([[0, 0], [50, 0], [50, 40], [46, 42], [46, 10], [0, 10]], { color: '#8f969b', gloss: 0.3 }, 40), 'y', x > 0 ? 90 : -90), x, 110, 120); // oxfmt-ignore
  const print = `<rect x="-130" y="-220" width="260" height="200" rx="10" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="3"/>${brandMark(look, -80, -140, 160, 44, c)}<circle cx="104" cy="-40" r="5" fill="#2fb457"/>`; // oxfmt-ignore
  return [
    stub(-150),
    soft(rect(-150, 0, 300, 240, 22), 0, 220, 14, m, { print }),
    stub(150),
    move(lathe([[0, 0], [56, 0], [56, 46], [50, 46], [50, 12], [0, 12]], { color: '#8f969b', gloss: 0.3 }, 44), 0, 110, 240), // oxfmt-ignore
  ];
}

/** The fan or grille that a name tells of. */
export function fan(s: Shape): Solid[] {
  const c = s.color('#f6f6f2');
  const { name } = s.subject;
  if (/buisventilator/i.test(name)) return ductFan(s, c);
  return /ventilatiebox/i.test(name) ? unit(s, c) : wallFan(s, c);
}
