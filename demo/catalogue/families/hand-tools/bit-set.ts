import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const bitSet: Family = tool({
  key: 'bit-set',
  group: 'gereedschapaccessoires',
  brands: 'accessoire',
  weight: 9,
  name: ['Bits & bitsets', 'Driver bits'],
  text: ['Losse bits en sets voor schroefmachines.', 'Single bits and sets for drivers.'],
  kinds: [
    ['Bit', 'Driver bit', 1, 'voor de accuschroefmachine', 'for cordless drivers'],
    [
      'Slagbit',
      'Impact bit',
      1.7,
      'met torsiezone voor slagschroevers',
      'with torsion zone for impact drivers',
    ],
    [
      'Diamantbit',
      'Diamond bit',
      2,
      'met diamantkorrel tegen uitlopen',
      'with diamond grit against cam-out',
    ],
  ],
  sizes: [
    ['TX10', 1.1],
    ['TX15', 1.1],
    ['TX20', 1.2],
    ['TX25', 1.2],
    ['TX30', 1.3],
    ['TX40', 1.5],
    ['PH1', 1],
    ['PH2', 1],
    ['PH3', 1.2],
    ['PZ1', 1],
    ['PZ2', 1],
    ['PZ3', 1.2],
    ['SW6', 1.4],
  ],
  grips: [
    ['25 mm', '25 mm', 1, 'staal'],
    ['50 mm', '50 mm', 1.6, 'staal'],
    ['90 mm', '90 mm', 2.4, 'staal'],
  ],
  sizeCode: 'aandrijving',
  gripCode: 'lengte',
  packs: [2, 3, 5, 10, 25],
  facts: [
    ['Zeskantopname 1/4"', '1/4" hex shank'],
    ['Gemaakt van S2-gereedschapsstaal', 'Made of S2 tool steel'],
    ['Kleurring per maat', 'Colour ring by size'],
  ],
  advice: [
    [
      'Vervang een bit zodra hij gaat slippen: hij maakt de schroefkop kapot.',
      'Replace a bit once it slips: it ruins the screw.',
    ],
  ],
  kg: 0.01,
});
