import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const pvcBocht: Family = ranged({
  key: 'pvc-bocht',
  group: 'afvoer',
  brands: 'leiding',
  weight: 9,

  name: ['Pvc-hulpstukken', 'PVC fittings'],
  text: ['Bochten, T-stukken, moffen en verloopstukken.', 'Bends, tees, couplers and reducers.'],
  kinds: [
    ['Pvc-bocht 45°', 'PVC bend 45°', 0.9, 'om te verspringen', 'for offsets'],
    ['Pvc-bocht 90°', 'PVC bend 90°', 1, 'voor een haakse hoek', 'for a right angle'],
    ['Pvc T-stuk 45°', 'PVC branch 45°', 1.7, 'om aan te takken', 'for a branch'],
    ['Pvc-mof', 'PVC coupler', 0.6, 'om buizen te koppelen', 'for joining pipes'],
    ['Pvc-verloopring', 'PVC reducer', 0.7, 'voor een kleinere buis', 'for a smaller pipe'],
    [
      'Pvc-ontstoppingsstuk',
      'PVC access fitting',
      2.6,
      'om bij een verstopping bij te kunnen',
      'for clearing a blockage',
    ],
  ],
  sizes: [
    ['Ø32 mm', 1.1],
    ['Ø40 mm', 1.3],
    ['Ø50 mm', 1.6],
    ['Ø75 mm', 2.7],
    ['Ø80 mm', 3.1],
    ['Ø110 mm', 4.4],
    ['Ø125 mm', 5.8],
    ['Ø160 mm', 11],
  ],
  grips: [
    ['lijm', 'solvent', 1, 'grijs'],
    ['manchet', 'ring seal', 1.35, 'grijs'],
    ['lijm wit', 'solvent white', 1.1, 'wit'],
    ['manchet bruin', 'ring seal brown', 1.35, 'roodbruin'],
  ],
  sizeCode: 'diameter',
  gripCode: splitIntoAttributes('aansluiting', { kleur: COLOUR_WORD }),
  packs: [1, 5, 10],
  facts: [
    ['KOMO-gekeurd', 'KOMO certified'],
    ['Past op buis van dezelfde buitenmaat', 'Fits pipe of the same outer diameter'],
    ['Rubber van EPDM bij manchetverbinding', 'EPDM seal on ring joints'],
  ],
  advice: [
    [
      'Zaag haaks, reinig buis en hulpstuk en lijm beide delen; schuif in één beweging.',
      'Cut square, clean pipe and fitting, glue both and push home in one movement.',
    ],
    [
      'Gebruik in liggende leidingen twee bochten van 45° in plaats van één van 90°: dat verstopt minder.',
      'In horizontal runs use two 45° bends instead of one 90°: fewer blockages.',
    ],
  ],
  kg: 0.15,
});
