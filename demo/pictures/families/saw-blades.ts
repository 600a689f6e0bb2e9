import { extrude } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** A blade with as many teeth as its name counts. */
export function sawBlade(s: Shape): Solid[] {
  const count = Number(/(\d+) tanden/.exec(s.subject.name)?.[1] ?? 24);
  const teeth = Array.from({ length: count }, (_, i): V2[] => {
    const at = (deg: number, r: number): V2 => [r * Math.cos((deg * Math.PI) / 180), 95 + r * Math.sin((deg * Math.PI) / 180)]; // oxfmt-ignore
    const [a, k] = [(i * 360) / count, 24 / count];
    const gullet = 95 - 11 * Math.sqrt(k);
    return [at(a, gullet), at(a + 2 * k, 95), at(a + 5 * k, 94), at(a + 10 * k, gullet - 1)];
  }).flat();
  const slots = [0, 90, 180, 270].map((a) => `<path d="M66 0Q74 8 84 2" transform="rotate(${a + 20})" fill="none" stroke="#11161b" stroke-width="3"/>`).join(''); // oxfmt-ignore
  const print = `<g transform="translate(0 -95)"><circle r="78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8"/><circle r="62" fill="none" stroke="${s.look.color}" stroke-width="3"/>${slots}<g>${brandMark(s.look, -46, -54, 92, 30, '#9aa1a7')}</g><circle r="15" fill="#ffffff"/><circle r="15" fill="none" stroke="#6a7278" stroke-width="2"/></g>`; // oxfmt-ignore
  return [
    extrude(teeth, 0, 2.4, { color: s.color('#c3c8cb'), metal: 0.35, gloss: 0.5 }, { print }),
  ];
}
