import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const douchegoot: Family = ranged({
  key: 'douchegoot',
  group: 'badkamer-en-toilet',
  brands: 'sanitair',
  weight: 6,
  name: ['Douchegoten & putten', 'Shower drains'],
  text: ['Goten met rooster of tegeldrager.', 'Channels with grating or tile insert.'],
  kinds: [
    [
      'Douchegoot met rooster',
      'Shower channel with grating',
      1,
      'voor inloopdouches',
      'for walk-in showers',
    ],
    [
      'Douchegoot tegelinleg',
      'Tile-insert channel',
      1.2,
      'die in de vloer verdwijnt',
      'that vanishes into the floor',
    ],
    ['Wandgoot', 'Wall channel', 1.5, 'tegen de achterwand', 'along the back wall'],
    ['Vloerput', 'Floor drain', 0.4, 'voor kleine douches', 'for small showers'],
  ],
  sizes: [
    ['600 mm', 96],
    ['700 mm', 106],
    ['800 mm', 116],
    ['900 mm', 126],
    ['1000 mm', 139],
    ['1200 mm', 162],
  ],
  grips: [
    ['rvs geborsteld', 'brushed stainless', 1, 'rvs'],
    ['mat zwart', 'matt black', 1.35, 'matzwart'],
    ['rvs gepolijst', 'polished stainless', 1.1, 'chroom'],
    ['messing geborsteld', 'brushed brass', 1.6, 'messing'],
  ],
  sizeCode: 'lengte',
  gripCode: 'kleur',
  valid: (kind, size) => kind !== 'Vloerput' || size === '600 mm',
  facts: [
    ['Voert 45 l/min af', 'Drains 45 l/min'],
    ['Waterslot uitneembaar voor schoonmaak', 'Removable trap for cleaning'],
    ['Inbouwhoogte vanaf 67 mm', 'Installation height from 67 mm'],
  ],
  advice: [
    [
      'Sluit de flens aan op kimband en twee lagen afdichting.',
      'Bond the flange to sealing tape and two coats of membrane.',
    ],
  ],
  kg: 3,
});
