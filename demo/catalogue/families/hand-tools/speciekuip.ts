import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const speciekuip: Family = tool({
  key: 'speciekuip',
  group: 'bouwplaatsmateriaal',
  brands: 'transport',
  weight: 5,
  name: ['Speciekuipen', 'Mortar tubs'],
  text: ['Kuipen om te mengen en te vervoeren.', 'Tubs for mixing and carrying.'],
  kinds: [
    ['Speciekuip rond', 'Round mortar tub', 1, 'om mortel te mengen', 'for mixing mortar'],
    [
      'Speciekuip rechthoekig',
      'Rectangular mortar tub',
      1.15,
      'voor naast de steiger',
      'for beside the scaffold',
    ],
    ['Flexibele kuip', 'Flexible tub', 0.85, 'voor puin en gereedschap', 'for rubble and tools'],
    ['Kraanbare kuip', 'Craneable tub', 2.8, 'met hijsogen', 'with lifting eyes'],
  ],
  sizes: [
    ['25 l', 7],
    ['40 l', 9.5],
    ['65 l', 13],
    ['90 l', 17],
    ['120 l', 24],
    ['200 l', 46],
  ],
  grips: [
    ['zwart', 'black', 1, 'zwart'],
    ['geel', 'yellow', 1.08, 'geel'],
    ['rood', 'red', 1.08, 'rood'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  facts: [
    ['Bestand tegen vorst en uv', 'Frost and UV resistant'],
    ['Verstevigde rand om te tillen', 'Reinforced rim for lifting'],
  ],
  advice: [
    [
      'Meng niet meer dan een halve kuip: dan loopt de mixer niet over.',
      'Fill at most half when mixing or it slops over.',
    ],
  ],
  kg: 2,
});
