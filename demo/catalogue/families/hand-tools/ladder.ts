import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const ladder: Family = tool({
  key: 'ladder',
  group: 'bouwplaatsmateriaal',
  brands: 'transport',
  weight: 7,
  name: ['Ladders & trappen', 'Ladders & steps'],
  text: ['Volgens EN 131 en het Warenwetbesluit.', 'To EN 131 and Dutch regulations.'],
  kinds: [
    [
      'Enkele ladder',
      'Single ladder',
      1,
      'om tegen de gevel te zetten',
      'for leaning against the façade',
    ],
    [
      'Reformladder 2-delig',
      'Combination ladder 2-part',
      1.9,
      'als trap en als opsteekladder',
      'as steps and extension',
    ],
    [
      'Reformladder 3-delig',
      'Combination ladder 3-part',
      2.7,
      'als trap, opsteek- en schuifladder',
      'as steps, extension and free-standing',
    ],
    ['Vouwladder', 'Folding ladder', 1.6, 'voor in de bus', 'for in the van'],
    ['Bordestrap', 'Platform steps', 1.4, 'om lang op te staan', 'for standing on for long'],
  ],
  sizes: [
    ['6 treden', 62, '6 rungs'],
    ['8 treden', 82, '8 rungs'],
    ['10 treden', 105, '10 rungs'],
    ['12 treden', 132, '12 rungs'],
    ['14 treden', 158, '14 rungs'],
    ['16 treden', 186, '16 rungs'],
  ],
  grips: [
    ['aluminium', 'aluminium', 1, 'aluminium'],
    ['aluminium geanodiseerd', 'anodised aluminium', 1.25, 'zwart'],
    ['glasfiber', 'fibreglass', 1.8, 'geel'],
  ],
  sizeCode: 'treden',
  gripCode: splitIntoAttributes('materiaal', { afwerking: /geanodiseerd|anodised/ }),
  facts: [
    ['Draagt 150 kg', 'Rated 150 kg'],
    ['Geribde sporten van 30 mm', '30 mm ribbed rungs'],
    ['Stabiliteitsbalk vanaf 3 meter', 'Stabiliser from 3 metres'],
  ],
  advice: [
    [
      'Zet een ladder onder 75° neer: de voet op een kwart van de hoogte.',
      'Set a ladder at 75°: one out for every four up.',
    ],
  ],
  kg: 11,
});
