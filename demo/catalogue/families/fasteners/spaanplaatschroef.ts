import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { fastener } from './shared.ts';

export const spaanplaatschroef: Family = fastener({
  key: 'spaanplaatschroef',
  group: 'schroeven',
  weight: 34,
  each: 0.055,
  leafBy: 'finish',
  name: ['Spaanplaatschroeven', 'Chipboard screws'],
  text: [
    'De schroef voor hout en plaat, met deeldraad of voldraad.',
    'The screw for timber and board, part or full thread.',
  ],
  label: ['Spaanplaatschroef', 'Chipboard screw'],
  finishes: ['verzinkt', 'geel', 'rvsA2', 'zwart'],
  sizes: {
    3: [16, 20, 25, 30],
    3.5: [16, 20, 25, 30, 35, 40],
    4: [20, 25, 30, 35, 40, 45, 50, 60],
    4.5: [30, 35, 40, 45, 50, 60, 70],
    5: [30, 40, 50, 60, 70, 80, 100, 120],
    6: [50, 60, 80, 100, 120, 140, 160, 180, 200],
  },
  packs: [25, 50, 100, 200, 500, 1000],
  variants: [
    ['TX', 'TX'],
    ['PZ', 'PZ'],
    ['TX bolkop', 'TX pan head'],
    ['TX tellerkop', 'TX wafer head'],
  ],
  variantCode: splitIntoAttributes('aandrijving', { kop: /bolkop|tellerkop|pan head|wafer head/ }),
  use: [
    ['voor plaat op regelwerk', 'for board on studs'],
    ['voor kasten en betimmering', 'for cabinets and panelling'],
    ['voor vuren en plaatmateriaal', 'for spruce and sheet material'],
  ],
  facts: [
    ['Freesribben onder de kop: zakt vanzelf vlak weg', 'Ribs below the head: countersinks itself'],
    [
      'Scherpe punt, voorboren is in zachthout niet nodig',
      'Sharp point, no pilot hole in softwood',
    ],
    ['Glijcoating verlaagt het indraaimoment', 'Waxed to lower driving torque'],
  ],
  advice: [
    [
      'Neem een schroef van tweeënhalf keer de dikte van het deel dat je vastzet.',
      'Choose a screw two and a half times the thickness of the part you fix.',
    ],
    [
      'Boor voor in hardhout en binnen 50 mm van de rand.',
      'Pre-drill in hardwood and within 50 mm of an edge.',
    ],
  ],
});
