import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const stofmasker: Family = ranged({
  key: 'stofmasker',
  group: 'persoonlijke-bescherming',
  brands: 'bescherming',
  weight: 7,
  name: ['Stofmaskers & adembescherming', 'Respirators'],
  text: ['FFP1 tot FFP3 en halfgelaatsmaskers.', 'FFP1 to FFP3 and half masks.'],
  kinds: [
    ['Stofmasker', 'Dust mask', 1, 'voor zagen en schuren', 'for sawing and sanding'],
    ['Stofmasker met ventiel', 'Valved dust mask', 1.35, 'voor langer werk', 'for longer work'],
    ['Vouwmasker', 'Folding mask', 1.15, 'voor in de zak', 'for the pocket'],
    [
      'Halfgelaatsmasker met filters',
      'Half mask with filters',
      7,
      'voor verf en isocyanaten',
      'for paint and isocyanates',
    ],
  ],
  sizes: [
    ['FFP1', 1.4],
    ['FFP2', 1.9],
    ['FFP3', 3.2],
    ['A2P3', 4.5],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['grijs', 'grey', 1, 'grijs'],
  ],
  sizeCode: 'veiligheidsklasse',
  gripCode: 'kleur',
  unit: 'stuk',
  packs: [1, 3, 5, 10, 20],
  valid: (kind, size) => kind.startsWith('Half') === (size === 'A2P3'),
  facts: [
    ['EN 149 of EN 140', 'EN 149 or EN 140'],
    ['Kwartsstof vraagt minstens FFP3', 'Quartz dust needs at least FFP3'],
    ['Neusbeugel en dubbel elastiek', 'Nose clip and double strap'],
  ],
  advice: [['Scheer glad: een baard lekt een derde.', 'Shave: a beard leaks a third.']],
  kg: 0.03,
});
