import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const radiator: Family = ranged({
  key: 'radiator',
  group: 'verwarming-en-ventilatie',
  brands: 'verwarming',
  weight: 8,
  leaves: true,
  name: ['Radiatoren', 'Radiators'],
  text: ['Paneel-, design- en handdoekradiatoren.', 'Panel, design and towel radiators.'],
  kinds: [
    ['Paneelradiator type 11', 'Panel radiator type 11', 0.75, 'voor slaapkamers', 'for bedrooms'],
    ['Paneelradiator type 22', 'Panel radiator type 22', 1, 'voor woonkamers', 'for living rooms'],
    [
      'Paneelradiator type 33',
      'Panel radiator type 33',
      1.4,
      'voor lage temperatuur',
      'for low temperature',
    ],
    ['Handdoekradiator', 'Towel radiator', 1.2, 'voor de badkamer', 'for the bathroom'],
    [
      'Designradiator verticaal',
      'Vertical designer radiator',
      2.1,
      'voor smalle wanden',
      'for narrow walls',
    ],
  ],
  sizes: [
    ['300x800 mm', 92],
    ['500x600 mm', 96],
    ['500x1000 mm', 124],
    ['600x800 mm', 118],
    ['600x1200 mm', 158],
    ['600x1600 mm', 196],
    ['900x600 mm', 139],
    ['1800x500 mm', 219],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['antraciet', 'anthracite', 1.3, 'antraciet'],
    ['mat zwart', 'matt black', 1.35, 'matzwart'],
  ],
  sides: ['height', 'width'],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  valid: (kind, size) =>
    /Handdoek|verticaal/.test(kind) ? /^(900|1800)/.test(size) : !/^1800/.test(size),
  facts: [
    ['Vermogen opgegeven bij 75/65/20', 'Output stated at 75/65/20'],
    ['Aansluitingen 4x 1/2"', 'Four 1/2" connections'],
    ['Met beugels, ontluchter en blindstop', 'With brackets, vent and plug'],
    ['Werkdruk 10 bar', 'Working pressure 10 bar'],
  ],
  advice: [
    [
      'Reken bij een warmtepomp met 35% van het vermogen op het label.',
      'With a heat pump reckon 35% of the output on the label.',
    ],
  ],
  kg: 26,
  large: true,
});
