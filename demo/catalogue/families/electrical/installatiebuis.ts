import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const installatiebuis: Family = ranged({
  key: 'installatiebuis',
  group: 'kabel-en-buis',
  brands: 'elektra',
  weight: 7,
  name: ['Installatiebuis', 'Conduit'],
  text: [
    'Starre en flexibele buis, ook voorbedraad.',
    'Rigid and flexible conduit, also pre-wired.',
  ],
  kinds: [
    ['Installatiebuis star', 'Rigid conduit', 0.5, 'voor opbouw', 'for surface mounting'],
    ['Flexbuis', 'Flexible conduit', 0.6, 'voor in wand en vloer', 'for walls and floors'],
    [
      'Flexbuis voorbedraad 3x2.5 mm²',
      'Pre-wired conduit 3x2.5 mm²',
      2.6,
      'om trekwerk te besparen',
      'to save pulling wire',
    ],
  ],
  sizes: [
    ['2 m', 3, '2 m', 2],
    ['4 m', 5.6, '4 m', 4],
    ['25 m', 28, '25 m', 25],
    ['50 m', 52, '50 m', 50],
    ['100 m', 98, '100 m', 100],
  ],
  grips: [
    ['Ø16 mm crème', 'Ø16 mm cream', 1, 'creme'],
    ['Ø16 mm grijs', 'Ø16 mm grey', 1, 'grijs'],
    ['Ø19 mm crème', 'Ø19 mm cream', 1.2, 'creme'],
    ['Ø20 mm grijs', 'Ø20 mm grey', 1.25, 'grijs'],
    ['Ø25 mm grijs', 'Ø25 mm grey', 1.6, 'grijs'],
    ['Ø32 mm grijs', 'Ø32 mm grey', 2.1, 'grijs'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('diameter', { kleur: COLOUR_WORD }),
  per: 'm',
  valid: (kind, size) => (kind.endsWith('star') ? size.length === 3 : size.length > 3),
  facts: [
    [
      'Low friction: trekt drie draden zonder smeermiddel',
      'Low friction: three wires pull without lubricant',
    ],
    ['Slagvast bij -5 °C', 'Impact resistant at -5 °C'],
  ],
  advice: [
    [
      'Zet elke 60 cm een zadel, en 15 cm voor een bocht.',
      'Fix a saddle every 60 cm and 15 cm before a bend.',
    ],
  ],
  kgPerAmount: 0.07,
});
