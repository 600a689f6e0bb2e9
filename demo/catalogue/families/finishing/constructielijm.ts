import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const constructielijm: Family = ranged({
  key: 'constructielijm',
  group: 'kit-lijm-en-schuim',
  brands: 'kitlijm',
  weight: 8,
  name: ['Lijm', 'Adhesives'],
  text: [
    'Houtlijm, montagelijm en constructielijm.',
    'Wood glue, grab adhesive and construction adhesive.',
  ],
  kinds: [
    ['Montagelijm', 'Grab adhesive', 1, 'voor plinten en lijsten', 'for skirting and mouldings'],
    [
      'Constructielijm D4',
      'D4 construction adhesive',
      1.2,
      'voor dragend houtwerk',
      'for structural timber',
    ],
    ['Houtlijm D3', 'D3 wood glue', 0.8, 'voor binnenwerk', 'for interior joinery'],
    [
      'Spiegellijm',
      'Mirror adhesive',
      1.3,
      'die de zilverlaag niet aantast',
      'that spares the silvering',
    ],
    [
      'Polymeerlijm',
      'Polymer adhesive',
      1.5,
      'voor metaal, steen en glas',
      'for metal, stone and glass',
    ],
    [
      'Tweecomponentenlijm epoxy',
      'Two-part epoxy',
      2.6,
      'voor metaal en steen',
      'for metal and stone',
    ],
  ],
  sizes: [
    ['250 g', 7.5, undefined, 0.25],
    ['310 g', 8.4, undefined, 0.31],
    ['450 g', 11, undefined, 0.45],
    ['750 g', 15.5, undefined, 0.75],
    ['1 kg', 19, undefined, 1],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['transparant', 'clear', 1.15, 'transparant'],
    ['beige', 'beige', 1, 'beige'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  unit: 'koker',
  per: 'kg',
  packs: [1, 6, 12],
  kgPerAmount: 1.1,
  facts: [
    ['Hechtkracht tot 300 kg per m² na een dag', 'Up to 300 kg per m² after one day'],
    ['Corrigeerbaar binnen tien minuten', 'Adjustable for ten minutes'],
    ['Vult oneffenheden tot 3 mm', 'Fills gaps up to 3 mm'],
  ],
  advice: [
    [
      'Breng in strepen aan, niet in dotten: lucht moet eruit kunnen.',
      'Apply in stripes, not dabs: air must escape.',
    ],
  ],
});
