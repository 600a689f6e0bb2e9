import type { Family } from '../../family.ts';
import { stick } from './shared.ts';

export const lat: Family = stick({
  key: 'lat',
  group: 'balken-en-latten',
  weight: 10,
  name: ['Latten', 'Battens'],
  text: ['Panlatten, tengels en afwerklatten.', 'Tile battens, counter battens and trim.'],
  label: ['Lat', 'Batten'],
  sections: [
    [10, 28],
    [12, 44],
    [15, 50],
    [18, 28],
    [18, 44],
    [21, 33],
    [22, 50],
    [22, 32],
    [25, 38],
    [27, 44],
  ],
  lengths: [1800, 2100, 2400, 2700, 3000, 4200, 4800],
  species: ['vuren', 'grenen', 'geimpregneerd'],
  finish: [
    ['geschaafd', 'planed', 1.25],
    ['fijnbezaagd', 'fine-sawn', 1],
  ],
  eurPerDm3: 1.35,
  use: ['voor panlatten, tengels en aftimmering', 'for tiling battens and trim'],
  facts: [
    ['Per stuk of in bundels van tien', 'Singly or in bundles of ten'],
    ['Vingerlasvrij', 'No finger joints'],
  ],
  advice: [
    [
      'Bevestig panlatten met nagels van 2.8x70 mm op elk spoor.',
      'Fix tiling battens with 2.8x70 mm nails at each rafter.',
    ],
  ],
});
