import type { Drawing } from './document.ts';

/**
 * What stands where nobody brought a picture: the outline of a box in the colour of the house
 * (`#rrggbb`) on a quiet ground, width x height. A wide one is cut to fill its place, with the box
 * at the right: texts of banners stand at the left.
 */
export function placeholder(width: number, height: number, color: string): Drawing {
  const isWide = width > height * 2;
  const side = Math.round(Math.min(width, height) * 0.36);
  const x = Math.round(width * (isWide ? 0.75 : 0.5) - side / 2);
  const y = Math.round((height - side) / 2);
  const lid = Math.round(side * 0.3);
  const outline = `M${x} ${y + lid}L${x + lid} ${y}H${x + side - lid}L${x + side} ${y + lid}V${y + side}H${x}ZM${x} ${y + lid}H${x + side}M${x + side / 2} ${y}V${y + lid}`;
  return {
    ...{ width, height, cover: isWide },
    svg: `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="${height}" fill="${color}" fill-opacity=".06"/><path d="${outline}" fill="none" stroke="${color}" stroke-opacity=".45" stroke-width="${Math.max(4, Math.round(side / 40))}" stroke-linejoin="round"/>`,
  };
}
