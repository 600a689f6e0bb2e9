import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const tang: Family = tool({
  key: 'tang',
  name: ['Tangen', 'Pliers'],
  text: [
    'Combinatie-, zijsnij-, waterpomp- en striptangen.',
    'Combination, cutting, water pump and stripping pliers.',
  ],
  kinds: [
    [
      'Combinatietang',
      'Combination pliers',
      1,
      'om te grijpen, buigen en knippen',
      'for gripping, bending and cutting',
    ],
    ['Zijsnijtang', 'Side cutters', 1.05, 'voor draad en kabel', 'for wire and cable'],
    ['Waterpomptang', 'Water pump pliers', 1.2, 'voor buizen en wartels', 'for pipes and unions'],
    ['Griptang', 'Locking pliers', 1.1, 'om vast te klemmen', 'for clamping'],
    ['Striptang', 'Wire stripper', 1.3, 'voor draad tot 6 mm²', 'for wire up to 6 mm²'],
    ['Moniertang', 'Tower pincers', 1.15, 'voor vlechtdraad', 'for tying wire'],
  ],
  sizes: [
    ['160 mm', 15],
    ['180 mm', 17],
    ['200 mm', 19],
    ['250 mm', 23],
    ['300 mm', 29],
  ],
  grips: [
    ['dompelgreep', 'dipped handle', 0.85, 'rood'],
    ['tweecomponentengreep', 'two-component handle', 1, 'blauw'],
    ['VDE 1000V', 'VDE 1000 V', 1.4, 'geel'],
  ],
  sizeCode: 'lengte',
  gripCode: 'greep',
  facts: [
    ['Snijkanten inductief gehard tot 62 HRC', 'Cutting edges hardened to 62 HRC'],
    ['Gesmeed uit chroomvanadium', 'Forged from chrome vanadium'],
    ['Scharnier zonder speling', 'Play-free joint'],
  ],
  advice: [['Druppel eens per maand olie op het scharnier.', 'Oil the joint once a month.']],
  kg: 0.3,
});
