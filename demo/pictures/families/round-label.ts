import { contrast, inkOn } from '../kit/colour.ts';
import type { Solid } from '../kit/solid.ts';
import { band, wrapText } from '../kit/wrap.ts';
import { titleOf } from './packages.ts';
import type { Shape } from './template.ts';

export interface LabelStyle {
  /** Ground of the label; the brand's colour if absent. */
  ground?: string;
  angle?: number;
  from?: number;
  to?: number;
}

/** A printed label around a tin or tub: brand large, title, size and a band in the accent. */
export function labelBand(
  shape: Shape,
  r0: number,
  r1: number,
  z0: number,
  z1: number,
  style: LabelStyle = {},
): Solid[] {
  const { look } = shape;
  const ground = style.ground ?? look.color;
  const { angle = 0, from = -180, to = 180 } = style;
  const h = z1 - z0;
  const at = (t: number): number => r0 + (r1 - r0) * t + 0.4;
  const reads = contrast(look.color, ground) > 4;
  const ink = { color: reads ? look.color : inkOn(ground), gloss: 0 };
  const plain = { color: inkOn(ground), gloss: 0 };
  const { title, size } = titleOf(shape);
  const arc = Math.min(130, (to - from) * 0.84);
  return [
    band(at(0), z0, z1, { color: ground, gloss: 0.16 }, from, to, at(1)),
    band(
      at(0) + 0.3,
      z0,
      z0 + h * 0.09,
      { color: look.accent, gloss: 0.16 },
      from,
      to,
      at(0.09) + 0.3,
    ),
    wrapText(look.name.toUpperCase(), at(0.66) + 0.8, z0 + h * 0.6, h * 0.19, ink, {
      angle,
      weight: 900,
      arc: Math.min(arc, 112),
    }),
    wrapText(title, at(0.4) + 0.8, z0 + h * 0.38, h * 0.105, plain, { angle, weight: 700, arc }),
    wrapText(size, at(0.22) + 0.8, z0 + h * 0.2, h * 0.09, plain, {
      angle,
      weight: 500,
      arc: arc * 0.7,
    }),
  ];
}
