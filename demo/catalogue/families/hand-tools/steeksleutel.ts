import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const steeksleutel: Family = tool({
  key: 'steeksleutel',
  name: ['Sleutels & doppen', 'Spanners & sockets'],
  text: [
    'Steek-, ring- en ratelsleutels, los en in sets.',
    'Open, ring and ratchet spanners, singly and in sets.',
  ],
  weight: 8,
  kinds: [
    ['Steekringsleutel', 'Combination spanner', 1, 'voor bouten en moeren', 'for bolts and nuts'],
    [
      'Steekringratelsleutel',
      'Ratchet spanner',
      2.6,
      'om snel te draaien zonder om te zetten',
      'for quick turning without repositioning',
    ],
    [
      'Ringsleutel gebogen',
      'Offset ring spanner',
      1.4,
      'voor verzonken bouten',
      'for recessed bolts',
    ],
    [
      'Dop zeskant 1/2"',
      'Hex socket 1/2"',
      0.8,
      'voor ratel en slagmoersleutel',
      'for ratchet and impact wrench',
    ],
  ],
  sizes: [
    ['8 mm', 4.2],
    ['10 mm', 4.6],
    ['11 mm', 4.8],
    ['12 mm', 5],
    ['13 mm', 5.3],
    ['14 mm', 5.8],
    ['15 mm', 6],
    ['16 mm', 6.4],
    ['17 mm', 6.8],
    ['18 mm', 7.2],
    ['19 mm', 7.8],
    ['22 mm', 9.6],
    ['24 mm', 11.5],
    ['27 mm', 14],
    ['30 mm', 17],
    ['32 mm', 19],
  ],
  grips: [
    ['chroomvanadium', 'chrome vanadium', 1, 'chroom'],
    ['mat verchroomd', 'matt chrome', 1.15, 'staal'],
  ],
  sizeCode: 'maat',
  gripCode: splitIntoAttributes('materiaal', { afwerking: /mat verchroomd|matt chrome/ }),
  facts: [
    ['Hoekstand 15° aan de bekzijde', '15° offset at the open end'],
    ['Volgens DIN 3113, vlakgrijpend profiel', 'To DIN 3113, flank drive profile'],
    ['Maat diep ingeslagen', 'Size stamped deep'],
  ],
  advice: [
    [
      'Trek naar je toe in plaats van te duwen: schiet je los, dan raak je niets.',
      'Pull rather than push: if you slip you hit nothing.',
    ],
  ],
  kg: 0.15,
});
