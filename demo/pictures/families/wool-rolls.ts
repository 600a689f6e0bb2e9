import { lathe } from '../kit/bodies.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { wool } from '../kit/textures.ts';
import { labelBand } from './round-label.ts';
import { seeded, type Shape } from './template.ts';
import { rollAlongY, spiral } from './wound-rolls.ts';

/** A roll of glass wool on its side, in its printed foil. */
export function woolRoll(s: Shape): Solid[] {
  const fleece = rollAlongY(230, 600, s.color('#e9c93f'), `${spiral('#7a5c06', 7, 26, 226)}<g transform="translate(-230 -230)">${wool(seeded(s, 'e'), 160)(460, 460)}</g>`, 0); // oxfmt-ignore
  const foil = lathe(
    [
      [231, 90],
      [231, 510],
    ],
    { color: '#f4f5f3', gloss: 0.5 },
  );
  const label = [...labelBand(s, 232, 232, 110, 490, { angle: 62, from: -20, to: 150 })];
  return [fleece, ...[foil, ...label].map((part) => move(turn(part, 'x', -90), 0, 0, 230))];
}
