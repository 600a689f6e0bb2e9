import type { Family } from '../../family.ts';
import { insulation } from './shared.ts';

export const epsPlaat: Family = insulation({
  key: 'eps-plaat',
  group: 'isolatieplaten',
  weight: 7,
  name: ['EPS-platen', 'EPS boards'],
  text: ['Lichte piepschuimplaten voor vloer en gevel.', 'Light polystyrene for floor and façade.'],
  kinds: {
    eps100: ['EPS 100 vloerplaat', 'EPS 100 floor board', 1],
    eps200: ['EPS 200 zwaar belastbaar', 'EPS 200 heavy duty', 1.35],
    grafiet: ['EPS grafiet gevelplaat', 'EPS graphite façade board', 1.25],
  },
  thick: [20, 30, 40, 50, 60, 80, 100, 120, 150, 200],
  sizes: [
    [1000, 500],
    [1000, 1000],
    [1250, 600],
    [2500, 1200],
  ],
  lambda: 0.036,
  perM2mm: 0.085,
  density: 20,
  pieces: (d) => Math.max(2, Math.round(500 / d)),
  unit: 'pak',
  color: 'wit',
  material: ['geëxpandeerd polystyreen', 'expanded polystyrene'],
  fire: 'E',
  use: ['onder dekvloeren en achter stuc', 'under screeds and behind render'],
  facts: [
    ['Rot niet en neemt nauwelijks water op', 'Does not rot and takes up hardly any water'],
    ['Te snijden met een gloeidraad', 'Cut with a hot wire'],
  ],
  advice: [
    [
      'Verlijm met pasta zonder oplosmiddel: die tast EPS aan.',
      'Use solvent-free adhesive: solvents melt EPS.',
    ],
  ],
});
