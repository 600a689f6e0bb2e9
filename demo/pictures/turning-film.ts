import { DEFAULT_FRAME, render, scaleOf } from './kit/scene.ts';
import { svgDocument, encode } from '../../backend/platform/images/document.ts';
import { FRONT, shapeOf, SIDE } from './families/template.ts';
import { templateOf } from './families/templates.ts';
import type { ProductSubject } from '../../backend/platform/images/subjects.ts';
import { webm } from './webm.ts';

/** Width and height of the film in pixels, which are those of the gallery. */
const SIZE = 560;
const STEPS = 18;
const FRAME_MS = 80;
const QUALITY = 75;

/**
 * Makes a film of about three seconds without sound, in which a product turns from its front to its
 * side and back. Its size is the same in all pictures, so that it does not seem to move towards the
 * viewer. Rejects when `signal` aborts.
 */
export async function turningFilm(subject: ProductSubject, signal?: AbortSignal): Promise<Buffer> {
  const template = templateOf(subject.family);
  const solids = template.model(shapeOf(subject));
  const [front, side] = [template.front ?? FRONT, template.side ?? SIDE];
  const cameras = Array.from({ length: STEPS }, (_, i) => {
    // Turns slowly at both ends.
    const part = (1 - Math.cos((Math.PI * i) / (STEPS - 1))) / 2;
    const between = (from: number, to: number) => from + (to - from) * part;
    return { az: between(front.az, side.az), el: between(front.el, side.el) };
  });
  const scales = cameras.map((camera) => scaleOf(solids, camera));
  const smallest = Math.min(...scales);
  const there: Buffer[] = [];
  for (const [i, camera] of cameras.entries()) {
    signal?.throwIfAborted();
    const zoom = { x: 0.5, y: 0.5, k: smallest / scales[i]! };
    const svg = render(solids, camera, { ...DEFAULT_FRAME, zoom });
    const { size } = DEFAULT_FRAME;
    const drawing = svgDocument({ width: size, height: size, svg }, { w: SIZE, h: SIZE });
    there.push(await encode(drawing, 'webp', QUALITY));
  }
  const frames = [...there, ...there.toReversed()];
  return webm({ frames, width: SIZE, height: SIZE, frameMs: FRAME_MS });
}
