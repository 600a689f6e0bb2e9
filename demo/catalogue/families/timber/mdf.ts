import type { Family } from '../../family.ts';
import { sheet, FULL } from './shared.ts';

export const mdf: Family = sheet({
  key: 'mdf',
  weight: 8,
  name: ['MDF', 'MDF'],
  text: [
    'Glad en dicht: de plaat om te frezen en te lakken.',
    'Smooth and dense: the board to rout and paint.',
  ],
  kinds: {
    standaard: [
      'MDF',
      'MDF',
      0.72,
      ['voor kasten en plinten in droge ruimten', 'for cabinets and skirting in dry rooms'],
      'naturel',
    ],
    vocht: [
      'MDF vochtwerend',
      'Moisture-resistant MDF',
      1.02,
      ['voor keuken en badkamer, groen van kern', 'for kitchens and bathrooms, green core'],
      'groen',
    ],
    gegrond: [
      'MDF wit gegrond',
      'White-primed MDF',
      1.15,
      ['klaar om af te lakken', 'ready for its top coat'],
      'wit',
    ],
    zwart: [
      'MDF zwart doorgeverfd',
      'Black through-dyed MDF',
      1.9,
      ['om met blanke lak te laten zien', 'to show under clear lacquer'],
      'zwart',
    ],
    buiten: [
      'MDF exterieur',
      'Exterior MDF',
      3.1,
      ['voor buitenwerk met verf', 'for painted outdoor work'],
      'naturel',
    ],
  },
  thick: [3, 6, 9, 12, 15, 18, 22, 25, 30],
  sizes: FULL,
  density: 0.75,
  material: ['MDF', 'MDF'],
  facts: [
    ['Formaldehydeklasse E05', 'Formaldehyde class E05'],
    ['Schroef niet in de kop zonder voorboren', 'Do not screw into the edge without a pilot'],
  ],
  advice: [
    [
      'Schuur en grond freeskanten twee keer: die zuigen het meest.',
      'Sand and prime routed edges twice: they absorb most.',
    ],
    [
      'Draag een stofmasker FFP2 bij zagen en schuren.',
      'Wear an FFP2 mask when sawing and sanding.',
    ],
  ],
});
