import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const rolmaat: Family = tool({
  key: 'rolmaat',
  group: 'meetgereedschap',
  name: ['Rolmaten & meetlinten', 'Tape measures'],
  text: ['Met rem, haak en EG-klasse II.', 'With lock, hook and EC class II.'],
  kinds: [
    ['Rolmaat', 'Tape measure', 1, 'voor elke dag in de broekzak', 'for the pocket every day'],
    [
      'Rolmaat magneethaak',
      'Magnetic tape measure',
      1.4,
      'voor staalwerk alleen',
      'for steelwork single-handed',
    ],
    ['Meetlint in frame', 'Open-reel tape', 1.8, 'voor lange afstanden', 'for long distances'],
  ],
  sizes: [
    ['3 m x 16 mm', 6],
    ['5 m x 19 mm', 9],
    ['5 m x 25 mm', 11],
    ['8 m x 25 mm', 15],
    ['10 m x 32 mm', 22],
    ['20 m x 13 mm', 24],
    ['30 m x 13 mm', 29],
  ],
  grips: [
    ['rubber huis', 'rubber case', 1, 'geel'],
    ['kunststof huis', 'plastic case', 0.85, 'zwart'],
    ['rvs band', 'stainless blade', 1.35, 'rvs'],
  ],
  sizeCode: splitIntoAttributes('lengte', { breedte: / x (\d+ mm)/ }),
  facts: [
    ['Nauwkeurigheidsklasse II', 'Accuracy class II'],
    ['Band met nylon coating tegen slijtage', 'Nylon-coated blade'],
    [
      'Haak schuift de eigen dikte voor binnen- en buitenmaat',
      'Hook slides its own thickness for inside and outside measures',
    ],
  ],
  advice: [
    [
      'Laat de band niet los terugslaan: dan slijten de gaten van de haak.',
      'Do not let the blade snap back: it wears the hook’s holes.',
    ],
  ],
  kg: 0.3,
});
