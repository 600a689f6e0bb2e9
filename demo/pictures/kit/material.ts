import { hex, rgb } from './colour.ts';
import { LIGHT } from './camera.ts';
import { dot, type V3 } from './vec.ts';

export interface Material {
  color: string;
  /** 0 dull … 1 polished: strength of the highlight. */
  gloss?: number;
  /** 0 not at all … 1 chrome: how much of the studio is mirrored. */
  metal?: number;
  opacity?: number;
}

/** Bright steel of bits and machines; zinc of what is screwed to a wall; a forged hand tool. */
export const STEEL: Material = { color: '#b9bec2', metal: 0.6, gloss: 0.7 };
export const ZINC: Material = { color: '#c3c8cb', metal: 0.6, gloss: 0.7 };
export const TOOL_STEEL: Material = { color: '#b4babe', metal: 0.55, gloss: 0.7 };

const HALF: V3 = (() => {
  const h = [LIGHT[0], LIGHT[1], LIGHT[2] + 1];
  const n = Math.hypot(...h);
  return [(h[0] ?? 0) / n, (h[1] ?? 0) / n, (h[2] ?? 0) / n];
})();

/** A white studio with a dark horizon and a soft box on the left, as metal mirrors it. */
function studio([x, y, z]: V3): number {
  const ry = 2 * z * y;
  const rx = 2 * z * x;
  const sky = ry > 0.05 ? 0.72 + 0.4 * Math.min(1, ry * 1.3) : 0;
  const floor = ry < -0.12 ? 0.62 + 0.25 * Math.min(1, -ry) : 0;
  const horizon = ry >= -0.12 && ry <= 0.05 ? 0.5 : 0;
  const side = Math.exp(-(((rx + 0.62) / 0.2) ** 2)) * 0.42;
  const dark = Math.exp(-(((rx - 0.55) / 0.28) ** 2)) * 0.3;
  return Math.min(1.2, sky + floor + horizon + side - dark);
}

/** The colour of a surface whose normal, in the viewer's frame, is `n`. */
export function shade(material: Material, n: V3): string {
  const lit = dot(n, LIGHT);
  const wrapped = 0.5 + 0.5 * lit;
  let k = 0.56 + 0.53 * wrapped ** 1.05;
  const metal = material.metal ?? 0;
  if (metal > 0) k = k * (1 - metal) + studio(n) * metal;
  const gloss = material.gloss ?? 0.12;
  const highlight = gloss * Math.max(0, dot(n, HALF)) ** (8 + gloss * 60) * 0.75;
  // Shadows lean to the cool, as they do under a studio's white light.
  const cool = Math.max(0, 1 - k) * 10;
  return hex(
    rgb(material.color).map((value, i) => {
      const base = k > 1 ? value + (255 - value) * (k - 1) * 1.4 : value * k;
      return base + (255 - base) * highlight + (i === 2 ? cool : 0);
    }),
  );
}
