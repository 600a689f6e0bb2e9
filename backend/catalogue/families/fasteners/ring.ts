import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

export const ring: Family = fastener({
  key: 'ring',
  group: 'bouten-moeren-en-ringen',
  weight: 8,
  each: 0.025,
  metric: true,
  name: ['Ringen', 'Washers'],
  text: ['Sluit-, veer- en carrosserieringen.', 'Flat, spring and penny washers.'],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
  sizes: {
    3: [0],
    4: [0],
    5: [0],
    6: [0],
    8: [0],
    10: [0],
    12: [0],
    14: [0],
    16: [0],
    20: [0],
    24: [0],
  },
  packs: [10, 25, 50, 100, 200, 500],
  variants: [
    ['Sluitring DIN 125', 'Flat washer DIN 125'],
    ['Carrosseriering DIN 9021', 'Penny washer DIN 9021'],
    ['Veerring DIN 127', 'Spring washer DIN 127'],
    ['Tandveerring DIN 6798', 'Toothed washer DIN 6798'],
    ['Volgring hout DIN 440', 'Timber washer DIN 440'],
  ],
  variantCode: 'uitvoering',
  use: [['om de druk onder kop en moer te verdelen', 'to spread load under head and nut']],
  facts: [
    ['Binnenmaat past op de genoemde draad', 'Bore suits the stated thread'],
    ['Braamvrij gestanst', 'Stamped without burrs'],
  ],
  advice: [
    [
      'Leg in hout altijd een brede ring onder kop en moer.',
      'In timber always use a wide washer under head and nut.',
    ],
  ],
});
