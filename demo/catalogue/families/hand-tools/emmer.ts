import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const emmer: Family = tool({
  key: 'emmer',
  group: 'bouwplaatsmateriaal',
  brands: 'transport',
  weight: 5,
  name: ['Emmers', 'Buckets'],
  text: ['Bouw-, water- en mengemmers.', 'Builder’s, water and mixing buckets.'],
  kinds: [
    ['Bouwemmer', 'Builder’s bucket', 1, 'voor mortel en puin', 'for mortar and rubble'],
    [
      'Emmer met maatverdeling',
      'Graduated bucket',
      1.2,
      'om water af te meten',
      'for measuring water',
    ],
    [
      'Mengemmer met deksel',
      'Mixing tub with lid',
      1.6,
      'om verf en lijm te mengen',
      'for mixing paint and adhesive',
    ],
    [
      'Speciemortelemmer',
      'Mortar bucket',
      1.3,
      'die aan de kraan mag',
      'that may hang from a hoist',
    ],
  ],
  sizes: [
    ['5 l', 2.6],
    ['10 l', 3.6],
    ['12 l', 4],
    ['16 l', 5.2],
    ['20 l', 6.6],
    ['30 l', 9.5],
  ],
  grips: [
    ['zwart', 'black', 1, 'zwart'],
    ['geel', 'yellow', 1.05, 'geel'],
    ['blauw', 'blue', 1.05, 'blauw'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  packs: [1, 10],
  facts: [
    ['Stalen hengsel met rol', 'Steel bail with grip'],
    ['Kunststof dat bij vorst niet scheurt', 'Plastic that does not crack in frost'],
  ],
  advice: [
    [
      'Laat mortel in de emmer uitharden en klop hem los: hij laat vanzelf.',
      'Let mortar set and knock it out: it releases by itself.',
    ],
  ],
  kg: 0.6,
});
