import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

export const cirkelzaag: Family = machine({
  key: 'cirkelzaag',
  name: ['Cirkelzagen', 'Circular saws'],
  text: [
    'Handcirkelzagen en invalzagen voor hout en plaat.',
    'Circular and plunge saws for timber and sheets.',
  ],
  label: ['Cirkelzaag', 'Circular saw'],
  ratings: [
    ['136 mm', 98],
    ['165 mm', 129],
    ['184 mm', 148],
    ['190 mm', 156],
    ['235 mm', 214],
  ],
  ratingCode: 'diameter',
  volts: [18, 36, 230],
  kg: 3.5,
  use: ['voor rechte zaagsneden in balk en plaat', 'for straight cuts in beams and sheets'],
  facts: [
    ['Verstek tot 50°', 'Bevels to 50°'],
    ['Aansluiting voor stofafzuiging 35 mm', '35 mm dust port'],
    ['Geleverd met blad van 24 tanden', 'Supplied with a 24-tooth blade'],
  ],
  advice: [
    [
      'Laat het blad hooguit een tand onder het hout uitsteken.',
      'Let the blade stand one tooth below the timber at most.',
    ],
  ],
});
