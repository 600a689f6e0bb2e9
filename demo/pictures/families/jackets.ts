import { brandMark } from '../kit/brand-mark.ts';
import { mix } from '../kit/colour.ts';
import { mirrored } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import type { Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import { fold, seam } from './sewing.ts';
import type { Shape } from './template.ts';

/** The right half of each cut, from the hem to the collar. */
const SLEEVED: V2[] = [[0, 20], [158, 20], [162, 200], [164, 400], [214, 170], [292, 192], [256, 480], [214, 556], [120, 606], [60, 640], [0, 626]]; // oxfmt-ignore
const SLEEVELESS: V2[] = [[0, 20], [158, 20], [162, 200], [164, 400], [150, 470], [146, 530], [158, 582], [120, 606], [60, 640], [0, 626]]; // oxfmt-ignore
const VEST: V2[] = [[0, 20], [158, 20], [162, 200], [164, 390], [142, 470], [134, 540], [142, 592], [110, 606], [62, 622], [0, 440]]; // oxfmt-ignore
const HOODED: V2[] = [[0, 20], [168, 20], [170, 200], [170, 400], [222, 170], [300, 192], [262, 480], [220, 556], [124, 606], [84, 640], [92, 720], [60, 770], [0, 784]]; // oxfmt-ignore

const tape = (d: string): string =>
  `<path d="${d}" fill="#d7dbde"/><path d="${d}" fill="none" stroke="#8b9298" stroke-width="2"/>`;
const HOOPS = tape('M-166 -250H166V-212H-166Z') + tape('M-165 -170H165V-132H-165Z');
const ON_SLEEVES = tape('M-276 -330L-202 -300L-192 -330L-262 -362Z') + tape('M276 -330L202 -300L192 -330L262 -362Z'); // oxfmt-ignore
const BRACES = tape('M-112 -606L-78 -618L-70 -250H-104Z') + tape('M112 -606L78 -618L70 -250H104Z');
const ARMHOLES = seam('M-166 -400C-180 -470 -180 -520 -170 -560') + seam('M166 -400C180 -470 180 -520 170 -560'); // oxfmt-ignore
const FOLDS = fold('M-150 -300Q-120 -330 -90 -320', 0.12) + fold('M150 -90Q110 -110 80 -96', 0.14);
const COLLAR = `<path d="M-40 -640L0 -590L40 -640" fill="none" stroke="#15181b" stroke-width="10"/>`;
const POCKETS = '<path d="M-130 -190L-96 -90M130 -190L96 -90" stroke="#000" stroke-opacity=".4" stroke-width="6"/>'; // oxfmt-ignore
const QUILTING = [-120, -210, -300, -390, -480].map((y) => seam(`M-164 ${y}Q0 ${y - 16} 164 ${y}`, 4)).join(''); // oxfmt-ignore
const RIBS = Array.from({ length: 24 }, (_, i) => `M${-154 + i * 13.4} -22V-64`).join('');

const yoke = (color: string): string =>
  `<path d="M-164 -120H164V-20H-164Z" fill="${color}"/><path d="M-216 -558L-120 -608L-60 -642L0 -626L60 -642L120 -608L216 -558L206 -520L0 -520L-206 -520Z" fill="${color}"/>`;

/** The jacket, sweater or rainwear of this name and colour. */
export function jacket({ subject: { name }, color, look }: Shape): Solid[] {
  const c = color('#dbe62a');
  const isBright = /fluo|oranje/i.test(name);
  const chest = `<rect x="40" y="-480" width="96" height="90" rx="6" fill="#000" fill-opacity=".14"/>${brandMark(look, 44, -476, 88, 40, c)}`; // oxfmt-ignore
  const zip = seam('M0 -626V-20', 4);
  const sewn = (half: V2[], ...print: string[]): Solid[] => [
    soft(mirrored(half), 0, 80, 28, { color: c, gloss: 0.02 }, { print: print.join('') }),
  ];
  if (/vest\b/i.test(name)) return sewn(VEST, BRACES, HOOPS, seam('M0 -440V-20', 4));
  if (/bodywarmer/i.test(name)) return sewn(SLEEVELESS, QUILTING, zip, isBright ? HOOPS : '', COLLAR, `<g transform="translate(-30)">${chest}</g>`); // oxfmt-ignore
  if (/sweater/i.test(name)) {
    const ribbed = `<path d="${RIBS}" stroke="#000" stroke-opacity=".2" stroke-width="4"/><path d="M-60 -640Q0 -600 60 -640" fill="none" stroke="${mix(c, '#000000', 0.35)}" stroke-width="16"/>`; // oxfmt-ignore
    return sewn(SLEEVED, ribbed, seam('M-160 -70H160'), ARMHOLES, isBright ? HOOPS : '', FOLDS, chest); // oxfmt-ignore
  }
  const dark = mix(c, isBright ? '#253551' : '#000000', isBright ? 1 : 0.3);
  const bands = isBright ? HOOPS + ON_SLEEVES : '';
  if (/regen/i.test(name)) {
    const hood = `<path d="M-62 -640C-70 -720 -40 -756 0 -756C40 -756 70 -720 62 -640Q0 -600 -62 -640Z" fill="#000" fill-opacity=".45"/>`; // oxfmt-ignore
    return sewn(HOODED, hood, zip, ARMHOLES, POCKETS, bands, FOLDS, chest);
  }
  const quilted = /winter/i.test(name) ? QUILTING : '';
  return sewn(SLEEVED, yoke(dark), quilted, bands, zip, COLLAR, ARMHOLES, POCKETS, chest, FOLDS);
}
