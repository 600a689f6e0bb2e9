import { box, extrude, type Draw } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import { circle, rect } from '../kit/outline.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { speckle } from '../kit/textures.ts';
import { seeded, type Shape } from './template.ts';

/** Sanding discs with holes for the dust, fanned out. */
const discs = (color: string, net = false): Solid[] => {
  const mesh = net ? `<path d="${Array.from({ length: 33 }, (_, i) => `M-64 ${-64 + i * 4}H64M${-64 + i * 4} -64V64`).join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>` : undefined; // oxfmt-ignore
  const dust = Array.from({ length: 8 }, (_, i) => circle(5.5, 42 * Math.cos(i * (Math.PI / 4)), 42 * Math.sin(i * (Math.PI / 4)), 16)); // oxfmt-ignore
  return [0, 1, 2, 3].map((i) => {
    const disc = extrude(circle(64, 0, 0, 60), 0, 2.4, { color: mix(color, '#000000', (3 - i) * 0.09), gloss: 0 }, { holes: net ? [] : [...dust, circle(5.5, 0, 0, 16)], print: mesh }); // oxfmt-ignore
    return move(turn(turn(disc, 'x', -90), 'z', i * 13), i * 34, (i % 2) * 26, i * 2.6);
  });
};

/** Sanding belts: loops that stand on their edge. */
const belts = (color: string): Solid[] =>
  [0, 1, 2].map((i) => {
    const loop = extrude(rect(-120, 0, 240, 56, 28), 0, 75, { color: mix(color, '#000000', i * 0.1), gloss: 0 }, { holes: [rect(-117, 3, 234, 50, 25)] }); // oxfmt-ignore
    return move(turn(turn(loop, 'x', -90), 'z', 8 - i * 9), i * 12, -i * 74, 0);
  });

/** Sheets fanned out; discs or belts where the name tells of them. */
export function sandpaper(s: Shape): Solid[] {
  const c = s.color('#9c4a32');
  if (/schuurschijf|schuurnet/i.test(s.subject.name)) return discs(c, /net/i.test(s.subject.name));
  if (/schuurband/i.test(s.subject.name)) return belts(c);
  const grit: Draw = speckle(seeded(s, 'g'), 900, 0.006, ['#000', '#fff', '#3a1508'], 0.28);
  return [3, 2, 1, 0].map((i) => turn(box([-115, -140, (3 - i) * 3], [230, 280, 2.4], { color: i === 0 ? c : i === 2 ? '#c9b48c' : mix(c, '#000000', i * 0.1), gloss: 0 }, { top: i === 2 ? (w, h) => brandMark(s.look, w * 0.1, h * 0.4, w * 0.8, h * 0.2, '#c9b48c') : grit }), 'z', (i - 1.5) * 19)); // oxfmt-ignore
}
