import type { Family } from '../../family.ts';
import { block } from './shared.ts';

export const cellenbetonblok: Family = block(
  'cellenbetonblok',
  'Cellenbetonblok',
  'Aerated concrete block',
  0.55,
  0.22,
  ['cellenbeton', 'aerated concrete'],
  'lichtgrijs',
  [
    'Lichte blokken die je met een handzaag op maat maakt.',
    'Light blocks that you cut with a hand saw.',
  ],
  [
    [
      'Zaag met een cellenbetonzaag en verlijm in een voeg van 3 mm.',
      'Cut with a block saw and bond in a 3 mm joint.',
    ],
    [
      'Gebruik speciale cellenbetonpluggen: een gewone plug draait rond.',
      'Use plugs made for aerated concrete: ordinary ones spin.',
    ],
  ],
  [70, 100, 150, 200, 300],
);
