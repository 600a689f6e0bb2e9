import { lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { circle, rect } from '../kit/outline.ts';
import { ball, soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { gland, housingOf, plate } from './sockets.ts';
import type { Shape } from './template.ts';

/** A rocker of a width around x, pressed at its top or foot. */
const rocker = (x: number, w: number, mat: Material, angle: number, print = ''): Solid =>
  move(turn(soft(rect(-w / 2, -29, w, 58, 4), 0, 8, 2.6, mat, { print }), 'x', angle), x, -6, 41);

/** Arrows that tell a switch of two or three places from a plain one. */
const arrows = (c: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `<path d="M-5 ${-14 + i * 9}L0 ${-19 + i * 9}L5 ${-14 + i * 9}" fill="none" stroke="${mix(c, '#000000', 0.45)}" stroke-width="1.6"/>`).join(''); // oxfmt-ignore

const dimmer = (c: string, mat: Material): Solid[] => {
  const knob = lathe([[0, 0], [20, 0], [20, 3], [18, 5], [17, 18], [15, 21], [0, 21]], mat, 48); // oxfmt-ignore
  const scale = `<path d="M-19 -22A27 27 0 1 1 19 -22" fill="none" stroke="${mix(c, '#000000', 0.4)}" stroke-width="1.6" transform="translate(0 -1)"/>`; // oxfmt-ignore
  return [
    soft(rect(-29, 12, 58, 58, 4), -4, 8, 2.6, mat, { print: scale }),
    move(turn(knob, 'x', 90), 0, -4, 41),
    soft(rect(-1.2, 44, 2.4, 13, 1), -26, 2, 0.6, { color: mix(c, '#000000', 0.5) }),
  ];
};

/** A ribbed dome that looks around the room. */
const sensor = (c: string, mat: Material): Solid[] => [
  soft(rect(-29, 12, 58, 58, 4), -4, 8, 2.6, mat, { print: `<circle cx="20" cy="-20" r="2" fill="#e2442f"/><circle cx="-20" cy="-20" r="3.4" fill="${mix(c, '#000000', 0.3)}"/>` }), // oxfmt-ignore
  soft(circle(24, 0, 43, 44), -8, 8, 2, mat),
  move(turn(lathe(ball(20, 40, 16).map(([r, z]) => [r, z - 20] as const).filter(([, z]) => z >= -0.1), { color: '#eef1ef', gloss: 0.7 }, 22), 'x', 90), 0, -7, 43), // oxfmt-ignore
];

/** The switch that a name tells of. */
export function lightSwitch({ subject: { name }, color }: Shape): Solid[] {
  const c = color('#f6f6f2');
  const mat: Material = { color: c, gloss: 0.6 };
  const housing = housingOf(name);
  const parts = (): Solid[] => {
    if (/dimmer/i.test(name)) return dimmer(c, mat);
    if (/bewegingsmelder/i.test(name)) return sensor(c, mat);
    if (/serie/i.test(name)) return [rocker(-14.6, 27.6, mat, -7), rocker(14.6, 27.6, mat, 7)];
    const marks = /wissel/i.test(name) ? 1 : /kruis/i.test(name) ? 2 : 0;
    return [rocker(0, 57, mat, -7, arrows(c, marks))];
  };
  const seal = soft(rect(-34, 7, 68, 68, 8), -3, 6, 2, { color: mix(c, '#000000', 0.22), gloss: 0.2 }); // oxfmt-ignore
  return [
    ...(housing.depth > 20 ? [gland(c, housing.depth)] : []),
    plate(1, c, housing),
    ...(/waterdicht/i.test(name) ? [seal] : []),
    ...parts(),
  ];
}
