import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const tegellijm: Family = ranged({
  key: 'tegellijm',
  group: 'tegels',
  brands: 'kitlijm',
  weight: 7,
  files: ['dop', 'safety'],
  safety: ['GHS05', 'GHS07'],
  warnings: [
    [
      'Bevat cement: irriteert huid en ogen. Draag handschoenen.',
      'Contains cement: irritates skin and eyes. Wear gloves.',
    ],
  ],
  name: ['Tegellijm', 'Tile adhesive'],
  text: ['Poederlijm en pasta volgens EN 12004.', 'Powder and paste to EN 12004.'],
  kinds: [
    [
      'Tegellijm flex C2TE',
      'Flexible tile adhesive C2TE',
      1,
      'voor wand en vloer',
      'for walls and floors',
    ],
    [
      'Tegellijm flex snel C2FT',
      'Rapid flexible adhesive C2FT',
      1.35,
      'na drie uur beloopbaar',
      'walk on after three hours',
    ],
    [
      'Tegellijm standaard C1T',
      'Standard tile adhesive C1T',
      0.65,
      'voor wanden binnen',
      'for interior walls',
    ],
    [
      'Tegellijm XL C2TE S1',
      'Large-format adhesive C2TE S1',
      1.45,
      'voor grote tegels',
      'for large tiles',
    ],
    [
      'Pastategellijm D2',
      'Paste tile adhesive D2',
      1.9,
      'kant-en-klaar voor wandtegels',
      'ready mixed for wall tiles',
    ],
  ],
  sizes: [
    ['5 kg', 9, undefined, 5],
    ['7.5 kg', 12, undefined, 7.5],
    ['15 kg', 19, undefined, 15],
    ['20 kg', 23, undefined, 20],
    ['25 kg', 26, undefined, 25],
  ],
  grips: [
    ['grijs', 'grey', 1, 'grijs'],
    ['wit', 'white', 1.12, 'wit'],
    ['grijs stofarm', 'grey low-dust', 1.08, 'grijs'],
  ],
  sizeCode: 'gewicht',
  gripCode: splitIntoAttributes('kleur', { eigenschap: /stofarm|low-dust/ }),
  unit: 'zak',
  per: 'kg',
  kgPerAmount: 1,
  attrs: [valueAttribute('verbruik', '4 kg/m²')],
  facts: [
    ['Verbruik 3 tot 5 kg per m²', '3 to 5 kg per m²'],
    ['Open tijd 30 minuten', '30 minutes open time'],
    ['Ook op vloerverwarming (C2)', 'Also over underfloor heating (C2)'],
  ],
  advice: [
    [
      'Kies een kam van 8 mm bij tegels tot 30 cm, 10 mm daarboven.',
      'Use an 8 mm notch up to 30 cm tiles, 10 mm above.',
    ],
  ],
});
