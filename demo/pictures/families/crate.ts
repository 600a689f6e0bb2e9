import { box } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { bounds } from '../kit/order.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

/** Several of a product side by side in an open display carton. */
export const packOf =
  (model: (shape: Shape) => Solid[], across: number, deep: number) =>
  (shape: Shape): Solid[] => {
    const one = model(shape);
    const { min, max } = bounds(...one);
    const [w, d, h] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const [bw, bd, bh] = [w * across * 1.04, d * deep * 1.04, h * 0.42];
    const wall = Math.min(w, d) * 0.04;
    const board = { color: '#c8a878', gloss: 0.04 };
    const items = Array.from({ length: across * deep }, (_, i) => {
      const [column, row] = [i % across, deep - 1 - Math.floor(i / across)];
      return group(one.map((part) => move(part, -min[0] + wall + column * w * 1.03, -min[1] + wall + row * d * 1.03, -min[2] + wall))); // oxfmt-ignore
    });
    return [
      box([0, bd + wall, 0], [bw + 2 * wall, wall, bh * 1.25], board),
      box([0, 0, 0], [wall, bd + wall, bh], board),
      ...items,
      box([bw + wall, 0, 0], [wall, bd + wall, bh], board),
      box([0, -wall, 0], [bw + 2 * wall, wall, bh], board, { front: (fw, fh) => `<rect width="${fw}" height="${fh}" fill="${shape.look.color}"/>${brandMark(shape.look, fw * 0.1, fh * 0.12, fw * 0.8, fh * 0.76, shape.look.color)}` }), // oxfmt-ignore
    ];
  };
