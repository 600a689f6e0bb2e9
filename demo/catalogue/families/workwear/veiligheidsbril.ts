import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const veiligheidsbril: Family = ranged({
  key: 'veiligheidsbril',
  group: 'persoonlijke-bescherming',
  brands: 'bescherming',
  weight: 7,
  name: ['Veiligheidsbrillen', 'Safety glasses'],
  text: ['EN 166, krasvast en anticondens.', 'EN 166, scratch and fog resistant.'],
  kinds: [
    ['Veiligheidsbril', 'Safety glasses', 1, 'voor alledag', 'for everyday work'],
    ['Overzetbril', 'Over-spectacles', 0.9, 'over je eigen bril', 'over your own glasses'],
    ['Ruimzichtbril', 'Safety goggles', 1.5, 'tegen stof en spatten', 'against dust and splashes'],
    [
      'Veiligheidsbril op sterkte',
      'Reading safety glasses',
      2.6,
      'om tekeningen te lezen',
      'for reading drawings',
    ],
  ],
  sizes: [
    ['helder', 7.5, 'clear'],
    ['grijs getint', 8.2, 'grey tint'],
    ['geel', 8.2, 'yellow'],
    ['spiegelend', 9.4, 'mirrored'],
  ],
  grips: [
    ['zwart montuur', 'black frame', 1, 'zwart'],
    ['blauw montuur', 'blue frame', 1, 'blauw'],
    ['transparant montuur', 'clear frame', 0.95, 'transparant'],
    ['oranje montuur', 'orange frame', 1.02, 'oranje'],
  ],
  sizeCode: 'glas',
  gripCode: splitIntoAttributes('montuur', { montuur: /(\S+) (?:montuur|frame)/ }),
  packs: [1, 3, 10],
  facts: [
    ['Mechanische klasse F: 45 m/s', 'Mechanical class F: 45 m/s'],
    ['99% uv-filter', '99% UV filter'],
    ['Weegt 26 gram', 'Weighs 26 grams'],
  ],
  advice: [
    [
      'Spoel stof eerst af met water: droog poetsen krast.',
      'Rinse dust off first: dry wiping scratches.',
    ],
  ],
  kg: 0.05,
});
