import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const kabelgoot: Family = ranged({
  key: 'kabelgoot',
  group: 'kabel-en-buis',
  brands: 'elektra',
  weight: 6,
  name: ['Kabelgoten', 'Cable trunking'],
  text: ['Kunststof goten en stalen draadgoten.', 'Plastic trunking and steel trays.'],
  kinds: [
    [
      'Kabelgoot kunststof',
      'Plastic trunking',
      1,
      'langs plint en wand',
      'along skirting and wall',
    ],
    ['Kabelgoot zelfklevend', 'Self-adhesive trunking', 1.25, 'zonder boren', 'without drilling'],
    [
      'Draadgoot staal',
      'Steel wire tray',
      3.2,
      'boven systeemplafonds',
      'above suspended ceilings',
    ],
    ['Kabelgoot geperforeerd', 'Slotted trunking', 1.4, 'in schakelkasten', 'in switch cabinets'],
  ],
  sizes: [
    ['10x20 mm 2 m', 3.8, undefined, 2],
    ['16x25 mm 2 m', 5.2, undefined, 2],
    ['25x40 mm 2 m', 8.4, undefined, 2],
    ['40x60 mm 2 m', 14, undefined, 2],
    ['60x60 mm 2 m', 18, undefined, 2],
    ['60x110 mm 2 m', 26, undefined, 2],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['grijs', 'grey', 1, 'grijs'],
    ['zwart', 'black', 1.1, 'zwart'],
    ['verzinkt', 'zinc plated', 1.3, 'verzinkt'],
  ],
  sides: ['height', 'width'],
  sizeCode: splitIntoAttributes('formaat', { lengte: / (\d+ m)$/ }),
  gripCode: 'kleur',
  per: 'm',
  packs: [1, 5],
  valid: (kind, _, grip) => (kind.startsWith('Draad') ? grip === 'verzinkt' : grip !== 'verzinkt'),
  facts: [
    ['Deksel klikt en laat zich zonder gereedschap openen', 'Clip-on lid opens without tools'],
    ['Hoek- en eindstukken apart', 'Corners and ends sold separately'],
  ],
  advice: [
    [
      'Vul een goot voor hooguit 60%: dan blijft de kabel koel.',
      'Fill trunking to 60% at most so cables stay cool.',
    ],
  ],
  kg: 0.5,
});
