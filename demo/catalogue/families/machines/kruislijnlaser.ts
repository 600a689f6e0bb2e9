import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

export const kruislijnlaser: Family = machine({
  key: 'kruislijnlaser',
  name: ['Lasers', 'Lasers'],
  text: ['Kruislijn- en 3D-lasers in rood en groen.', 'Cross-line and 3D lasers in red and green.'],
  label: ['Kruislijnlaser', 'Cross-line laser'],
  ratings: [
    ['rood 15 m', 79],
    ['rood 20 m', 109],
    ['groen 25 m', 149],
    ['groen 30 m', 198],
    ['groen 3D 30 m', 279],
    ['groen 3D 40 m', 339],
  ],
  ratingCode: 'bereik',
  motorless: true,
  volts: [10.8, 12, 18],
  kg: 0.7,
  use: ['voor tegelwerk, plafonds en kozijnen', 'for tiling, ceilings and frames'],
  facts: [
    ['Zelfnivellerend tot 4° met slingerslot', 'Self-levels to 4° with pendulum lock'],
    ['Afwijking hooguit 0.3 mm per meter', 'Within 0.3 mm per metre'],
    ['IP54, met statiefdraad 1/4 en 5/8', 'IP54, with 1/4 and 5/8 tripod thread'],
  ],
  advice: [
    [
      'Controleer elk kwartaal op een muur op 5 meter: draai 180° en vergelijk.',
      'Check each quarter against a wall at 5 metres: turn 180° and compare.',
    ],
  ],
});
