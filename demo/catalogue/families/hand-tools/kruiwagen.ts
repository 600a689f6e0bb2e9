import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const kruiwagen: Family = tool({
  key: 'kruiwagen',
  group: 'bouwplaatsmateriaal',
  brands: 'transport',
  weight: 6,
  name: ['Kruiwagens', 'Wheelbarrows'],
  text: ['Voor mortel, grond en stenen.', 'For mortar, soil and bricks.'],
  kinds: [
    ['Bouwkruiwagen', 'Builder’s barrow', 1, 'voor mortel en puin', 'for mortar and rubble'],
    ['Tuinkruiwagen', 'Garden barrow', 0.8, 'voor grond en blad', 'for soil and leaves'],
    ['Stenenkruiwagen', 'Brick barrow', 1.3, 'voor stapels stenen', 'for stacks of bricks'],
    ['Kruiwagen tweewielig', 'Two-wheel barrow', 1.5, 'die niet omslaat', 'that does not tip over'],
  ],
  sizes: [
    ['80 l', 92],
    ['85 l', 98],
    ['90 l', 104],
    ['100 l', 118],
    ['110 l', 132],
    ['160 l', 178],
  ],
  grips: [
    ['stalen bak luchtband', 'steel tray pneumatic', 1, 'groen'],
    ['stalen bak antilekband', 'steel tray puncture-proof', 1.18, 'rood'],
    ['kunststof bak luchtband', 'plastic tray pneumatic', 1.05, 'zwart'],
    ['kunststof bak antilekband', 'plastic tray puncture-proof', 1.22, 'antraciet'],
  ],
  sizeCode: 'inhoud',
  gripCode: splitIntoAttributes('bak', { band: /luchtband|antilekband|pneumatic|puncture-proof/ }),
  facts: [
    ['Frame uit één buis van 32 mm', 'One-piece 32 mm tube frame'],
    ['Draagt 150 kg', 'Carries 150 kg'],
    ['Kiepsteun voor het wiel', 'Tipping stop ahead of the wheel'],
  ],
  advice: [
    [
      'Houd een luchtband op 2 bar: dan rolt hij half zo zwaar.',
      'Keep the tyre at 2 bar: it rolls half as hard.',
    ],
  ],
  kg: 14,
});
