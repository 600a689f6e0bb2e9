import type { Family } from '../../family.ts';
import { sheet } from './shared.ts';

export const osbPlaat: Family = sheet({
  key: 'osb-plaat',
  weight: 9,
  name: ['OSB-platen', 'OSB boards'],
  text: [
    'OSB voor vloer, dak en wand, met rechte kant of veer en groef.',
    'OSB for floor, roof and wall, square edge or tongue and groove.',
  ],
  kinds: {
    recht: [
      'OSB 3 rechte kant',
      'OSB 3 square edge',
      0.5,
      ['voor wanden en dakbeschot', 'for walls and roof decking'],
      'hout',
    ],
    tg2: [
      'OSB 3 veer/groef 2-zijdig',
      'OSB 3 T&G 2 sides',
      0.58,
      ['voor daken en wanden zonder kier', 'for tight roofs and walls'],
      'hout',
    ],
    tg4: [
      'OSB 3 veer/groef 4-zijdig',
      'OSB 3 T&G 4 sides',
      0.62,
      ['voor zwevende vloeren', 'for floating floors'],
      'hout',
    ],
    osb4: [
      'OSB 4 zwaar belastbaar',
      'OSB 4 heavy duty',
      0.78,
      ['voor magazijnvloeren in vochtige ruimten', 'for storage floors in humid rooms'],
      'hout',
    ],
  },
  thick: [9, 10, 11, 12, 15, 18, 22, 25],
  sizes: [
    [2440, 1220],
    [2500, 1250],
    [2440, 590],
    [2500, 675],
    [1220, 610],
    [2800, 1250],
  ],
  density: 0.62,
  material: ['OSB', 'OSB'],
  facts: [
    ['Lijmklasse E1, vochtbestendig binnen', 'E1 glue, moisture resistant indoors'],
    ['Lange vezel in de lengterichting draagt het meest', 'Strongest along its length'],
  ],
  advice: [
    [
      'Houd 3 mm voeg tussen platen met rechte kant: OSB werkt.',
      'Leave 3 mm between square-edged boards: OSB moves.',
    ],
    [
      'Leg de bedrukte kant naar binnen en de lengte haaks op de balken.',
      'Lay the printed side in and the length across the joists.',
    ],
  ],
});
