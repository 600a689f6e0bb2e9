import type { Camera } from '../kit/camera.ts';
import { brandLook, type BrandLook } from '../kit/brand-mark.ts';
import { hash, random, type Random } from '../kit/random.ts';
import type { Solid } from '../kit/solid.ts';
import type { ProductSubject } from '../../../backend/platform/images/subjects.ts';

/** What a template draws from: the subject with its sizes read and its dice thrown. */
export interface Shape {
  subject: ProductSubject;
  look: BrandLook;
  seed: number;
  r: Random;
  /** The product's colour, or the family's usual one. */
  color(usual: string): string;
  /** Numbers in the size part of the name: `4,5x50 mm` gives 4.5 and 50. */
  measures: number[];
  /** Three sides from long to short; usual ones where the catalogue has none. */
  sides(long: number, middle: number, short: number): [number, number, number];
  /** Width, depth and height as they stand. */
  size(width: number, depth: number, height: number): [number, number, number];
}

/** One family of products: a body in millimetres, and how it is looked at. */
export interface Template {
  model(shape: Shape): Solid[];
  /** The product without what it hangs or lies on, for the drawing that gives its sizes. */
  bare?(shape: Shape): Solid[];
  front?: Camera;
  side?: Camera;
  detail?: { camera?: Camera; x: number; y: number; k: number };
  /** The package; without one it is a carton with the product's picture. */
  pack?(shape: Shape): Solid[];
  packCamera?: Camera;
}

export const FRONT: Camera = { az: 32, el: 22 };
export const SIDE: Camera = { az: -36, el: 34 };

export function shapeOf(subject: ProductSubject): Shape {
  const seed = hash(`product:${subject.id}`);
  const { width, height, depth } = subject;
  const measures = [...(/\d+(?:[,.]\d+)?(?:\s?[x×]\s?\d+(?:[,.]\d+)?)+/.exec(subject.name)?.[0] ?? '').matchAll(/\d+(?:[,.]\d+)?/g)].map(([n]) => Number(n.replace(',', '.'))); // oxfmt-ignore
  return {
    subject,
    look: brandLook(subject.brand),
    seed,
    r: random(seed),
    color: (usual) => subject.color ?? usual,
    measures,
    sides: (long, middle, short) => {
      const given = [width, height, depth].filter((v): v is number => v !== null && v > 0);
      if (given.length < 3) return [long, middle, short];
      const [a, b, c] = given.toSorted((x, y) => y - x) as [number, number, number];
      return tame(a, b, c);
    },
    size: (w, d, h) => {
      if (!width || !height || !depth) return [w, d, h];
      // A product is drawn upright in its family's proportions, bent towards its own.
      const bend = (own: number, usual: number): number =>
        usual * Math.min(1.6, Math.max(0.62, own / usual / k));
      const k = Math.cbrt((width * depth * height) / (w * d * h));
      return [bend(width, w), bend(depth, d), bend(height, h)];
    },
  };
}

/**
 * Very long and very thin things are drawn shorter and thicker than they are, in order of
 * their true sizes: a 4 m lath 10 mm thick would be a line.
 */
function tame(long: number, middle: number, short: number): [number, number, number] {
  const soften = (ratio: number, from: number): number =>
    ratio <= from ? ratio : from * (ratio / from) ** 0.35;
  const a = middle * soften(long / middle, 5);
  return [a, middle, a / soften(a / short, 13)];
}

/** Seed of one surface of a product. */
export const seeded = (shape: Shape, part: string): string => `${shape.seed}:${part}`;
