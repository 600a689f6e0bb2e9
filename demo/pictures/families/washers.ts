import { extrude, inside, lathe, tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import { circle } from '../kit/outline.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';
import { metal } from './threads.ts';

/** A flat ring; `bore` is the share of its radius that is open. */
const flat = (m: Material, bore: number, r = 15, thick = 1.8): Solid =>
  group([
    inside(lathe([[r * bore, 0], [r * bore, thick]], m, 40)),
    lathe([[r, 0], [r, thick], [r * bore, thick]], m),
  ]); // oxfmt-ignore

/** A ring that is cut and bent, so that its ends stand apart. */
const sprung = (m: Material): Solid =>
  tube(
    Array.from({ length: 41 }, (_, i) => {
      const t = -1.2 + (i / 40) * 2 * Math.PI * 0.955;
      return [11 * Math.cos(t), 11 * Math.sin(t), 2.2 + (i / 40) * 3.6] as const;
    }),
    2.2,
    m,
    4,
  );

/** Teeth around the rim, that bite into the metal below them. */
const toothed = (m: Material): Solid => {
  const rim = Array.from({ length: 72 }, (_, i): V2 => {
    const [t, r] = [(i / 72) * 2 * Math.PI, i % 4 < 2 ? 15 : 11.6];
    return [r * Math.cos(t), r * Math.sin(t)];
  });
  return turn(extrude(rim, 0, 1.4, m, { holes: [circle(7.6, 0, 0, 40)] }), 'x', 90);
};

/** The washers that a name tells of, some of them overlapping. */
export function washers({ subject: { name }, color }: Shape): Solid[] {
  const m = metal(color('#b9bec2'), 0.6);
  const one = (): Solid => {
    if (/tandveer/i.test(name)) return toothed(m);
    if (/veerring/i.test(name)) return sprung(m);
    if (/carrosserie/i.test(name)) return flat(m, 0.3);
    return /hout/i.test(name) ? flat(m, 0.36, 15, 3.4) : flat(m, 0.5);
  };
  if (/veerring/i.test(name))
    return [[0, 0], [27, 8], [52, -4]].map(([x = 0, y = 0], i) => move(turn(one(), 'z', i * 40), x, y, 0)); // oxfmt-ignore
  return [[0, 0, 0], [9, 6, 2.2], [20, 2, 4.4], [30, 8, 6.6], [44, 2, 4.4]].map(([x = 0, y = 0, z = 0]) => move(one(), x, y, z)); // oxfmt-ignore
}
