import type { Drawing } from './document.ts';
import { hash, random } from './kit/random.ts';
import { hsl } from './kit/colour.ts';
import { productPicture } from './product-picture.ts';
import type { BannerSubject } from './subject.ts';

/** A wide composition of products before a coloured wall, 16:5; its left third is calm. */
export function bannerDrawing({ name, products }: BannerSubject): Drawing {
  const r = random(hash(`banner:${name}`));
  const hue = r.pick([205, 215, 28, 42, 150, 190]);
  const wall = hsl(hue, 0.32, 0.9);
  const floor = hsl(hue, 0.2, 0.83);
  const places: [number, number, number][] = [[520, 60, 400], [1120, 40, 430], [800, 70, 420]]; // prettier-ignore
  return {
    width: 1600,
    height: 500,
    cover: true,
    svg: `<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="1600" height="500" fill="${wall}"/><rect y="350" width="1600" height="150" fill="${floor}"/><path d="M980 0H1600V350H760Z" fill="${hsl(hue, 0.4, 0.84)}"/><rect width="1600" height="500" fill="url(#w)"/>${products
      .slice(0, 3)
      .map((product, i) => productPicture(product, places[i]!, `k${i}`))
      .join('')}`,
  };
}
