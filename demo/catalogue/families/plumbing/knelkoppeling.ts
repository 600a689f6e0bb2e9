import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const knelkoppeling: Family = ranged({
  key: 'knelkoppeling',
  group: 'waterleiding',
  brands: 'leiding',
  weight: 8,
  name: ['Knel- & persfittingen', 'Compression & press fittings'],
  text: ['Koppelingen voor koper en meerlagenbuis.', 'Fittings for copper and multilayer pipe.'],
  kinds: [
    [
      'Knelkoppeling recht',
      'Straight compression coupler',
      1,
      'om buizen door te koppelen',
      'for joining pipes',
    ],
    ['Knelbocht', 'Compression elbow', 1.2, 'voor een haakse hoek', 'for a right angle'],
    ['Knel-T', 'Compression tee', 1.6, 'om af te takken', 'for branching'],
    ['Muurplaat', 'Wall plate elbow', 1.9, 'voor kraanaansluitingen', 'for tap connections'],
    ['Kogelkraan', 'Ball valve', 2.4, 'om af te sluiten', 'for shutting off'],
    ['Perskoppeling', 'Press coupler', 0.9, 'voor de perstang', 'for the press tool'],
  ],
  sizes: [
    ['12 mm', 3.4],
    ['15 mm', 3.8],
    ['15 mm x 1/2"', 4.2],
    ['22 mm', 6.4],
    ['22 mm x 3/4"', 6.9],
    ['28 mm', 10.5],
  ],
  grips: [
    ['messing', 'brass', 1, 'messing'],
    ['vernikkeld', 'nickel plated', 1.2, 'chroom'],
  ],
  sizeCode: 'aansluiting',
  gripCode: splitIntoAttributes('materiaal', { afwerking: /vernikkeld|nickel plated/ }),
  packs: [1, 5, 10, 25],
  facts: [
    ['DZR-messing, ontzinkt niet', 'DZR brass, resists dezincification'],
    ['KIWA en Gastec QA waar van toepassing', 'KIWA and Gastec QA where it applies'],
    ['Druk tot 16 bar', 'Up to 16 bar'],
  ],
  advice: [
    [
      'Braam de buis af en zet de leiding op druk voordat je de wand sluit.',
      'Deburr the pipe and pressure-test before you close the wall.',
    ],
  ],
  kg: 0.09,
});
