import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const afplaktape: Family = ranged({
  key: 'afplaktape',
  group: 'schildersgereedschap',
  brands: 'schildersgereedschap',
  weight: 6,
  name: ['Tape & afdekmateriaal', 'Tape & masking'],
  text: ['Voor strakke lijnen en schone vloeren.', 'For crisp lines and clean floors.'],
  kinds: [
    ['Afplaktape', 'Masking tape', 0.7, 'voor een dag schilderwerk', 'for a day of painting'],
    [
      'Afplaktape precisie',
      'Precision masking tape',
      1.5,
      'voor strakke lijnen',
      'for sharp lines',
    ],
    ['Afplaktape buiten', 'Outdoor masking tape', 1.7, 'voor zon en regen', 'for sun and rain'],
    [
      'Montagetape dubbelzijdig',
      'Double-sided tape',
      1.8,
      'om folie en profiel vast te zetten',
      'for fixing film and trim',
    ],
    ['Gaasband gipsplaat', 'Plasterboard mesh tape', 1.1, 'voor naden', 'for joints'],
  ],
  sizes: [
    ['19 mm x 50 m', 2.9, undefined, 50],
    ['25 mm x 50 m', 3.6, undefined, 50],
    ['38 mm x 50 m', 4.9, undefined, 50],
    ['50 mm x 50 m', 5.8, undefined, 50],
    ['50 mm x 25 m', 3.9, undefined, 25],
  ],
  grips: [
    ['geel', 'yellow', 1, 'geel'],
    ['blauw', 'blue', 1.1, 'blauw'],
    ['groen', 'green', 1.15, 'groen'],
    ['wit', 'white', 1, 'wit'],
  ],
  sizeCode: splitIntoAttributes('breedte', { lengte: / x (\d+ m)$/ }),
  gripCode: 'kleur',
  unit: 'rol',
  per: 'm',
  packs: [1, 3, 6, 12],
  facts: [
    ['Lijmt niet in op verf of glas', 'Leaves no glue on paint or glass'],
    ['Met de hand te scheuren', 'Tears by hand'],
  ],
  advice: [
    [
      'Trek tape onder 45° weg zolang de verf nog vochtig is.',
      'Pull tape at 45° while the paint is still damp.',
    ],
  ],
  kg: 0.15,
});
