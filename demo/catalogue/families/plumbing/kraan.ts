import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { METAL } from './shared.ts';

export const kraan: Family = ranged({
  key: 'kraan',
  group: 'badkamer-en-toilet',
  brands: 'sanitair',
  weight: 9,
  leaves: true,
  name: ['Kranen', 'Taps'],
  text: ['Wastafel-, keuken- en buitenkranen.', 'Basin, kitchen and outdoor taps.'],
  kinds: [
    [
      'Wastafelmengkraan',
      'Basin mixer',
      1,
      'voor wastafels met één kraangat',
      'for basins with one tap hole',
    ],
    ['Keukenmengkraan', 'Kitchen mixer', 1.25, 'met draaibare uitloop', 'with swivel spout'],
    [
      'Keukenmengkraan uittrekbaar',
      'Pull-out kitchen mixer',
      2,
      'met handdouche',
      'with hand spray',
    ],
    ['Inbouwkraan', 'Concealed tap', 2.1, 'uit de wand', 'from the wall'],
    ['Buitenkraan vorstbestendig', 'Frost-proof outdoor tap', 0.7, 'aan de gevel', 'on the façade'],
    ['Fonteinkraan', 'Cold tap', 0.45, 'voor het toilet', 'for the cloakroom'],
  ],
  sizes: [
    ['uitloop 100 mm', 62, 'spout 100 mm'],
    ['uitloop 150 mm', 74, 'spout 150 mm'],
    ['uitloop 200 mm', 88, 'spout 200 mm'],
  ],
  grips: METAL,
  sizeCode: 'uitloop',
  gripCode: 'kleur',
  facts: [
    ['Keramische schijven', 'Ceramic discs'],
    ['Volumebegrenzer 5 l/min', '5 l/min flow limiter'],
    ['Flexslangen 3/8" van 400 mm meegeleverd', '400 mm 3/8" hoses included'],
    ['KIWA-gekeurd', 'KIWA approved'],
  ],
  advice: [
    [
      'Spoel de leiding door voor je aansluit: zand beschadigt de schijven.',
      'Flush the pipes first: grit damages the discs.',
    ],
  ],
  kg: 1.6,
});
