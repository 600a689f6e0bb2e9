import type { Drawing } from '../../backend/platform/images/document.ts';
import { hash, random } from './kit/random.ts';
import { hsl } from './kit/colour.ts';
import { productPicture } from './product-picture.ts';
import type { BannerSubject } from '../../backend/platform/images/subjects.ts';

type Place = [x: number, y: number, side: number];

/** Draws products before a coloured wall, 16:5; the left third stays empty for text. */
export function bannerDrawing(banner: BannerSubject): Drawing {
  return {
    width: 1600,
    height: 500,
    cover: true,
    svg: scene(banner, 1600, 500, [[800, 70, 420], [520, 60, 400], [1120, 40, 430]]), // oxfmt-ignore
  };
}

/**
 * Draws one product in front of two others, 4:3. However a card crops it, from an upright strip to
 * twice as wide as high, the front one stays whole.
 */
export function bannerCardDrawing(banner: BannerSubject): Drawing {
  return {
    width: 900,
    height: 675,
    cover: true,
    svg: scene(banner, 900, 675, [[205, 105, 490], [5, 60, 440], [455, 60, 440]]), // oxfmt-ignore
  };
}

/** Wall, floor and light, and the products at their places: the first one in front. */
function scene({ name, products }: BannerSubject, w: number, h: number, places: Place[]): string {
  const r = random(hash(`banner:${name}`));
  const hue = r.pick([205, 215, 28, 42, 150, 190]);
  const wall = hsl(hue, 0.32, 0.9);
  const floor = hsl(hue, 0.2, 0.83);
  const beam = hsl(hue, 0.4, 0.84);
  const horizon = Math.round(h * 0.6);
  const x = (part: number): number => Math.round(w * part);
  const shown = products.slice(0, 3).map((product, i) => productPicture(product, places[i]!, `k${i}`)); // oxfmt-ignore
  return `<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${wall}"/><rect y="${horizon}" width="${w}" height="${h - horizon}" fill="${floor}"/><path d="M${x(0.61)} 0H${w}V${horizon}H${x(0.475)}Z" fill="${beam}"/><rect width="${w}" height="${h}" fill="url(#w)"/>${shown.reverse().join('')}`;
}
