import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const kwast: Family = ranged({
  key: 'kwast',
  group: 'schildersgereedschap',
  brands: 'schildersgereedschap',
  weight: 7,
  name: ['Kwasten', 'Brushes'],
  text: [
    'Rond, plat en patent, synthetisch of varkenshaar.',
    'Round, flat and sash, synthetic or bristle.',
  ],
  kinds: [
    ['Ronde kwast', 'Round brush', 1, 'voor kozijnen en randen', 'for frames and edges'],
    ['Platte kwast', 'Flat brush', 0.9, 'voor deuren en vlakken', 'for doors and panels'],
    ['Patentpuntkwast', 'Angled sash brush', 1.1, 'om af te snijden', 'for cutting in'],
    ['Radiatorkwast', 'Radiator brush', 0.95, 'voor achter de verwarming', 'for behind radiators'],
    ['Blokwitter', 'Block brush', 1.3, 'voor voorstrijk en behanglijm', 'for sealer and paste'],
  ],
  sizes: [
    ['maat 6', 4.2, 'size 6'],
    ['maat 8', 5, 'size 8'],
    ['maat 10', 5.9, 'size 10'],
    ['maat 12', 6.8, 'size 12'],
    ['maat 14', 8, 'size 14'],
    ['maat 18', 10.5, 'size 18'],
  ],
  grips: [
    ['synthetisch', 'synthetic', 1, 'beige'],
    ['varkenshaar', 'bristle', 1.15, 'bruin'],
    ['mixhaar', 'mixed hair', 1.05, 'zand'],
  ],
  sizeCode: 'maat',
  packs: [1, 3, 6],
  facts: [
    ['Verliest geen haren', 'Does not shed'],
    ['Bus van rvs', 'Stainless ferrule'],
    [
      'Synthetisch voor waterverf, varkenshaar voor terpentineverf',
      'Synthetic for water paint, bristle for oil paint',
    ],
  ],
  advice: [
    [
      'Hang een gebruikte kwast vrij in water of verdunner, niet op de haren.',
      'Hang a used brush free in water or thinner, not on its hairs.',
    ],
  ],
  kg: 0.08,
});
