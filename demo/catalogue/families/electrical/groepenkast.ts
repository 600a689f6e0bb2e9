import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { MANUAL } from './shared.ts';

export const groepenkast: Family = ranged({
  key: 'groepenkast',
  group: 'groepenkasten',
  brands: 'elektra',
  weight: 6,
  files: ['manual'],
  name: ['Groepenkasten & automaten', 'Consumer units & breakers'],
  text: ['Bedraad, getest en klaar om aan te sluiten.', 'Wired, tested and ready to connect.'],
  kinds: [
    [
      'Groepenkast 1-fase',
      'Consumer unit single-phase',
      1,
      'voor appartement en tussenwoning',
      'for flats and terraced houses',
    ],
    [
      'Groepenkast 3-fase',
      'Consumer unit three-phase',
      1.7,
      'voor koken op inductie en laden',
      'for induction and car charging',
    ],
    [
      'Groepenkast 3-fase kookgroep',
      'Three-phase unit with cooker circuit',
      1.9,
      'voor elektrisch koken',
      'for electric cooking',
    ],
    [
      'Groepenkast 3-fase zonnepanelen',
      'Three-phase unit for solar',
      2,
      'met voorbereide zonnegroep',
      'with solar circuit',
    ],
    [
      'Bouwkast',
      'Site distribution board',
      3,
      'voor tijdelijke aansluitingen',
      'for temporary supply',
    ],
  ],
  sizes: [
    ['4 groepen', 118, '4 circuits'],
    ['6 groepen', 148, '6 circuits'],
    ['8 groepen', 182, '8 circuits'],
    ['10 groepen', 219, '10 circuits'],
    ['12 groepen', 252, '12 circuits'],
    ['16 groepen', 318, '16 circuits'],
  ],
  grips: [
    ['aardlekschakelaars', 'RCCBs', 1, 'wit'],
    ['aardlekautomaten', 'RCBOs', 1.55, 'wit'],
    [
      'aardlekschakelaars en hoofdschakelaar 63 A',
      'RCCBs and 63 A main switch',
      1.15,
      'lichtgrijs',
    ],
  ],
  sizeCode: 'groepen',
  gripCode: 'beveiliging',
  facts: [
    ['Automaten B16, 6 kA', 'B16 breakers, 6 kA'],
    ['Aardlek 30 mA type A', '30 mA type A residual current'],
    ['Conform NEN 1010', 'To NEN 1010'],
  ],
  advice: [['Hooguit vier groepen per aardlekschakelaar.', 'At most four circuits per RCCB.']],
  kg: 4,
  warnings: [MANUAL],
});
