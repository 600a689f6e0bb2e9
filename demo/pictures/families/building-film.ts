import { box, lathe } from '../kit/bodies.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import { band } from '../kit/wrap.ts';
import { labelBand } from './round-label.ts';
import type { Shape } from './template.ts';

/** Two rolls of film on their side, a strip of it before them. */
export function buildingFilm(s: Shape): Solid[] {
  const film = { color: s.color('#dfe9ec'), gloss: 0.8 };
  const sheets = box([0, -60, 0], [1000, 60, 3], film);
  const drum = turn(group([lathe([[0, 0], [70, 0], [70, 1000], [0, 1000]], film), band(70.4, 0, 1000, { color: '#ffffff', gloss: 0.9, opacity: 0.25 }, -60, -20), ...labelBand(s, 70.8, 70.8, 330, 670, { angle: 0 })]), 'y', 90); // oxfmt-ignore
  return [sheets, move(drum, 0, 0, 70), move(turn(group([lathe([[0, 0], [70, 0], [70, 1000], [0, 1000]], film)]), 'y', 90), 60, 170, 70)]; // oxfmt-ignore
}
