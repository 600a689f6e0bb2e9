import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const ventilator: Family = ranged({
  key: 'ventilator',
  group: 'verwarming-en-ventilatie',
  brands: 'verwarming',
  weight: 7,
  name: ['Ventilatie', 'Ventilation'],
  text: [
    'Badkamerventilatoren, roosters en buisventilatoren.',
    'Bathroom fans, grilles and duct fans.',
  ],
  kinds: [
    ['Badkamerventilator', 'Bathroom fan', 1, 'voor badkamer en toilet', 'for bathroom and toilet'],
    [
      'Badkamerventilator met vochtsensor',
      'Humidity-sensing fan',
      1.7,
      'die zelf aanslaat',
      'that starts by itself',
    ],
    ['Buisventilator', 'Duct fan', 1.4, 'voor lange kanalen', 'for long ducts'],
    ['Ventilatierooster', 'Vent grille', 0.25, 'voor wand en gevel', 'for wall and façade'],
    [
      'Mechanische ventilatiebox',
      'Whole-house fan unit',
      5.4,
      'voor de hele woning',
      'for the whole house',
    ],
  ],
  sizes: [
    ['Ø100 mm', 39],
    ['Ø125 mm', 48],
    ['Ø150 mm', 62],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['rvs', 'stainless steel', 1.35, 'rvs'],
    ['antraciet', 'anthracite', 1.2, 'antraciet'],
    ['wit met timer', 'white with timer', 1.3, 'wit'],
  ],
  sizeCode: 'diameter',
  gripCode: splitIntoAttributes('kleur', { eigenschap: /met timer|with timer/ }),
  facts: [
    ['Geluid vanaf 26 dB(A)', 'From 26 dB(A)'],
    ['Kogellagers: 30~000 uur', 'Ball bearings: 30,000 hours'],
    ['IPX4, zone 1', 'IPX4, zone 1'],
    ['Terugslagklep inbegrepen', 'Back-draught flap included'],
  ],
  factsOf: { Ventilatierooster: ['Met insectengaas', 'With insect mesh'] },
  advice: [
    [
      'Laat 1 cm onder de badkamerdeur open: zonder toevoer zuigt geen ventilator.',
      'Leave 1 cm below the bathroom door: no fan works without supply air.',
    ],
  ],
  kg: 0.9,
});
