import { box } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import type { Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const DARK: Material = { color: '#24282d', gloss: 0.3 };

/** A laser before a wall with its cross on it, in the light that its name tells of. */
export function crossLaser(s: Shape): Solid[] {
  const light = /groen/i.test(s.subject.name) ? '#19b83a' : '#e5152a';
  const body: Material = { color: s.look.color, gloss: 0.45 };
  const beam = (d: string): string => `<path d="${d}" stroke="${light}" stroke-opacity=".22" stroke-width="14"/><path d="${d}" stroke="${light}" stroke-opacity=".9" stroke-width="3"/>`; // oxfmt-ignore
  const cross = (w: number, h: number): string => beam(`M0 ${h * 0.42}H${w}`) + beam(`M${w / 2} 0V${h}`); // oxfmt-ignore
  const eye = `<circle cx="0" cy="-92" r="27" fill="#15181b"/><circle cx="0" cy="-92" r="17" fill="${mix(light, '#000000', 0.7)}"/><circle cx="-5" cy="-97" r="6" fill="${mix(light, '#ffffff', 0.4)}" fill-opacity=".8"/>`; // oxfmt-ignore
  const foot = outline('M-62 10C-66 34 -62 44 -50 46L50 46C62 44 66 34 62 10Z');
  return [
    box([-250, 130, 0], [500, 3, 340], { color: '#f3f2ee', gloss: 0 }, { front: cross }),
    soft(rect(-58, 14, 116, 116, 22), -46, 92, 18, body, { print: `${eye}${brandMark(s.look, -44, -54, 88, 26, s.look.color)}` }), // oxfmt-ignore
    soft(foot.map(([x, z]) => [x, z * 0.55] as const), -52, 104, 10, DARK), // oxfmt-ignore
    soft(rect(-40, 118, 80, 20, 9), -34, 68, 8, DARK),
  ];
}
