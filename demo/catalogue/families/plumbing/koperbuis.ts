import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const koperbuis: Family = ranged({
  key: 'koperbuis',
  group: 'waterleiding',
  brands: 'leiding',
  weight: 7,
  name: ['Koper- & meerlagenbuis', 'Copper & multilayer pipe'],
  text: [
    'Voor drinkwater en cv, met KIWA-keur.',
    'For drinking water and heating, KIWA certified.',
  ],
  kinds: [
    ['Koperbuis hard', 'Hard copper pipe', 1, 'voor rechte leidingen', 'for straight runs'],
    [
      'Koperbuis zacht op rol',
      'Soft copper coil',
      1.15,
      'om met de hand te buigen',
      'for bending by hand',
    ],
    [
      'Koperbuis ommanteld',
      'Plastic-coated copper',
      1.6,
      'voor in vloer en wand',
      'for floors and walls',
    ],
    ['Meerlagenbuis', 'Multilayer pipe', 0.6, 'voor persfittingen', 'for press fittings'],
  ],
  sizes: [
    ['12x1 mm', 4.4],
    ['15x1 mm', 5.6],
    ['16x2 mm', 3.4],
    ['18x1 mm', 7.2],
    ['22x1 mm', 9],
    ['28x1.2 mm', 14.5],
  ],
  grips: [
    ['2 m', '2 m', 2, 'koper'],
    ['5 m', '5 m', 4.8, 'koper'],
    ['25 m', '25 m', 23, 'koper'],
    ['50 m', '50 m', 44, 'koper'],
  ],
  sides: [],
  sizeCode: (size) => {
    const [diameter = '', wall = ''] = size.split('x');
    return [valueAttribute('diameter', `${diameter} mm`), valueAttribute('wanddikte', wall)];
  },
  gripCode: 'lengte',
  valid: (kind, size, grip) =>
    (kind.endsWith('hard') ? grip === '2 m' || grip === '5 m' : grip !== '2 m') &&
    (kind === 'Meerlagenbuis') === (size === '16x2 mm'),
  facts: [
    ['KIWA-gekeurd voor drinkwater', 'KIWA approved for drinking water'],
    ['Druk tot 16 bar', 'Up to 16 bar'],
    ['Volgens EN 1057', 'To EN 1057'],
  ],
  advice: [
    [
      'Snijd met een pijpsnijder en braam binnen en buiten af.',
      'Cut with a pipe cutter and deburr inside and out.',
    ],
  ],
  kg: 1.8,
});
