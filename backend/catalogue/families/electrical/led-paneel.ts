import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { ledClass } from './shared.ts';

export const ledPaneel: Family = ranged({
  key: 'led-paneel',
  group: 'verlichting',
  brands: 'licht',
  weight: 6,
  name: ['Ledpanelen & armaturen', 'LED panels & fittings'],
  text: ['Voor systeemplafonds, schuren en garages.', 'For suspended ceilings, sheds and garages.'],
  kinds: [
    ['Ledpaneel inbouw', 'LED panel recessed', 1, 'voor systeemplafonds', 'for suspended ceilings'],
    ['Ledpaneel opbouw', 'LED panel surface', 1.2, 'voor vaste plafonds', 'for solid ceilings'],
    [
      'Ledarmatuur waterdicht IP65',
      'LED batten IP65',
      1.1,
      'voor garage en schuur',
      'for garage and shed',
    ],
    [
      'Ledplafonnière met sensor',
      'LED ceiling light with sensor',
      1.3,
      'voor gang en trappenhuis',
      'for hall and stairs',
    ],
  ],
  sizes: [
    ['12 W 300x300 mm', 21],
    ['20 W 300x600 mm', 32],
    ['24 W 600x600 mm', 36],
    ['36 W 600x600 mm', 44],
    ['40 W 300x1200 mm', 52],
    ['48 W 600x1200 mm', 68],
  ],
  grips: [
    ['3000 K', '3000 K', 1, 'wit'],
    ['4000 K', '4000 K', 1, 'wit'],
    ['6500 K', '6500 K', 1, 'wit'],
    ['4000 K DALI', '4000 K DALI', 1.5, 'wit'],
  ],
  sizeCode: 'vermogen',
  gripCode: 'kleurtemperatuur',
  energy: ledClass,
  facts: [
    ['UGR onder 19: rustig bij beeldschermen', 'UGR below 19: easy on screens'],
    ['Driver met 5 jaar garantie', 'Driver with 5 years guarantee'],
    ['50~000 branduren L80', '50,000 hours L80'],
  ],
  advice: [
    [
      'Laat 200 mm vrij boven inbouwpanelen, anders wordt de driver te warm.',
      'Leave 200 mm above recessed panels or the driver overheats.',
    ],
  ],
  kg: 2.4,
});
