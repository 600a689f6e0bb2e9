import { arc, lathe, tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';

/** Three sockets in a row and the lead that feeds them. */
export function powerStrip(color: string): Solid[] {
  const dark = mix(color, '#000000', 0.2);
  const socket = (x: number): string =>
    `<g transform="translate(${x} -30) rotate(45)"><circle r="21" fill="${dark}"/><circle r="19" fill="${mix(color, '#000000', 0.3)}"/><circle cx="-9" r="2.8" fill="#111"/><circle cx="9" r="2.8" fill="#111"/><path d="M-3 -19H3V-14H-3ZM-3 14H3V19H-3Z" fill="#b9a05a"/></g>`; // oxfmt-ignore
  const print = [45, 100, 155].map(socket).join('') + `<rect x="196" y="-42" width="18" height="24" rx="3" fill="#c3122f"/>`; // oxfmt-ignore
  const strip = soft(rect(0, 0, 236, 60, 12), 0, 40, 8, { color, gloss: 0.4 }, { print });
  const lead: Material = { color: '#2a2d31', gloss: 0.3 };
  const loop = (z: number, r: number): Solid => tube(arc([-96, -10, z], [1, 0, 0], [0, 1, 0], r, 0, 360, 32), 5, lead, 10); // oxfmt-ignore
  const plug = turn(
    lathe(
      [
        [0, 0],
        [9, 2],
        [19, 22],
        [19, 44],
        [0, 44],
      ],
      lead,
      28,
    ),
    'x',
    90,
  );
  return [
    loop(5, 62), loop(14, 60), loop(23, 61),
    tube([[-40, 20, 14], [-16, 30, 18], [2, 30, 20]], 5, lead, 10),
    move(plug, -130, -84, 20),
    turn(strip, 'x', -90),
  ]; // oxfmt-ignore
}
