import type { Draw } from './bodies.ts';
import { brandMark, type BrandLook } from './brand-mark.ts';
import { inkOn, mix } from './colour.ts';
import { fitText, text } from '../../../backend/platform/images/document.ts';

/** What stands on a package besides the brand. */
export interface LabelText {
  /** The article, as the trade calls it: `Spaanplaatschroef`. */
  title: string;
  /** Size or content: `4,5 x 50 mm`, `25 kg`. */
  size?: string;
}

/** A full printed side: brand on top, a band of its colour, the title and the size. */
export const packPrint =
  (look: BrandLook, { title, size }: LabelText, ground = '#ffffff', picture = ''): Draw =>
  (w, h) => {
    const ink = inkOn(ground);
    const pad = w * 0.07;
    const room = w - 2 * pad;
    const big = fitText(title, room, h * 0.085, 700);
    const small = size ? fitText(size, room * 0.8, h * 0.065, 700) : 0;
    const band = h * 0.2;
    return [
      `<rect width="${w}" height="${h}" fill="${ground}"/>`,
      `<rect width="${w}" height="${band}" fill="${look.color}"/>`,
      brandMark(look, pad, band * 0.12, room, band * 0.76, look.color),
      text(pad, band + h * 0.045 + big * 0.75, title, { size: big, fill: ink }),
      size
        ? text(pad, band + h * 0.065 + big + small * 0.8, size, {
            size: small,
            weight: 500,
            fill: mix(ink, ground, 0.3),
          })
        : '',
      `<rect y="${h * 0.94}" width="${w}" height="${h * 0.06}" fill="${look.accent}"/>`,
      picture,
    ].join('');
  };

/** A sticker in the middle of a side: white, with the brand and one line. */
export const sticker =
  (
    look: BrandLook,
    line = '',
    { x = 0.3, y = 0.35, w = 0.4, h = 0.3 } = {},
    ground = '#ffffff',
  ): Draw =>
  (fw, fh) => {
    const [bx, by, bw, bh] = [fw * x, fh * y, fw * w, fh * h];
    const size = line ? fitText(line, bw * 0.86, bh * 0.22, 500) : 0;
    const foot = line ? size * 1.7 : 0;
    return `<rect x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="${Math.min(bw, bh) * 0.05}" fill="${ground}"/>${brandMark(look, bx + bw * 0.06, by + bh * 0.1, bw * 0.88, bh * 0.84 - foot, ground)}${line ? text(bx + bw / 2, by + bh - size * 0.7, line, { size, weight: 500, anchor: 'middle', fill: mix(inkOn(ground), ground, 0.25) }) : ''}`;
  };

/** The brand printed straight on the material. */
export const stamped =
  (
    look: BrandLook,
    { x = 0.3, y = 0.4, w = 0.4, h = 0.2 } = {},
    on = '#ffffff',
    opacity = 0.9,
  ): Draw =>
  (fw, fh) =>
    `<g opacity="${opacity}">${brandMark(look, fw * x, fh * y, fw * w, fh * h, on)}</g>`;
