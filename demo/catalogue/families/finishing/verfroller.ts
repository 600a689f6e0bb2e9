import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const verfroller: Family = ranged({
  key: 'verfroller',
  group: 'schildersgereedschap',
  brands: 'schildersgereedschap',
  weight: 7,
  name: ['Verfrollers', 'Paint rollers'],
  text: ['Vachtrollers, lakrollers en sets.', 'Fleece rollers, gloss rollers and sets.'],
  kinds: [
    ['Muurverfroller', 'Wall roller', 1, 'voor muren en plafonds', 'for walls and ceilings'],
    ['Lakroller', 'Gloss roller', 0.7, 'voor deuren en panelen', 'for doors and panels'],
    [
      'Verfrollerset met bak',
      'Roller set with tray',
      1.5,
      'om meteen te beginnen',
      'to start at once',
    ],
    ['Gevelroller', 'Façade roller', 1.2, 'voor grof metselwerk', 'for rough masonry'],
  ],
  sizes: [
    ['100 mm', 4.4],
    ['180 mm', 7.2],
    ['250 mm', 9.4],
    ['270 mm', 10.2],
  ],
  grips: [
    ['vilt 4 mm', 'felt 4 mm', 0.9, 'wit'],
    ['microvezel 9 mm', 'microfibre 9 mm', 1.1, 'wit'],
    ['nylon 13 mm', 'nylon 13 mm', 1, 'geel'],
    ['polyamide 18 mm', 'polyamide 18 mm', 1.2, 'groen'],
    ['schuim', 'foam', 0.7, 'grijs'],
  ],
  sizeCode: 'breedte',
  packs: [1, 2, 5, 10],
  facts: [
    ['Beugel 8 mm, past op gangbare steel', '8 mm frame, fits usual poles'],
    ['Hoe ruwer de muur, hoe langer de vacht', 'The rougher the wall, the longer the pile'],
  ],
  advice: [
    [
      'Was een nieuwe roller uit en draai droog: losse pluisjes zijn dan weg.',
      'Wash a new roller and spin dry: loose lint is gone.',
    ],
  ],
  kg: 0.15,
});
