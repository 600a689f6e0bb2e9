import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { PAINT_COLORS } from './shared.ts';

const TINS = [
  ['0.75 l', 15, undefined, 0.75],
  ['1 l', 18, undefined, 1],
  ['2.5 l', 36, undefined, 2.5],
  ['5 l', 62, undefined, 5],
  ['10 l', 104, undefined, 10],
] as const;

export const muurverf: Family = ranged({
  key: 'muurverf',
  group: 'verf',
  brands: 'verf',
  weight: 10,
  leaves: true,
  name: ['Muurverf', 'Wall paint'],
  text: [
    'Voor binnen- en buitenmuren en plafonds.',
    'For interior and exterior walls and ceilings.',
  ],
  kinds: [
    [
      'Muurverf mat',
      'Matt wall paint',
      0.8,
      'voor woonkamer en slaapkamer',
      'for living rooms and bedrooms',
    ],
    [
      'Muurverf afwasbaar',
      'Washable wall paint',
      1.1,
      'voor gang en keuken',
      'for halls and kitchens',
    ],
    [
      'Plafondverf',
      'Ceiling paint',
      0.75,
      'zonder strepen op plafonds',
      'for ceilings without streaks',
    ],
    ['Buitenmuurverf', 'Masonry paint', 1.15, 'voor gevels', 'for façades'],
    [
      'Vochtwerende muurverf',
      'Damp-resistant wall paint',
      1.4,
      'voor badkamer en kelder',
      'for bathrooms and cellars',
    ],
  ],
  sizes: TINS,
  grips: PAINT_COLORS,
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  unit: 'emmer',
  per: 'l',
  kgPerAmount: 1.45,
  attrs: [valueAttribute('rendement', '8 m²/l')],
  facts: [
    ['Rendement 7 tot 9 m² per liter per laag', 'Covers 7 to 9 m² per litre per coat'],
    ['Overschilderbaar na vier uur', 'Recoat after four hours'],
    ['Watergedragen, weinig geur', 'Water based, low odour'],
    ['Kwast en roller met water schoon', 'Clean brush and roller with water'],
  ],
  factsOf: {
    'Muurverf afwasbaar': [
      'Schrobklasse 1: vlekken gaan er met een spons af',
      'Scrub class 1: stains wipe off',
    ],
    Buitenmuurverf: [
      'Ademend en slagregenvast na vier uur',
      'Breathable and rain fast after four hours',
    ],
  },
  advice: [
    [
      'Rol eerst kruislings en strijk na in één richting, nat in nat.',
      'Roll crosswise, then finish one way, wet in wet.',
    ],
    ['Fixeer poederende muren met voorstrijk.', 'Seal chalking walls with primer.'],
  ],
});
