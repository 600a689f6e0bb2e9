import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const vloertegel: Family = ranged({
  key: 'vloertegel',
  group: 'tegels',
  brands: 'tegel',
  weight: 9,
  name: ['Vloertegels', 'Floor tiles'],
  text: ['Keramiek en natuursteenlook per doos.', 'Ceramic and stone-look tiles by the box.'],
  kinds: [
    ['Vloertegel keramisch', 'Ceramic floor tile', 1, 'voor binnen', 'for indoors'],
    [
      'Vloertegel betonlook',
      'Concrete-look floor tile',
      1.15,
      'voor woonkamer en hal',
      'for living room and hall',
    ],
    ['Vloertegel houtlook', 'Wood-look floor tile', 1.25, 'in planken', 'in planks'],
    [
      'Vloertegel natuursteenlook',
      'Stone-look floor tile',
      1.3,
      'voor keuken en hal',
      'for kitchen and hall',
    ],
    ['Mozaïektegel op mat', 'Mosaic on mesh', 1.9, 'voor douchevloeren', 'for shower floors'],
  ],
  sizes: [
    ['300x300 mm', 24, undefined, 1.44],
    ['300x600 mm', 29, undefined, 1.44],
    ['450x450 mm', 27, undefined, 1.42],
    ['600x600 mm', 33, undefined, 1.44],
    ['600x1200 mm', 52, undefined, 1.44],
    ['800x800 mm', 48, undefined, 1.28],
  ],
  grips: [
    ['lichtgrijs R9', 'light grey R9', 1, 'lichtgrijs'],
    ['grijs R10', 'grey R10', 1.02, 'grijs'],
    ['antraciet R10', 'anthracite R10', 1.05, 'antraciet'],
    ['beige R9', 'beige R9', 1, 'beige'],
    ['wit R9', 'white R9', 1, 'wit'],
    ['bruin R10', 'brown R10', 1.05, 'bruin'],
    ['grijs R11', 'grey R11', 1.12, 'donkergrijs'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('kleur', { antislip: /R\d+/ }),
  unit: 'doos',
  per: 'm²',
  kgPerAmount: 22,
  large: true,
  facts: [
    ['Slijtklasse PEI IV', 'Abrasion class PEI IV'],
    ['Geschikt voor vloerverwarming', 'Suits underfloor heating'],
    ['Vorstbestendig', 'Frost proof'],
    ['Gerectificeerd: voeg vanaf 3 mm', 'Rectified: joints from 3 mm'],
  ],
  advice: [
    [
      'Smeer vanaf 60 cm ook de achterkant van de tegel in.',
      'From 60 cm, butter the back of the tile too.',
    ],
  ],
});
