import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const kabelhaspel: Family = ranged({
  key: 'kabelhaspel',
  group: 'kabel-en-buis',
  brands: 'elektra',
  weight: 6,
  name: ['Haspels & verlengsnoeren', 'Reels & extension leads'],
  text: ['Met thermische beveiliging en rubberkabel.', 'With thermal cut-out and rubber cable.'],
  kinds: [
    ['Kabelhaspel', 'Cable reel', 1, 'voor werkplaats en bouw', 'for workshop and site'],
    ['Verlengsnoer', 'Extension lead', 0.6, 'om bij te komen', 'to reach further'],
    ['Stekkerdoos met snoer', 'Power strip', 0.45, 'voor meer stekkers', 'for more plugs'],
  ],
  sizes: [
    ['5 m', 24, undefined, 5],
    ['10 m', 34, undefined, 10],
    ['25 m', 62, undefined, 25],
    ['40 m', 89, undefined, 40],
    ['50 m', 108, undefined, 50],
  ],
  grips: [
    ['3x1.5 mm² rubber', '3x1.5 mm² rubber', 1, 'zwart'],
    ['3x2.5 mm² rubber', '3x2.5 mm² rubber', 1.35, 'zwart'],
    ['3x1.5 mm² pvc', '3x1.5 mm² PVC', 0.75, 'oranje'],
    ['3x2.5 mm² PUR', '3x2.5 mm² PUR', 1.6, 'geel'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('aders', { mantel: /rubber|pvc|pur/i }),
  unit: 'stuk',
  valid: (kind, size) => !(kind.startsWith('Stekkerdoos') && size !== '5 m' && size !== '10 m'),
  facts: [
    ['IP44, met klapdeksels', 'IP44 with flap covers'],
    ['Geaard, 16 A, 250 V', 'Earthed, 16 A, 250 V'],
  ],
  advice: [
    [
      'Belast een opgerolde kabel nooit vol: hij wordt heet. Rol hem eerst af.',
      'Never load a coiled cable fully: it gets hot. Unroll it first.',
    ],
  ],
  kg: 4,
});
