import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const vensterbank: Family = ranged({
  key: 'vensterbank',
  group: 'kozijnen-en-vensterbanken',
  brands: 'deur',
  weight: 7,
  large: true,
  name: ['Vensterbanken', 'Window boards'],
  text: ['Composiet, natuursteen en hout op lengte.', 'Composite, stone and timber by length.'],
  kinds: [
    ['Vensterbank composiet', 'Composite window board', 1, 'voor binnen', 'for indoors'],
    [
      'Vensterbank natuursteen',
      'Natural stone window board',
      1.7,
      'die koel blijft',
      'that stays cool',
    ],
    [
      'Vensterbank kunststof',
      'Plastic window board',
      0.6,
      'die je zelf inkort',
      'that you trim yourself',
    ],
    ['Raamdorpel hardsteen', 'Bluestone sill', 2, 'voor buiten', 'for outdoors'],
  ],
  sizes: [
    ['1000x200 mm', 28, undefined, 1],
    ['1500x200 mm', 41, undefined, 1.5],
    ['1500x250 mm', 48, undefined, 1.5],
    ['2000x250 mm', 63, undefined, 2],
    ['2500x300 mm', 92, undefined, 2.5],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['antraciet', 'anthracite', 1.12, 'antraciet'],
    ['grijs', 'grey', 1.05, 'grijs'],
    ['zwart', 'black', 1.15, 'zwart'],
    ['beige', 'beige', 1.05, 'beige'],
  ],
  sides: ['width', 'depth'],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  per: 'm',
  facts: [
    ['Kras- en hittebestendig', 'Scratch and heat resistant'],
    ['Voorzijde gepolijst', 'Polished front edge'],
    ['Dikte 20 mm', '20 mm thick'],
  ],
  advice: [
    [
      'Laat 40 mm overstek en hou 5 mm vrij van het kozijn.',
      'Leave 40 mm overhang and 5 mm from the frame.',
    ],
  ],
  kg: 14,
});
