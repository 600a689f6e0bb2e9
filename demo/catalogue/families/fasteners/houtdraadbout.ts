import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { fastener } from './shared.ts';

export const houtdraadbout: Family = fastener({
  key: 'houtdraadbout',
  group: 'schroeven',
  weight: 8,
  each: 0.075,
  name: ['Houtdraadbouten & constructieschroeven', 'Coach & structural screws'],
  text: [
    'Voor dragende verbindingen in balken en regels.',
    'For load-bearing joints in beams and studs.',
  ],
  label: ['Houtdraadbout', 'Coach screw'],
  finishes: ['verzinkt', 'thermisch', 'rvsA2'],
  sizes: {
    6: [40, 50, 60, 80, 100],
    8: [50, 60, 80, 100, 120, 140, 160],
    10: [60, 80, 100, 120, 160, 200],
    12: [80, 100, 120, 160, 200],
  },
  packs: [5, 10, 25, 50, 100],
  variants: [
    ['zeskant DIN 571', 'hex DIN 571'],
    ['tellerkop TX', 'wafer head TX'],
  ],
  variantCode: splitIntoAttributes('kop', { aandrijving: /TX/, norm: /DIN \d+/ }),
  use: [
    ['voor balken, poeren en schuttingpalen', 'for beams, post shoes and fence posts'],
    ['voor dragende houtverbindingen', 'for structural timber joints'],
  ],
  facts: [
    ['CE volgens EN 14592', 'CE marked to EN 14592'],
    ['Gebruik een ring onder de zeskant in zachthout', 'Use a washer under the hex in softwood'],
  ],
  advice: [
    [
      'Boor 70% van de diameter voor en vet de draad in met zeep of was.',
      'Drill a pilot of 70% of the diameter and wax the thread.',
    ],
  ],
});
