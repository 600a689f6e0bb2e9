import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const wandtegel: Family = ranged({
  key: 'wandtegel',
  group: 'tegels',
  brands: 'tegel',
  weight: 9,
  name: ['Wandtegels', 'Wall tiles'],
  text: ['Keramische wandtegels per doos.', 'Ceramic wall tiles by the box.'],
  kinds: [
    ['Wandtegel mat', 'Wall tile matt', 1, 'voor badkamer en keuken', 'for bathroom and kitchen'],
    [
      'Wandtegel glans',
      'Wall tile gloss',
      0.95,
      'voor badkamer en toilet',
      'for bathroom and toilet',
    ],
    ['Metrotegel', 'Metro tile', 1.2, 'in baksteenverband', 'in brick bond'],
    [
      'Wandtegel marmerlook',
      'Marble-look wall tile',
      1.5,
      'voor een rustige wand',
      'for a calm wall',
    ],
    ['Wandtegel structuur', 'Textured wall tile', 1.35, 'met reliëf', 'with relief'],
  ],
  sizes: [
    ['75x150 mm', 18, undefined, 0.5],
    ['100x200 mm', 19, undefined, 1],
    ['150x150 mm', 17, undefined, 1],
    ['200x250 mm', 18.5, undefined, 1.5],
    ['250x400 mm', 24, undefined, 1.4],
    ['300x600 mm', 31, undefined, 1.44],
    ['300x900 mm', 38, undefined, 1.35],
  ],
  grips: [
    ['wit', 'white', 0.9, 'wit'],
    ['gebroken wit', 'off-white', 0.95, 'gebrokenwit'],
    ['grijs', 'grey', 1, 'grijs'],
    ['zwart', 'black', 1.1, 'zwart'],
    ['groen', 'green', 1.2, 'groen'],
    ['blauw', 'blue', 1.2, 'blauw'],
    ['beige', 'beige', 1, 'beige'],
  ],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  unit: 'doos',
  per: 'm²',
  kgPerAmount: 14,
  facts: [
    ['Gerectificeerd: voeg vanaf 2 mm', 'Rectified: joints from 2 mm'],
    ['Alleen voor wanden', 'For walls only'],
    ['Eerste keus', 'First quality'],
  ],
  advice: [
    [
      'Bestel 10% extra voor snijverlies en latere reparatie.',
      'Order 10% extra for cuts and later repairs.',
    ],
  ],
});
