import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

export const decoupeerzaag: Family = machine({
  key: 'decoupeerzaag',
  name: ['Decoupeer- & reciprozagen', 'Jigsaws'],
  text: ['Voor bochten, uitsparingen en sloopwerk.', 'For curves, cut-outs and demolition.'],
  label: ['Decoupeerzaag', 'Jigsaw'],
  ratings: [
    ['450 W', 69],
    ['550 W', 84],
    ['650 W', 109],
    ['720 W', 132],
    ['800 W', 158],
  ],
  ratingCode: 'vermogen',
  volts: [12, 18, 36, 230],
  kg: 2.1,
  use: ['voor bochten en uitsparingen', 'for curves and cut-outs'],
  facts: [
    ['Vier pendelstanden', 'Four orbital settings'],
    ['Zaagblad wisselen zonder sleutel', 'Tool-free blade change'],
    ['Voetplaat verstelbaar tot 45°', 'Base tilts to 45°'],
  ],
  advice: [
    [
      'Zaag met de goede kant onder: het blad trekt omhoog.',
      'Saw with the good face down: the blade cuts upward.',
    ],
  ],
});
