import type { Camera } from '../kit/camera.ts';
import { box } from '../kit/bodies.ts';
import { inkOn, mix } from '../kit/colour.ts';
import { layers } from '../kit/textures.ts';
import { packPrint } from '../kit/label.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { render } from '../kit/scene.ts';
import type { Solid } from '../kit/solid.ts';
import { FRONT, type Shape } from './template.ts';

/** Splits the name of a product into title and size, at its first number. */
export function titleOf(shape: Shape): { title: string; size: string } {
  const { name } = shape.subject;
  const brand = shape.subject.brand?.name ?? '';
  const plain = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const at = plain.search(/\s(?=(?:Ø|M)?\d)/);
  return at < 4
    ? { title: plain, size: '' }
    : { title: plain.slice(0, at), size: plain.slice(at + 1) };
}

/** A printed carton with the product's picture on its front. */
export function carton(
  shape: Shape,
  model: Solid[],
  camera: Camera = FRONT,
  proportions: [number, number, number] = [300, 190, 330],
): Solid[] {
  const [w, d, h] = proportions;
  const { look } = shape;
  const side = Math.min(w, h) * 0.66;
  const picture =
    model.length === 0
      ? ''
      : `<g transform="translate(${(w - side) / 2} ${h * 0.43}) scale(${side / 1000})">${render(model, camera, { size: 1000, margin: 40, shadow: false, id: 'p', height: ((h * 0.49) / side) * 1000 })}</g>`;
  const dark = shape.seed % 3 === 0;
  const ground = dark ? mix(look.color, '#ffffff', 0.9) : '#ffffff';
  const label = titleOf(shape);
  return [
    box(
      [0, 0, 0],
      [w, d, h],
      { color: '#f4f2ee' },
      {
        front: packPrint(look, label, ground, picture),
        right: layers(
          (fw, fh) => `<rect width="${fw}" height="${fh}" fill="${look.color}"/>`,
          (fw, fh) =>
            `<g transform="translate(${fw / 2} ${fh / 2}) rotate(-90)">${brandMark(look, -fh * 0.42, -fw * 0.25, fh * 0.84, fw * 0.5, look.color)}</g>`,
        ),
        top: (fw, fh) =>
          `<rect width="${fw}" height="${fh}" fill="${mix(look.color, inkOn(look.color) === '#ffffff' ? '#ffffff' : '#000000', 0.08)}"/><path d="M0 ${fh / 2}H${fw}" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>`,
      },
    ),
  ];
}
