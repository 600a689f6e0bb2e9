import { DEFAULT_FRAME, render } from './kit/scene.ts';
import { FRONT, shapeOf } from './families/template.ts';
import { templateOf } from './families/templates.ts';
import type { ProductSubject } from '../../backend/platform/images/subjects.ts';

/**
 * Draws the front of a product as a part of a larger picture: at x, y in a square with this side.
 */
export function productPicture(
  product: ProductSubject,
  [x, y, side]: [number, number, number],
  id: string,
): string {
  const template = templateOf(product.family);
  const svg = render(template.model(shapeOf(product)), template.front ?? FRONT, { ...DEFAULT_FRAME, margin: 60, id }); // oxfmt-ignore
  return `<g transform="translate(${x} ${y}) scale(${side / 1200})">${svg}</g>`;
}
