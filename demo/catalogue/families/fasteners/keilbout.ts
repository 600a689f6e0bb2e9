import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

export const keilbout: Family = fastener({
  key: 'keilbout',
  group: 'pluggen-en-ankers',
  weight: 9,
  each: 0.11,
  metric: true,
  name: ['Keilbouten & ankers', 'Anchor bolts'],
  text: ['Zware verankering in beton, met ETA.', 'Heavy anchoring in concrete, with ETA.'],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA4'],
  sizes: {
    6: [45, 65, 85],
    8: [60, 75, 95, 115],
    10: [70, 90, 110, 130, 160],
    12: [80, 100, 120, 150, 180],
    16: [105, 125, 145, 180, 220],
  },
  packs: [2, 4, 10, 20, 25, 50],
  variants: [
    ['Doorsteekanker', 'Through bolt'],
    ['Keilbout', 'Sleeve anchor'],
    ['Betonschroef', 'Concrete screw'],
    ['Inslaganker', 'Drop-in anchor'],
  ],
  variantCode: 'uitvoering',
  use: [
    [
      'voor kolommen, leuningen en machines op beton',
      'for columns, railings and machines on concrete',
    ],
  ],
  facts: [
    ['ETA-beoordeeld voor ongescheurd beton C20/25', 'ETA assessed for uncracked C20/25 concrete'],
    ['Diepte staat gemerkt op de schacht', 'Depth marked on the shank'],
  ],
  advice: [
    [
      'Draai aan met een momentsleutel volgens de waarde op de doos.',
      'Tighten with a torque wrench to the value on the box.',
    ],
    [
      'Houd minstens tien keer de diameter tot de betonrand.',
      'Keep ten diameters from the concrete edge.',
    ],
  ],
});
