import { project } from './kit/camera.ts';
import { lineScene } from './kit/line-scene.ts';
import { text } from '../../backend/platform/images/document.ts';
import { bounds } from './kit/order.ts';
import type { Solid } from './kit/solid.ts';
import type { ProductSubject } from '../../backend/platform/images/subjects.ts';

const INK = '#1d2a3a';
const DIM = '#35547c';

/** Draws a product in lines from the front and from the side, with its sizes. */
export function dimensionDrawing(solids: Solid[], subject: ProductSubject): string {
  const { min, max } = bounds(...solids);
  const [w, d, h] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const flat = h < 0.16 * Math.max(w, d);
  // A flat product is drawn from above instead of from the front, and its edge beside it.
  const tall = flat ? d : h;
  const deep = flat ? h : d;
  const gap = 190;
  const k = Math.min((1200 - 2 * 130 - gap) / (w + deep), 760 / tall);
  const [fw, fh, sw] = [w * k, tall * k, deep * k];
  const x = (1200 - fw - gap - sw) / 2 + 20;
  const y = (1200 - fh) / 2 - 10;
  const front = flat ? { az: 0, el: 90 } : { az: 0, el: 0 };
  const side = flat ? { az: 90, el: 0 } : { az: 90, el: 0 };
  const value = sizes(subject, w, tall, deep, flat);
  const sideX = x + fw + gap;
  return [
    `<g>${lineScene(solids, project(front), { x, y, k }, INK)}</g>`,
    flat
      ? `<g transform="translate(${sideX} ${y}) rotate(90) translate(0 ${-sw})">${lineScene(solids, project(side), { x: 0, y: 0, k }, INK)}</g>`
      : `<g>${lineScene(solids, project(side), { x: sideX, y, k }, INK)}</g>`,
    horizontal(x, x + fw, y + fh + 70, y + fh, value.width),
    vertical(x - 70, y, y + fh, x, value.height),
    horizontal(sideX, sideX + sw, y + fh + 70, y + fh, value.depth),
    `<path d="M60 1128H1140" stroke="${INK}" stroke-width="2" stroke-opacity=".35"/>`,
    text(60, 1164, 'mm', { size: 26, weight: 500, fill: DIM }),
    text(1140, 1164, subject.name, { size: Math.min(26, 26 * (52 / Math.max(52, subject.name.length))), weight: 500, fill: INK, anchor: 'end' }), // oxfmt-ignore
  ].join('');
}

/** Returns the sizes of the catalogue if it has all of them, else those of the drawing. */
function sizes(
  subject: ProductSubject,
  w: number,
  tall: number,
  deep: number,
  flat: boolean,
): { width: string; height: string; depth: string } {
  const given = [subject.width, subject.height, subject.depth];
  const drawn = [w, tall, deep];
  if (given.every((v): v is number => v !== null && v > 0)) {
    // Assigns the given sizes to the drawn sides by length: the longest to the longest.
    const rank = (list: number[]): number[] =>
      list.map((v) => list.filter((o) => o > v).length + 0);
    const order = (given as number[]).toSorted((a, b) => b - a);
    const used = new Set<number>();
    const labels = rank(drawn).map((place) => {
      let at = place;
      while (used.has(at)) at++;
      used.add(at);
      return format(order[at] ?? 0);
    });
    return { width: labels[0]!, height: labels[1]!, depth: labels[2]! };
  }
  return { width: format(w), height: format(flat ? tall : tall), depth: format(deep) };
}

const format = (value: number): string =>
  (value >= 20 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)).replace('.', ',');

const arrow = (x: number, y: number, dx: number, dy: number): string =>
  `<path fill="${DIM}" d="M${x} ${y}l${dx * 17 - dy * 5.5} ${dy * 17 + dx * 5.5}l${dy * 11} ${-dx * 11}Z"/>`;

function horizontal(x0: number, x1: number, y: number, from: number, label: string): string {
  const mid = (x0 + x1) / 2;
  const narrow = x1 - x0 < 60;
  return `<path d="M${x0} ${from + 12}V${y + 14}M${x1} ${from + 12}V${y + 14}M${narrow ? x0 - 40 : x0} ${y}H${narrow ? x1 + 40 : x1}" stroke="${DIM}" stroke-width="2.2" fill="none"/>${narrow ? arrow(x0, y, -1, 0) + arrow(x1, y, 1, 0) : arrow(x0, y, 1, 0) + arrow(x1, y, -1, 0)}${text(mid, y + 44, label, { size: 34, weight: 500, fill: DIM, anchor: 'middle' })}`;
}

function vertical(x: number, y0: number, y1: number, from: number, label: string): string {
  const mid = (y0 + y1) / 2;
  return `<path d="M${from - 12} ${y0}H${x - 14}M${from - 12} ${y1}H${x - 14}M${x} ${y0}V${y1}" stroke="${DIM}" stroke-width="2.2" fill="none"/>${arrow(x, y0, 0, 1)}${arrow(x, y1, 0, -1)}<g transform="translate(${x - 16} ${mid}) rotate(-90)">${text(0, 0, label, { size: 34, weight: 500, fill: DIM, anchor: 'middle' })}</g>`;
}
