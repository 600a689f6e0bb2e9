import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const plint: Family = ranged({
  key: 'plint',
  group: 'vloeren',
  brands: 'vloer',
  weight: 8,
  name: ['Plinten & lijsten', 'Skirting & mouldings'],
  text: [
    'MDF, hout en kunststof, gegrond of gelakt.',
    'MDF, timber and plastic, primed or lacquered.',
  ],
  kinds: [
    ['Plint recht', 'Square skirting', 1, 'voor een strakke aansluiting', 'for a clean edge'],
    ['Plint kraal', 'Beaded skirting', 1.15, 'voor oudere huizen', 'for older houses'],
    [
      'Plakplint',
      'Stick-on skirting',
      0.7,
      'voor over een bestaande plint',
      'over existing skirting',
    ],
    ['Koplat', 'Architrave', 0.9, 'langs kozijnen', 'along frames'],
    ['Overgangsprofiel', 'Threshold profile', 1.6, 'tussen twee vloeren', 'between two floors'],
  ],
  sizes: [
    ['9x60 mm 2400 mm', 4.6, undefined, 2.4],
    ['12x55 mm 2400 mm', 5.2, undefined, 2.4],
    ['12x90 mm 2400 mm', 7.4, undefined, 2.4],
    ['15x120 mm 2400 mm', 11, undefined, 2.4],
    ['18x145 mm 2600 mm', 16, undefined, 2.6],
    ['18x190 mm 2600 mm', 21, undefined, 2.6],
  ],
  grips: [
    ['MDF wit gegrond', 'white-primed MDF', 1, 'wit'],
    ['MDF wit gelakt', 'white lacquered MDF', 1.25, 'wit'],
    ['vuren', 'spruce', 1.15, 'vuren'],
    ['eiken', 'oak', 2.4, 'eiken'],
    ['MDF zwart', 'black MDF', 1.3, 'zwart'],
  ],
  sides: ['depth', 'height'],
  sizeCode: splitIntoAttributes('formaat', { lengte: / (\d+ mm)$/ }),
  gripCode: splitIntoAttributes('materiaal', {
    afwerking: /wit gegrond|white-primed|wit gelakt|white lacquered/,
    kleur: COLOUR_WORD,
  }),
  per: 'm',
  packs: [1, 5],
  facts: [
    ['Vochtwerend MDF waar MDF staat', 'MDF is moisture resistant'],
    ['Bovenrand 3 mm afgerond', 'Top edge rounded 3 mm'],
  ],
  advice: [
    [
      'Zaag binnenhoeken niet in verstek maar contramal: dat kiert niet.',
      'Cope inner corners instead of mitring: no gaps.',
    ],
  ],
  density: 0.7,
});
