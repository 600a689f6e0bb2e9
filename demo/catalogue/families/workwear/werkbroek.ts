import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { WORK } from './shared.ts';

const CLOTHES = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62'].map(
  (s, i) => [`maat ${s}`, 46 + i, `size ${s}`] as const,
);

export const werkbroek: Family = ranged({
  key: 'werkbroek',
  group: 'werkkleding',
  brands: 'werkkleding',
  weight: 12,
  leaves: true,
  name: ['Werkbroeken', 'Work trousers'],
  text: ['Met kniezakken en gereedschapszakken.', 'With knee and tool pockets.'],
  kinds: [
    ['Werkbroek stretch', 'Stretch work trousers', 1.3, 'die meebeweegt', 'that moves with you'],
    ['Werkbroek met kniezakken', 'Knee-pad trousers', 1, 'voor knielend werk', 'for kneeling work'],
    ['Werkbroek basis', 'Basic work trousers', 0.65, 'voor licht werk', 'for light work'],
    [
      'Werkbroek hoge zichtbaarheid',
      'High-visibility trousers',
      1.4,
      'volgens EN ISO 20471',
      'to EN ISO 20471',
    ],
    ['Korte werkbroek', 'Work shorts', 0.8, 'voor de zomer', 'for summer'],
  ],
  sizes: CLOTHES,
  grips: WORK,
  sizeCode: 'maat',
  gripCode: 'kleur',
  valid: (kind, _, grip) =>
    !(kind.includes('zichtbaarheid') && grip !== 'zwart' && grip !== 'marineblauw'),
  facts: [
    ['Driedubbel gestikt waar het trekt', 'Triple stitched where it pulls'],
    ['Duimstokzak en spijkerzakken', 'Rule pocket and nail pockets'],
    ['Wasbaar op 60 °C', 'Washable at 60 °C'],
  ],
  advice: [
    [
      'Neem bij kniezakken de juiste lengte: de zak moet op de knie vallen.',
      'Choose the right leg length: the pad must sit on the knee.',
    ],
  ],
  kg: 0.7,
});
