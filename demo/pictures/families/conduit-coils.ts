import { tube } from '../kit/bodies.ts';
import type { Material } from '../kit/material.ts';
import type { Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

/** Conduit that bends: a coil of ribbed tube, with or without its wires. */
export function flexibleConduit({ subject: { name }, color }: Shape): Solid[] {
  const m: Material = { color: color('#c5c9cb'), gloss: 0.3 };
  const [radius, r, turns] = [130, 10, 5];
  const rings = Array.from({ length: turns * 2 }, (_, i) =>
    tube(
      Array.from({ length: 73 }, (_, s) => {
        const t = (s / 72) * 2 * Math.PI;
        const k = radius - (i % 2) * r * 2;
        return [k * Math.sin(t), -k * Math.cos(t), r + Math.floor(i / 2) * r * 1.9] as const;
      }),
      // Ribs, as they show on a coil.
      (t) => r * (1 + 0.1 * (Math.round(t * 72) % 2)),
      m,
      12,
    ),
  );
  const top = r + turns * r * 1.9;
  const tail = tube(
    Array.from({ length: 40 }, (_, s) => {
      const t = s / 39;
      return [radius * Math.sin(t * 1.1) + t * 40, -radius * Math.cos(t * 0.9) - t * t * 70, top - t * 8] as const; // oxfmt-ignore
    }),
    (t) => r * (1 + 0.1 * (Math.round(t * 39) % 2)),
    m,
    12,
  );
  const tip = [radius * Math.sin(1.1) + 40, -radius * Math.cos(0.9) - 70, top - 8] as const;
  const wires = /voorbedraad/i.test(name) ? ['#7a5438', '#2c5d9c', '#7fae3a'] : [];
  return [
    ...rings,
    tail,
    ...wires.map(
      (wire, i) =>
      tube([tip, [tip[0] + 26, tip[1] + 2 + i * 5, tip[2] + 3], [tip[0] + 52, tip[1] - 2 + i * 11, tip[2]]], 2.6, { color: wire, gloss: 0.4 }, 8), // oxfmt-ignore
    ),
  ];
}
