import type { Family } from '../../family.ts';
import { sheet, FULL } from './shared.ts';

export const multiplex: Family = sheet({
  key: 'multiplex',
  weight: 11,
  name: ['Multiplex', 'Plywood'],
  text: [
    'Kruislings verlijmd fineer: sterk, recht en schroefvast.',
    'Cross-bonded veneer: strong, straight and holds screws.',
  ],
  kinds: {
    populier: [
      'Multiplex populier',
      'Poplar plywood',
      1.35,
      ['licht, voor meubels en campers', 'light, for furniture and vans'],
      'naturel',
    ],
    berken: [
      'Multiplex berken',
      'Birch plywood',
      2.45,
      ['met dichte kanten om in het zicht te laten', 'with tight edges to leave on view'],
      'beuken',
    ],
    vuren: [
      'Underlayment vuren',
      'Spruce underlay',
      1.15,
      ['voor vloeren en dakbeschot', 'for floors and roof decking'],
      'vuren',
    ],
    okoume: [
      'Multiplex okoumé',
      'Okoume plywood',
      2.6,
      ['watervast verlijmd voor gevel en boeidelen', 'weatherproof for fascias and cladding'],
      'hardhout',
    ],
    hardhout: [
      'Multiplex hardhout',
      'Hardwood plywood',
      2.1,
      ['watervast voor betimmering', 'weatherproof for panelling'],
      'hardhout',
    ],
  },
  thick: [4, 6.5, 9, 12, 15, 18, 21, 24],
  sizes: FULL,
  density: 0.6,
  material: ['fineer', 'veneer'],
  facts: [
    ['Watervast verlijmd volgens EN 314-2 klasse 3', 'Exterior bond to EN 314-2 class 3'],
    ['Haaks gezaagd, tolerantie 1 mm per meter', 'Sawn square within 1 mm per metre'],
  ],
  advice: [
    [
      'Zaag met een fijn blad en plak de zaagsnede af tegen splinters.',
      'Use a fine blade and tape the cut against splinters.',
    ],
    [
      'Behandel buiten eerst alle kanten: vocht komt via de kop.',
      'Outdoors, seal every edge first: damp enters there.',
    ],
  ],
});
