import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

export const spijker: Family = fastener({
  key: 'spijker',
  group: 'spijkers',
  weight: 8,
  each: 0.03,
  name: ['Draadnagels', 'Nails'],
  text: ['Blank of verzinkt, per pak.', 'Bright or galvanised, by the pack.'],
  label: ['Draadnagel', 'Nail'],
  finishes: ['verzinkt', 'thermisch', 'rvsA2'],
  sizes: {
    2: [30, 40, 50],
    2.5: [40, 50, 60],
    2.8: [50, 60, 70],
    3.1: [65, 75, 80, 90],
    3.8: [90, 100],
    4.6: [100, 110, 130],
    5.5: [140, 160],
  },
  packs: [50, 100, 200, 250, 500, 1000],
  variants: [
    ['platkop', 'flat head'],
    ['verlorenkop', 'lost head'],
    ['asfaltnagel', 'felt nail'],
    ['ringnagel', 'ring shank'],
  ],
  variantCode: 'kop',
  use: [['voor regelwerk, bekisting en dakbeschot', 'for studwork, formwork and boarding']],
  facts: [
    ['Geruite kop: de hamer glijdt niet weg', 'Chequered head: the hammer does not slip'],
    ['Punt met vier facetten', 'Four-sided point'],
  ],
  advice: [
    [
      'Sla de punt stomp als je dicht bij de kop van een plank spijkert: dan splijt hij niet.',
      'Blunt the point when nailing near a board end and it will not split.',
    ],
  ],
});
