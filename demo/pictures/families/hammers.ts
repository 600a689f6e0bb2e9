import { extrude, lathe } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import { TOOL_STEEL } from '../kit/material.ts';
import { outline, rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { move, turn, type Solid } from '../kit/solid.ts';
import { onBench } from './bench.ts';
import type { Shape } from './template.ts';

const RUBBER = { color: '#24282d', gloss: 0.1 };

/** The head across the top of the handle, by what the hammer is for. */
function head(name: string): Solid {
  if (/rubber/i.test(name)) {
    const drum = lathe([[0, -60], [34, -60], [38, -54], [38, 54], [34, 60], [0, 60]], RUBBER, 40); // oxfmt-ignore
    return move(turn(drum, 'y', 90), 0, 0, 300);
  }
  if (/moker/i.test(name)) return soft(rect(-74, 268, 148, 62, 12), -29, 58, 9, TOOL_STEEL);
  if (/vuist/i.test(name)) return soft(rect(-56, 276, 112, 48, 8), -23, 46, 7, TOOL_STEEL);
  // A round-edged face at one end and a wedge across at the other.
  if (/bank/i.test(name)) return soft(outline('M-54 284L-58 288L-58 316L-54 320L-26 316L22 316L66 304L68 298L66 294L22 288L-26 288Z'), -14, 28, 5, TOOL_STEEL); // oxfmt-ignore
  return soft(outline('M-52 284L-58 288L-58 318L-52 322L-30 318L-16 320L20 318C40 316 58 308 74 298L72 292C54 296 36 290 20 286L-16 282L-30 286Z'), -13, 26, 5, TOOL_STEEL); // oxfmt-ignore
}

/** The hammer that a name tells of, on its side. */
export function hammer({ subject: { name }, color, look }: Shape): Solid[] {
  const wood = { color: color('#d9b47c'), gloss: 0.25 };
  const grain = `<path d="M-3 -280V-10M4 -270V-20" stroke="#5a3510" stroke-opacity=".3" stroke-width="1.6"/>`; // oxfmt-ignore
  const handle = soft(outline('M-11 0C-15 20 -14 80 -11 110C-9 180 -9 240 -10 290L10 290C9 240 9 180 11 110C14 80 15 20 11 0C6 -5 -6 -5 -11 0Z', 8), -10, 20, 8, wood, { print: `${grain}<g transform="translate(0 -70) rotate(-90)">${brandMark(look, -50, -8, 100, 16)}</g>` }); // oxfmt-ignore
  const cleft = extrude(outline('M74 299L44 303L44 301L72 294Z'), -14, 2, { color: '#5a6268' });
  return [onBench([handle, head(name), ...(/klauw/i.test(name) ? [cleft] : [])], 38)];
}
