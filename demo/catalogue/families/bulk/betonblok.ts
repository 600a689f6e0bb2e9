import type { Family } from '../../family.ts';
import { block } from './shared.ts';

export const betonblok: Family = block(
  'betonblok',
  'Betonblok',
  'Concrete block',
  2.0,
  0.13,
  ['beton', 'concrete'],
  'betongrijs',
  [
    'Massieve betonblokken voor kelder, fundering en keerwand.',
    'Solid concrete blocks for basement, footing and retaining wall.',
  ],
  [
    [
      'Metsel in halfsteensverband met mortel M10 en wapen elke derde laag bij een keerwand.',
      'Lay in stretcher bond with M10 mortar and reinforce every third course in a retaining wall.',
    ],
    [
      'Zet de eerste laag waterpas in een volle mortelvoeg van 20 mm.',
      'Set the first course level in a full 20 mm bed.',
    ],
  ],
  [90, 140, 190],
);
