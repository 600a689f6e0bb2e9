import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const schroevendraaierset: Family = tool({
  key: 'schroevendraaierset',
  name: ['Schroevendraaiers', 'Screwdrivers'],
  text: ['Los en in sets, ook VDE-geïsoleerd.', 'Singly and in sets, also VDE insulated.'],
  kinds: [
    [
      'Schroevendraaierset',
      'Screwdriver set',
      1,
      'voor gewoon montagewerk',
      'for everyday assembly',
    ],
    [
      'Schroevendraaierset VDE 1000V',
      'VDE screwdriver set 1000 V',
      1.6,
      'voor werk aan installaties',
      'for electrical work',
    ],
    [
      'Precisieschroevendraaierset',
      'Precision screwdriver set',
      0.8,
      'voor fijn werk en elektronica',
      'for fine work and electronics',
    ],
  ],
  sizes: [
    ['4-delig', 14, '4 pieces'],
    ['6-delig', 19, '6 pieces'],
    ['7-delig', 23, '7 pieces'],
    ['10-delig', 32, '10 pieces'],
    ['12-delig', 38, '12 pieces'],
  ],
  grips: [
    ['tweecomponentengreep', 'two-component handle', 1, 'rood'],
    ['houten greep', 'wooden handle', 1.1, 'hout'],
    ['slagvaste greep', 'impact-proof handle', 1.2, 'geel'],
  ],
  sizeCode: 'aantal',
  gripCode: 'greep',
  unit: 'set',
  facts: [
    ['Sleuf, kruiskop PH en PZ, Torx', 'Slotted, Phillips, Pozidriv and Torx'],
    ['Magnetische punten van chroomvanadium', 'Magnetic chrome-vanadium tips'],
    ['In houder om op te hangen', 'In a rack for hanging'],
  ],
  advice: [
    [
      'Kies de punt die de kop vult: speling draait de kop stuk.',
      'Choose the tip that fills the recess: play ruins the head.',
    ],
  ],
  kg: 0.6,
});
