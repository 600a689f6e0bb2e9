import type { Family } from '../../family.ts';
import { boltPart } from './shared.ts';

export const moer: Family = boltPart({
  key: 'moer',
  weight: 9,
  each: 0.06,
  name: ['Moeren', 'Nuts'],
  text: ['Zeskant-, borg-, dop- en vleugelmoeren.', 'Hex, lock, dome and wing nuts.'],
  packs: [5, 10, 25, 50, 100, 200, 500],
  variants: [
    ['Zeskantmoer DIN 934', 'Hex nut DIN 934'],
    ['Borgmoer DIN 985', 'Lock nut DIN 985'],
    ['Dopmoer DIN 1587', 'Dome nut DIN 1587'],
    ['Vleugelmoer DIN 315', 'Wing nut DIN 315'],
    ['Flensmoer DIN 6923', 'Flange nut DIN 6923'],
  ],
  use: [['voor bouten en draadeinden', 'for bolts and threaded rod']],
  facts: [
    ['Klasse 8, past op 8~8', 'Class 8, matches 8~8 bolts'],
    ['ISO grof, linksdraaiend op bestelling', 'ISO coarse, left hand to order'],
  ],
  advice: [
    [
      'Gebruik een borgmoer één keer: daarna klemt de nylonring minder.',
      'Use a lock nut once: after that the nylon grips less.',
    ],
  ],
});
