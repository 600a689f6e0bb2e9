import { tube } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import { circle, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

/** Distance between two places in one frame, and the side of a single frame. */
const STEP = 71;
const SIDE = 82;

/** The plate on the wall: how far it stands out depends on what it is for. */
interface Housing {
  depth: number;
  radius: number;
}
export const housingOf = (name: string): Housing =>
  /opbouw|waterdicht/i.test(name) ? { depth: 34, radius: 12 } : { depth: 10, radius: 8 };

/** A frame for `gangs` places side by side. */
export const plate = (gangs: number, c: string, { depth, radius }: Housing): Solid =>
  soft(rect(-41, 0, SIDE + (gangs - 1) * STEP, SIDE, radius), 0, depth, 4, { color: c, gloss: 0.5 }); // oxfmt-ignore

/** The cable's way in at the top of what is screwed on a wall. */
export const gland = (c: string, depth: number): Solid =>
  tube([[0, depth / 2, SIDE - 2], [0, depth / 2, SIDE + 14]], 11, { color: mix(c, '#000000', 0.25), gloss: 0.3 }, 24); // oxfmt-ignore

/** What the pit of an earthed socket looks like. */
function earthed(c: string, usb: boolean): string {
  const [rim, pit] = [mix(c, '#000000', 0.14), mix(c, '#000000', 0.22)];
  const ports = usb ? [-1, 1].map((k) => `<rect x="${k * 11 - 7}" y="-18.6" width="14" height="5.6" rx="1.2" fill="#0f1317"/><rect x="${k * 11 - 5.6}" y="-16.4" width="11.2" height="1.6" fill="#c9ced2"/>`).join('') : ''; // oxfmt-ignore
  const pitAt = usb ? '<g transform="translate(0 -10) scale(.78) translate(0 -6)">' : '<g>';
  return `${pitAt}<circle cy="-40" r="22" fill="${rim}"/><circle cy="-40" r="20.5" fill="${pit}"/><circle cx="-9.5" cy="-40" r="2.8" fill="#111"/><circle cx="9.5" cy="-40" r="2.8" fill="#111"/><path d="M-3 -61H3V-56H-3ZM-3 -24H3V-19H-3Z" fill="#b9a05a"/><circle cy="-40" r="27" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1"/></g>${ports}`;
}

/** Five flat slots in a ring, as a hob is plugged in. */
function perilex(c: string): string {
  const slots = Array.from({ length: 5 }, (_, i) => `<rect x="-2" y="-13.5" width="4" height="8" rx=".8" fill="#111" transform="translate(0 -40) rotate(${i * 72})"/>`).join(''); // oxfmt-ignore
  return `<circle cy="-40" r="25" fill="${mix(c, '#000000', 0.14)}"/><circle cy="-40" r="22" fill="${mix(c, '#000000', 0.24)}"/>${slots}<circle cy="-40" r="25" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1"/><path d="M-4 -64H4V-59H-4Z" fill="${mix(c, '#000000', 0.3)}"/>`;
}

/** A lid on a hinge at its top, half open before the socket. */
const lid = (c: string): Solid[] => [
  tube([[-26, -8, 70], [26, -8, 70]], 4, { color: mix(c, '#000000', 0.2), gloss: 0.4 }, 16), // oxfmt-ignore
  move(turn(soft(rect(-30, -60, 60, 60, 7), -2, 6, 2.4, { color: mix(c, '#000000', 0.06), gloss: 0.5 }, { print: '<rect x="-20" y="12" width="40" height="36" rx="5" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>' }), 'x', -58), 0, -9, 70), // oxfmt-ignore
];

/** The sockets that a name tells of, as many as it counts. */
export function sockets({ subject: { name }, color }: Shape): Solid[] {
  const c = color('#f6f6f2');
  const gangs = Number(/([23])-voudig/.exec(name)?.[1] ?? 1);
  const housing = housingOf(name);
  const wet = /waterdicht/i.test(name);
  const mat = { color: c, gloss: 0.5 };
  const face = /perilex/i.test(name) ? perilex(c) : earthed(c, /USB/.test(name));
  const places = Array.from({ length: gangs }, (_, i) =>
    [
      wet
        ? soft(circle(30, 0, 40, 44), -5, 8, 3, mat, { print: face })
        : soft(rect(-29, 11, 58, 58, 5), -5, 8, 3, mat, { print: face }),
      ...(wet ? lid(c) : []),
    ].map((part) => move(part, i * STEP, 0, 0)),
  ).flat();
  return [
    ...(housing.depth > 20 ? [gland(c, housing.depth)] : []),
    plate(gangs, c, housing),
    ...places,
  ];
}
