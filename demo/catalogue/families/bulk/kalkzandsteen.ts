import type { Family } from '../../family.ts';
import { block } from './shared.ts';

export const kalkzandsteen: Family = block(
  'kalkzandsteen',
  'Kalkzandsteen',
  'Sand-lime block',
  1.75,
  0.11,
  ['kalkzandsteen', 'calcium silicate'],
  'wit',
  [
    'Maatvaste lijmblokken voor binnenwanden die dragen en geluid tegenhouden.',
    'Accurate thin-joint blocks for inner walls that bear and block sound.',
  ],
  [
    [
      'Verlijm met kalkzandsteenlijm in een voeg van 2 mm; een zak van 25 kg is genoeg voor ongeveer 1 m³ wand.',
      'Bond with sand-lime adhesive in a 2 mm joint; a 25 kg bag does about 1 m³ of wall.',
    ],
    [
      'Strijk leidingsleuven vol voor je stuct, anders tekent de sleuf door.',
      'Fill chases before plastering or they will show through.',
    ],
  ],
  [100, 120, 150, 214],
);
