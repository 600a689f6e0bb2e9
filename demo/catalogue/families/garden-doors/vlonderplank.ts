import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const vlonderplank: Family = ranged({
  key: 'vlonderplank',
  group: 'schuttingen-en-vlonders',
  brands: 'tuinhout',
  weight: 8,
  large: true,
  name: ['Vlonderplanken', 'Decking boards'],
  text: [
    'Hardhout, zachthout en composiet per lengte.',
    'Hardwood, softwood and composite by the length.',
  ],
  kinds: [
    ['Vlonderplank geribd', 'Grooved decking', 1, 'met grip', 'with grip'],
    ['Vlonderplank glad', 'Smooth decking', 1.05, 'die je makkelijk veegt', 'that sweeps clean'],
    [
      'Vlonderplank co-extrusie',
      'Co-extruded decking',
      1.3,
      'met een schil tegen vlekken',
      'with a stain-proof shell',
    ],
  ],
  sizes: [
    ['21x145x3000 mm', 15, undefined, 3],
    ['21x145x4000 mm', 20, undefined, 4],
    ['28x145x3000 mm', 19, undefined, 3],
    ['28x145x4200 mm', 27, undefined, 4.2],
    ['23x138x4000 mm', 24, undefined, 4],
  ],
  grips: [
    ['vuren geïmpregneerd', 'treated spruce', 0.6, 'groen'],
    ['douglas', 'Douglas fir', 0.85, 'douglas'],
    ['bangkirai hardhout', 'bangkirai hardwood', 1.6, 'hardhout'],
    ['thermisch vuren', 'thermo spruce', 1.2, 'bruin'],
    ['composiet antraciet', 'composite anthracite', 1.7, 'antraciet'],
    ['composiet bruin', 'composite brown', 1.7, 'bruin'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('materiaal', { kleur: COLOUR_WORD }),
  per: 'm',
  valid: (kind, _, grip) => kind.includes('co-ext') === grip.startsWith('composiet'),
  attrs: [valueAttribute('rendement', '6.67 m/m²')],
  facts: [
    ['Werkende breedte 150 mm met 5 mm voeg', 'Covers 150 mm with a 5 mm gap'],
    ['Balkafstand 400 mm, composiet 350 mm', 'Joists at 400 mm, composite 350 mm'],
  ],
  advice: [
    [
      'Boor voor en schroef met rvs; bij hardhout twee schroeven per balk.',
      'Pre-drill and use stainless; two screws per joist in hardwood.',
    ],
  ],
  density: 0.65,
});
