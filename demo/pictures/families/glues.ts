import { lathe } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import { band, wrapText } from '../kit/wrap.ts';
import { titleOf } from './packages.ts';
import type { Shape } from './template.ts';

/** Brand, title and size around a body of radius r from z0 to z1. */
const label = (s: Shape, r: number, z0: number, z1: number): Solid[] => {
  const { look } = s;
  const { title, size } = titleOf(s);
  const h = z1 - z0;
  const line = (content: string, z: number, capital: number): Solid =>
    wrapText(content, r + 0.6, z0 + h * z, capital, { color: look.ink, gloss: 0 }, { angle: 6, arc: 120, weight: 900 }); // oxfmt-ignore
  return [
    band(r + 0.3, z0, z1, { color: look.color, gloss: 0.4 }),
    line(look.name.toUpperCase(), 0.68, h * 0.14),
    line(title, 0.4, h * 0.09),
    line(size, 0.18, h * 0.07),
  ];
};

/** A bottle to squeeze, with a pointed cap: glue for wood. */
export function glueBottle(s: Shape): Solid[] {
  const white: Material = { color: '#f4f4f0', gloss: 0.4 };
  return [
    group([
      lathe([[0, 0], [38, 0], [42, 5], [42, 128], [39, 150], [26, 172], [16, 178], [16, 186], [0, 186]], white, 52), // oxfmt-ignore
      ...label(s, 42, 18, 120),
      lathe([[19, 182], [20, 184], [20, 200], [14, 206], [7, 240], [4, 252], [0, 252]], { color: s.look.accent, gloss: 0.4 }, 32), // oxfmt-ignore
    ]),
  ];
}

/** Two tubes, resin and hardener, that are mixed. */
export function twoParts(s: Shape): Solid[] {
  const tubeOf = (color: string): Solid =>
    group([
      lathe([[0, 0], [15, 0], [15, 12], [16, 14]], { color: '#24282d', gloss: 0.3 }, 30), // oxfmt-ignore
      lathe([[8, 14], [27, 24], [28, 30], [28, 150], [24, 160], [0, 160]], { color, gloss: 0.4 }, 44), // oxfmt-ignore
      ...label(s, 28, 40, 138),
    ]);
  return [tubeOf('#f4f4f0'), move(tubeOf(mix(s.look.color, '#000000', 0.3)), 74, 16, 0)];
}
