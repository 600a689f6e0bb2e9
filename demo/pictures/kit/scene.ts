import { mix } from './colour.ts';
import { type Camera, type Projection, project } from './camera.ts';
import { detailCentre } from './detail-centre.ts';
import { hull } from './hull.ts';
import { shade } from './material.ts';
import { byOcclusion } from './order.ts';
import { allFaces, type Face, type Solid } from './solid.ts';
import { dot, type V2, type V3 } from './vec.ts';

export interface Frame {
  /** Side of the square canvas, and the room left free around the subject. */
  size: number;
  margin: number;
  /** Shows only a part: its centre as fractions of the subject's box, and the magnification. */
  zoom?: { x: number; y: number; k: number };
  shadow?: boolean;
  /** Distinguishes the ids of several scenes in one document. */
  id?: string;
  /** Canvas height, where it is not square. */
  height?: number;
}

interface Placement {
  k: number;
  dx: number;
  dy: number;
}

export const DEFAULT_FRAME: Frame = { size: 1200, margin: 96, shadow: true };

const n1 = (value: number): string => String(Math.round(value * 10) / 10);
const n4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** Where the subject stands on the canvas: as large as fits, centred. */
function fit(solids: Solid[], camera: Camera, frame: Frame): Placement {
  const view = project(camera);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points(solids)) {
    const [x, y] = view.point(p);
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  const height = frame.height ?? frame.size;
  const [w, h] = [x1 - x0, y1 - y0];
  const whole = Math.min(
    (frame.size - 2 * frame.margin) / (w || 1),
    (height - 2 * frame.margin) / (h || 1),
  );
  const { zoom } = frame;
  const k = whole * (zoom?.k ?? 1);
  const [x, y] = zoom
    ? detailCentre(solids, view, [x0 + w * zoom.x, y0 + h * zoom.y], frame.size / k / 3)
    : [x0 + w / 2, y0 + h / 2];
  return { k, dx: frame.size / 2 - k * x, dy: height / 2 - k * y };
}

/** Pixels of the canvas for a unit of the model. */
export const scaleOf = (solids: Solid[], camera: Camera, frame: Frame = DEFAULT_FRAME): number =>
  fit(solids, camera, frame).k;

function* points(solids: Solid[]): Generator<V3> {
  for (const solid of solids)
    for (const face of allFaces(solid)) for (const contour of face.contours) yield* contour;
}

/** The scene as SVG elements for a canvas of `frame.size`; the definitions come first. */
export function render(solids: Solid[], camera: Camera, frame: Frame = DEFAULT_FRAME): string {
  const view = project(camera);
  const place = fit(solids, camera, frame);
  const id = frame.id ?? 's';
  const screen = (p: V3): V2 => {
    const [x, y] = view.point(p);
    return [x * place.k + place.dx, y * place.k + place.dy];
  };
  const out: string[] = [
    `<style>.f{vector-effect:non-scaling-stroke;stroke-width:1.3px;stroke-linejoin:round}</style><defs><linearGradient id="${id}l" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1424" stop-opacity=".13"/></linearGradient><linearGradient id="${id}m" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".28" stop-color="#0b1424" stop-opacity=".12"/><stop offset=".46" stop-color="#fff" stop-opacity=".42"/><stop offset=".7" stop-color="#0b1424" stop-opacity=".05"/><stop offset="1" stop-color="#0b1424" stop-opacity=".24"/></linearGradient></defs>`,
  ];
  if (frame.shadow !== false) out.push(shadow(solids, view, screen, place.k, id));
  let clips = 0;
  for (const solid of byOcclusion(solids, view.toViewer)) {
    for (const face of visible(solid, view)) {
      const d = path(face, screen);
      const fill = shade(face.mat, view.direction(face.n));
      const opacity = face.mat.opacity === undefined ? '' : ` opacity="${face.mat.opacity}"`;
      // A hairline of its own colour closes the seams between neighbouring faces.
      out.push(`<path d="${d}" fill="${fill}"${face.crisp ? '' : ` stroke="${fill}" class="f"`}${face.contours.length > 1 ? ' fill-rule="evenodd"' : ''}${opacity}/>`); // oxfmt-ignore
      if (face.print) {
        const { o, u, v, svg } = face.print;
        const [ox, oy] = screen(o);
        const [ux, uy] = view.point(u);
        const [vx, vy] = view.point(v);
        const clip = `${id}c${clips++}`;
        const light = printLight(view.direction(face.n));
        out.push(
          `<clipPath id="${clip}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${clip})"><g transform="matrix(${[ux * place.k, uy * place.k, vx * place.k, vy * place.k, ox, oy].map(n4).join(' ')})">${svg}</g>${light > 0.01 ? `<path d="${d}" fill="#0b1424" fill-opacity="${light.toFixed(2)}"/>` : ''}</g>`,
        );
      }
      if (face.plane && face.mat.opacity === undefined) {
        out.push(
          `<path d="${d}" fill="url(#${id}${(face.mat.metal ?? 0) > 0.2 ? 'm' : 'l'})" fill-rule="evenodd"/>`,
        );
        out.push(`<path d="${d}" fill="none" stroke="${mix(fill, '#ffffff', 0.55)}" stroke-opacity=".5" stroke-width="1.6" stroke-linejoin="round"/>`); // oxfmt-ignore
      }
    }
  }
  return out.join('');
}

/** How much a print darkens on a face that turns away from the light. */
const printLight = (n: V3): number => {
  const white = Number.parseInt(shade({ color: '#ffffff', gloss: 0 }, n).slice(1, 3), 16);
  return Math.max(0, (248 - white) / 255) * 0.9;
};

function visible(solid: Solid, view: Projection): Face[] {
  return solid.faces
    .filter((face) => dot(face.n, view.toViewer) > 1e-4)
    .map((face) => {
      const contour = face.contours[0]!;
      let depth = 0;
      for (const p of contour) depth += view.depth(p);
      return { face, depth: depth / contour.length };
    })
    .sort((a, b) => (a.face.layer ?? 0) - (b.face.layer ?? 0) || a.depth - b.depth)
    .map(({ face }) => face);
}

/** Path data of a face on the screen. */
export function path(face: Face, screen: (p: V3) => V2): string {
  return face.contours
    .map((contour) => `M${contour.map((p) => screen(p).map(n1).join(' ')).join('L')}Z`)
    .join('');
}

/** Soft shadow on the ground: a dark contact line and a wide fall to the right. */
function shadow(
  solids: Solid[],
  view: Projection,
  screen: (p: V3) => V2,
  k: number,
  id: string,
): string {
  let ground = Infinity;
  let top = -Infinity;
  for (const p of points(solids)) {
    ground = Math.min(ground, p[2]);
    top = Math.max(top, p[2]);
  }
  const light = view.toLight;
  const drop = (p: V3, reach: number): V2 => {
    const h = (p[2] - ground) * reach;
    return screen([p[0] - (light[0] / light[2]) * h, p[1] - (light[1] / light[2]) * h, ground]);
  };
  const tall = (top - ground) * k;
  const wide: string[] = [];
  const contact: string[] = [];
  for (const solid of solids.flatMap((s) => s.parts ?? [s])) {
    if (solid.light) continue;
    const all = [...points([solid])];
    const step = Math.max(1, Math.floor(all.length / 160));
    const some = all.filter((_, i) => i % step === 0);
    wide.push(ring(some.map((p) => drop(p, 0.28))));
    const low = some.filter((p) => (p[2] - ground) * k < 60);
    if (low.length > 2) contact.push(ring(low.map((p) => drop(p, 0))));
  }
  const blur = Math.min(30, 12 + tall * 0.03);
  const box = 'x="-30%" y="-60%" width="160%" height="220%"';
  return (
    `<filter id="${id}a" ${box}><feGaussianBlur stdDeviation="${n1(blur)}"/></filter><filter id="${id}b" ${box}><feGaussianBlur stdDeviation="7"/></filter>` +
    `<path filter="url(#${id}a)" transform="translate(0 6)" fill="#101828" fill-opacity=".2" d="${wide.join('')}"/>` +
    `<path filter="url(#${id}b)" transform="translate(0 5)" fill="#101828" fill-opacity=".34" d="${contact.join('')}"/>`
  );
}

const ring = (list: V2[]): string => {
  const shape = hull(list);
  return shape.length < 2 ? '' : `M${shape.map((p) => p.map(n1).join(' ')).join('L')}Z`;
};
