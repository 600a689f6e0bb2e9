import type { Family } from '../../family.ts';
import { boltPart } from './shared.ts';

export const ring: Family = boltPart({
  key: 'ring',
  weight: 8,
  each: 0.025,
  name: ['Ringen', 'Washers'],
  text: ['Sluit-, veer- en carrosserieringen.', 'Flat, spring and penny washers.'],
  packs: [10, 25, 50, 100, 200, 500],
  variants: [
    ['Sluitring DIN 125', 'Flat washer DIN 125'],
    ['Carrosseriering DIN 9021', 'Penny washer DIN 9021'],
    ['Veerring DIN 127', 'Spring washer DIN 127'],
    ['Tandveerring DIN 6798', 'Toothed washer DIN 6798'],
    ['Volgring hout DIN 440', 'Timber washer DIN 440'],
  ],
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
