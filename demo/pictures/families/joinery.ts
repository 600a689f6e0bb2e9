import { arc, box, extrude, tube, type Draw } from '../kit/bodies.ts';
import { type Material, ZINC } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { group, type Solid } from '../kit/solid.ts';

/** Glass as it looks against a light wall: pale, with two bright bars across. */
export const glass: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#c9dce6"/><path d="M0 ${h * 0.62}L${w} ${h * 0.62 - w * 1.1}V${h * 0.62 - w * 0.7}L0 ${h * 0.62 + w * 0.4}Z" fill="#fff" fill-opacity=".5"/><path d="M0 ${h * 0.92}L${w} ${h * 0.92 - w * 1.1}V${h * 0.92 - w * 0.98}L0 ${h * 0.92 + w * 0.12}Z" fill="#fff" fill-opacity=".5"/><rect width="${w}" height="${h}" fill="none" stroke="#15202a" stroke-opacity=".35" stroke-width="${w * 0.03}"/>`;

/** Four bars around an opening. */
export const frame = (w: number, h: number, bar: number, depth: number, mat: Material): Solid =>
  extrude(rect(0, 0, w, h), 0, depth, mat, { holes: [rect(bar, bar, w - 2 * bar, h - 2 * bar)] });

/** A lever on its plate; `flip` is the side it points to. */
export const lever = (x: number, z: number, flip: number): Solid =>
  // oxfmt-ignore
  group([
    box([x - 20, -7, z - 90], [40, 7, 190], ZINC),
    tube([[x, -4, z], [x, -44, z], ...arc([x + flip * 16, -44, z], [-flip, 0, 0], [0, -1, 0], 16, 0, 90, 5), [x + flip * 130, -60, z]], 10, ZINC, 16), // oxfmt-ignore
  ]);
