import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const pvcBuis: Family = ranged({
  key: 'pvc-buis',
  group: 'afvoer',
  brands: 'leiding',
  weight: 9,
  leaves: true,
  name: ['Pvc-buis', 'PVC pipe'],
  text: ['Afvoer- en rioolbuis, per lengte.', 'Waste and sewer pipe by the length.'],
  kinds: [
    ['Pvc-afvoerbuis', 'PVC waste pipe', 1, 'voor binnenafvoer', 'for indoor waste'],
    ['Pvc-rioolbuis SN4', 'PVC sewer pipe SN4', 1.25, 'voor in de grond', 'for underground'],
    ['Hemelwaterafvoer pvc', 'PVC rainwater pipe', 1.1, 'voor de regenpijp', 'for downpipes'],
    [
      'Drukbuis pvc PN16',
      'PVC pressure pipe PN16',
      2.1,
      'voor zwembad en beregening',
      'for pools and irrigation',
    ],
  ],
  sizes: [
    ['Ø32 mm', 1.7],
    ['Ø40 mm', 2],
    ['Ø50 mm', 2.5],
    ['Ø75 mm', 4],
    ['Ø80 mm', 4.3],
    ['Ø110 mm', 6.6],
    ['Ø125 mm', 8.2],
    ['Ø160 mm', 13],
    ['Ø200 mm', 21],
  ],
  grips: [
    ['lengte 1 m', 'length 1 m', 1, 'grijs'],
    ['lengte 2 m', 'length 2 m', 1.95, 'grijs'],
    ['lengte 4 m', 'length 4 m', 3.7, 'grijs'],
    ['lengte 2 m wit', 'length 2 m white', 2.1, 'wit'],
    ['lengte 4 m bruin', 'length 4 m brown', 3.8, 'roodbruin'],
  ],
  sizeCode: 'diameter',
  gripCode: splitIntoAttributes('lengte', { kleur: COLOUR_WORD }),
  facts: [
    ['KOMO-gekeurd', 'KOMO certified'],
    ['Te lijmen of met manchet', 'Glued or with ring seal'],
    ['Bestand tegen 60 °C, kort tot 95 °C', 'Withstands 60 °C, briefly 95 °C'],
  ],
  advice: [
    [
      'Zaag haaks, braam af en lijm beide delen; tien minuten niet belasten.',
      'Cut square, deburr and glue both parts; leave ten minutes.',
    ],
    [
      'Leg binnenafvoer met 10 mm afschot per meter.',
      'Lay indoor waste with 10 mm fall per metre.',
    ],
  ],
  kg: 2.2,
});
