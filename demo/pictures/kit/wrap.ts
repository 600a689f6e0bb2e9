import type { Material } from './material.ts';
import type { Face, Solid } from './solid.ts';
import { textContours, type Weight } from '../../../backend/platform/images/document.ts';
import type { V2, V3 } from './vec.ts';

/** Labels that follow a round body about the z axis. Angles in degrees, 0 is the front. */

const on = (r: number, t: number, z: number): V3 => [r * Math.sin(t), -r * Math.cos(t), z];

/** A band of paper or paint from z0 to z1 over an angle around the front. */
export function band(
  r: number,
  z0: number,
  z1: number,
  mat: Material,
  from = -180,
  to = 180,
  top = r,
): Solid {
  const steps = Math.max(6, Math.round((to - from) / 6));
  const faces: Face[] = [];
  for (let i = 0; i < steps; i++) {
    const [a, b] = [i, i + 1].map((s) => ((from + ((to - from) * s) / steps) * Math.PI) / 180) as [number, number]; // oxfmt-ignore
    const mid = (a + b) / 2;
    faces.push({
      contours: [[on(r, a, z0), on(r, b, z0), on(top, b, z1), on(top, a, z1)]],
      n: [Math.sin(mid), -Math.cos(mid), (r - top) / (z1 - z0)],
      mat,
      layer: 1,
    });
  }
  return { faces };
}

/** A text around the body: its middle at an angle, its height that of the capitals. */
export function wrapText(
  content: string,
  r: number,
  z: number,
  capital: number,
  mat: Material,
  options: { angle?: number; weight?: Weight; arc?: number } = {},
): Solid {
  const { angle = 0, weight = 700, arc = 140 } = options;
  let size = capital / 0.7;
  const room = (arc * Math.PI * r) / 180;
  const full = textContours(content, size, weight).width;
  if (full > room) size *= room / full;
  const { width, glyphs } = textContours(content, size, weight);
  const start = (angle * Math.PI) / 180 - width / 2 / r;
  return {
    faces: glyphs
      .filter((contours) => contours.length > 0)
      .map((contours) => {
        const xs = contours.flat().map(([x]) => x);
        const mid = start + (Math.min(...xs) + Math.max(...xs)) / 2 / r;
        return {
          contours: contours.map((c: V2[]) => c.map(([x, y]) => on(r, start + x / r, z + y))),
          n: [Math.sin(mid), -Math.cos(mid), 0],
          mat,
          layer: 2,
          crisp: true,
        } satisfies Face;
      }),
  };
}
