import type { Drawing } from '../../backend/platform/images/document.ts';
import { productPicture } from './product-picture.ts';
import type { CategorySubject } from '../../backend/platform/images/subjects.ts';

/** Draws two or three products of a category on one background, 4:3. */
export function categoryDrawing({ products }: CategorySubject): Drawing {
  const shown = products.slice(0, 3);
  const places =
    shown.length < 2
      ? [[200, 50, 800]]
      : shown.length === 2
        ? [[20, 40, 640], [560, 230, 600]] // oxfmt-ignore
        : [[10, 20, 580], [600, 20, 580], [300, 350, 540]]; // oxfmt-ignore
  return {
    width: 1200,
    height: 900,
    svg: `<rect width="1200" height="900" fill="#fff"/>${shown.map((product, i) => productPicture(product, places[i] as [number, number, number], `k${i}`)).join('')}`,
  };
}
