import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { fastener } from './shared.ts';

export const zelftapper: Family = fastener({
  key: 'zelftapper',
  group: 'schroeven',
  weight: 12,
  each: 0.06,
  name: ['Zelftappers & zelfborende schroeven', 'Self-tapping screws'],
  text: [
    'Voor plaatstaal en profielen, met of zonder boorpunt.',
    'For sheet steel and profiles, with or without drill point.',
  ],
  label: ['', ''],
  finishes: ['verzinkt', 'rvsA2', 'zwart'],
  sizes: {
    2.9: [9.5, 13, 16, 19],
    3.5: [9.5, 13, 16, 19, 25, 32],
    3.9: [13, 16, 19, 25, 32, 38],
    4.2: [13, 16, 19, 25, 32, 38, 50],
    4.8: [13, 16, 19, 25, 32, 38, 50],
    5.5: [19, 25, 32, 38, 50, 70],
    6.3: [19, 25, 38, 50, 70, 90],
  },
  packs: [50, 100, 200, 500],
  variants: [
    ['Plaatschroef bolkop DIN 7981', 'Self-tapper pan head DIN 7981'],
    ['Plaatschroef verzonken kop DIN 7982', 'Self-tapper countersunk DIN 7982'],
    ['Zelfborende schroef zeskant DIN 7504-K', 'Self-drilling screw hex DIN 7504-K'],
    ['Zelfborende schroef bolkop DIN 7504-N', 'Self-drilling screw pan head DIN 7504-N'],
  ],
  variantCode: splitIntoAttributes('uitvoering', {
    kop: /bolkop|verzonken kop|zeskant|pan head|countersunk|hex/,
    norm: /DIN [\d-]+[KN]?/,
  }),
  use: [
    ['voor plaatstaal tot 3 mm', 'for sheet steel up to 3 mm'],
    ['voor goten, profielen en dakplaat', 'for gutters, profiles and roof sheet'],
  ],
  facts: [
    ['Gehard: snijdt zelf draad in staal', 'Hardened: cuts its own thread in steel'],
    ['Verkrijgbaar met EPDM-ring voor dakplaat', 'Available with EPDM washer for roof sheet'],
  ],
  advice: [
    [
      'Boor zonder slag en op laag toerental, anders brandt de punt.',
      'Drive without impact at low speed or the point burns.',
    ],
  ],
});
