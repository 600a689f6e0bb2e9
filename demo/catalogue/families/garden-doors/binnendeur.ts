import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const binnendeur: Family = ranged({
  key: 'binnendeur',
  group: 'deuren',
  brands: 'deur',
  weight: 10,
  leaves: true,
  large: true,
  files: ['manual'],
  name: ['Binnendeuren', 'Internal doors'],
  text: ['Opdek en stomp, gelakt of gegrond.', 'Rebated and plain, lacquered or primed.'],
  kinds: [
    ['Binnendeur stomp vlak', 'Plain flush door', 0.8, 'voor houten kozijnen', 'for timber frames'],
    [
      'Binnendeur opdek vlak',
      'Rebated flush door',
      0.85,
      'voor stalen montagekozijnen',
      'for steel frames',
    ],
    ['Binnendeur stomp paneel', 'Plain panel door', 1.3, 'met freeslijnen', 'with routed lines'],
    [
      'Binnendeur opdek glas',
      'Rebated glazed door',
      1.7,
      'die licht doorlaat',
      'that lets light through',
    ],
    [
      'Schuifdeur stalen look',
      'Steel-look sliding door',
      2.6,
      'voor een brede doorgang',
      'for a wide opening',
    ],
  ],
  sizes: [
    ['780x2015 mm', 96],
    ['830x2015 mm', 99],
    ['880x2015 mm', 104],
    ['930x2015 mm', 108],
    ['830x2115 mm', 112],
    ['880x2315 mm', 126],
    ['930x2315 mm', 132],
  ],
  grips: [
    ['wit gegrond links', 'white primed left', 0.9, 'wit'],
    ['wit gegrond rechts', 'white primed right', 0.9, 'wit'],
    ['wit gelakt links', 'white lacquered left', 1.1, 'wit'],
    ['wit gelakt rechts', 'white lacquered right', 1.1, 'wit'],
    ['zwart gelakt links', 'black lacquered left', 1.3, 'matzwart'],
    ['zwart gelakt rechts', 'black lacquered right', 1.3, 'matzwart'],
    ['eiken links', 'oak left', 1.6, 'eiken'],
    ['eiken rechts', 'oak right', 1.6, 'eiken'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('afwerking', { draairichting: /links|rechts|left|right/ }),
  facts: [
    ['Dikte 40 mm, honingraat- of tubevulling', '40 mm thick, honeycomb or tubular core'],
    ['Slot en scharnieren apart te bestellen', 'Lock and hinges sold separately'],
    ['Inkortbaar tot 20 mm', 'Trims by up to 20 mm'],
  ],
  advice: [
    [
      'Houd 3 mm ruimte aan de zijkant en 8 mm onder de deur voor ventilatie.',
      'Leave 3 mm at the sides and 8 mm below for ventilation.',
    ],
  ],
  kg: 18,
});
