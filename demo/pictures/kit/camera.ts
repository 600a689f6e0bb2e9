import { dot, scale, type V3 } from './vec.ts';

/** Degrees: `az` turns the viewer to the right, `el` lifts the viewer. Parallel projection. */
export interface Camera {
  az: number;
  el: number;
}

export interface Projection {
  /** Screen position, y downwards, in the model's units. */
  point(p: V3): [number, number];
  /** Larger is closer to the viewer. */
  depth(p: V3): number;
  /** A direction in the viewer's frame: right, up, towards the viewer. */
  direction(n: V3): V3;
  /** From the model to the viewer. */
  toViewer: V3;
  /** From the model to the light, which stands above the viewer's left shoulder. */
  toLight: V3;
}

export function project({ az, el }: Camera): Projection {
  const [a, e] = [(az * Math.PI) / 180, (el * Math.PI) / 180];
  const right: V3 = [Math.cos(a), Math.sin(a), 0];
  const toViewer: V3 = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
  const up: V3 = [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)];
  const light = LIGHT.map((_, axis) =>
    [right, up, toViewer].reduce((sum, v, i) => sum + (v[axis] ?? 0) * (LIGHT[i] ?? 0), 0),
  ) as unknown as V3;
  return {
    point: (p) => [dot(p, right), -dot(p, up)],
    depth: (p) => dot(p, toViewer),
    direction: (n) => [dot(n, right), dot(n, up), dot(n, toViewer)],
    toViewer,
    toLight: scale(light, 1),
  };
}

/** Direction to the light in the viewer's frame, of length one. */
export const LIGHT: V3 = [-0.44, 0.74, 0.51];
