import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';
import { SEAL } from './shared.ts';

export const kit: Family = ranged({
  key: 'kit',
  group: 'kit-lijm-en-schuim',
  brands: 'kitlijm',
  weight: 10,
  leaves: true,
  name: ['Kit', 'Sealants'],
  text: [
    'Acrylaat, siliconen en MS-polymeer per koker.',
    'Acrylic, silicone and MS polymer by the cartridge.',
  ],
  kinds: [
    [
      'Acrylaatkit overschilderbaar',
      'Paintable acrylic sealant',
      0.6,
      'voor naden binnen',
      'for indoor joints',
    ],
    [
      'Siliconenkit sanitair',
      'Sanitary silicone',
      1,
      'voor bad, douche en keuken',
      'for bath, shower and kitchen',
    ],
    [
      'Siliconenkit neutraal',
      'Neutral silicone',
      1.1,
      'voor kozijn en natuursteen',
      'for frames and natural stone',
    ],
    ['MS-polymeerkit', 'MS polymer sealant', 1.5, 'op alles, ook nat', 'on anything, even wet'],
    ['Beglazingskit', 'Glazing sealant', 1.2, 'voor glas in lood en ramen', 'for windows'],
    ['Brandwerende kit', 'Fire-rated sealant', 2.1, 'voor doorvoeren', 'for penetrations'],
  ],
  sizes: [
    ['290 ml', 7.4, undefined, 0.29],
    ['310 ml', 7.9, undefined, 0.31],
    ['600 ml worst', 13.5, '600 ml sausage', 0.6],
  ],
  grips: SEAL,
  sizeCode: splitIntoAttributes('inhoud', { verpakking: /worst|sausage/ }),
  gripCode: 'kleur',
  unit: 'koker',
  per: 'l',
  kgPerAmount: 1.4,
  packs: [1, 3, 12],
  files: ['safety'],
  facts: [
    ['Huidvorming na tien minuten', 'Skins over after ten minutes'],
    ['Reken op 12 meter voeg van 5x5 mm per 300 ml', '300 ml gives 12 metres of 5x5 mm joint'],
    ['Vervorming tot 25%', 'Movement up to 25%'],
  ],
  factsOf: {
    'Siliconenkit sanitair': ['Met schimmelwering', 'With mould inhibitor'],
    'Brandwerende kit': ['Tot 240 minuten volgens EN 1366', 'Up to 240 minutes to EN 1366'],
  },
  advice: [
    [
      'Gebruik rugvulling in diepe voegen en strijk af met zeepwater.',
      'Use backing rod in deep joints and tool with soapy water.',
    ],
    [
      'Kit niet onder 5 °C en niet op een natte ondergrond, MS-polymeer uitgezonderd.',
      'Do not seal below 5 °C or on wet surfaces, MS polymer excepted.',
    ],
  ],
});
