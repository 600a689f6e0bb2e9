import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { WHITE } from './shared.ts';

export const toilet: Family = ranged({
  key: 'toilet',
  group: 'badkamer-en-toilet',
  brands: 'sanitair',
  weight: 7,
  name: ['Toiletten', 'Toilets'],
  text: [
    'Wandclosetten, duoblokken en inbouwreservoirs.',
    'Wall-hung pans, close-coupled sets and cisterns.',
  ],
  kinds: [
    ['Wandcloset', 'Wall-hung toilet', 1, 'op een inbouwreservoir', 'on a concealed cistern'],
    [
      'Wandcloset randloos',
      'Rimless wall-hung toilet',
      1.25,
      'dat makkelijk schoon blijft',
      'that is easy to keep clean',
    ],
    ['Duoblok', 'Close-coupled toilet', 1.3, 'met reservoir erop', 'with its cistern'],
    [
      'Toiletset met inbouwreservoir',
      'Toilet set with cistern',
      2.4,
      'compleet met bedieningsplaat',
      'complete with flush plate',
    ],
    [
      'Inbouwreservoir',
      'Concealed cistern',
      1.4,
      'voor achter een voorzetwand',
      'for behind a partition',
    ],
  ],
  sizes: [
    ['490 mm', 118, 'depth 490 mm'],
    ['530 mm', 132, 'depth 530 mm'],
    ['560 mm', 145, 'depth 560 mm'],
    ['700 mm', 189, 'depth 700 mm'],
  ],
  grips: WHITE,
  sizeCode: 'diepte',
  gripCode: 'kleur',
  facts: [
    ['Spoelt met 4.5 of 3 liter', 'Flushes with 4.5 or 3 litres'],
    ['Draagt 400 kg volgens EN 997', 'Rated 400 kg to EN 997'],
    ['Bevestigingsafstand 180 mm', '180 mm fixing centres'],
  ],
  factsOf: {
    'Wandcloset randloos': [
      'Zonder spoelrand: geen plek voor kalk en vuil',
      'No rim: nowhere for limescale to hide',
    ],
    Inbouwreservoir: ['Frame verstelbaar van 0 tot 200 mm', 'Frame adjusts from 0 to 200 mm'],
  },
  advice: [
    [
      'Leg een geluiddempende mat tussen pot en wand.',
      'Fit a sound-damping gasket between pan and wall.',
    ],
  ],
  kg: 22,
});
