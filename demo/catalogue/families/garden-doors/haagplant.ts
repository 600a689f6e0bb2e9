import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const haagplant: Family = ranged({
  key: 'haagplant',
  group: 'tuinonderhoud',
  brands: 'tuin',
  weight: 5,
  tax: 9,
  name: ['Haagplanten', 'Hedging plants'],
  text: [
    'Haagplanten in pot of met kluit, met het aantal per meter.',
    'Hedging in pots or root-balled, with plants per metre.',
  ],
  kinds: [
    [
      'Haagbeuk',
      'Hornbeam',
      0.9,
      'voor een haag die blad houdt',
      'for a hedge that holds its leaf',
    ],
    ['Liguster', 'Privet', 0.7, 'die snel dichtgroeit', 'that fills in fast'],
    ['Taxus', 'Yew', 2.2, 'voor een strakke groenblijvende haag', 'for a formal evergreen hedge'],
    [
      'Laurier',
      'Cherry laurel',
      1.3,
      'die in de winter dicht blijft',
      'that stays dense in winter',
    ],
    ['Beukenhaag', 'Beech', 1, 'voor een klassieke haag', 'for a classic hedge'],
    [
      'Coniferen',
      'Conifer',
      1.1,
      'voor een haag het hele jaar groen',
      'for a year-round green hedge',
    ],
  ],
  sizes: [
    ['40-60 cm', 4.4],
    ['60-80 cm', 6.2],
    ['80-100 cm', 9.4],
    ['100-125 cm', 14.5],
    ['125-150 cm', 21],
    ['150-175 cm', 32],
  ],
  grips: [
    ['in pot', 'potted', 1.1, 'groen'],
    ['met kluit', 'root-balled', 1, 'groen'],
    ['kale wortel', 'bare root', 0.5, 'groen'],
  ],
  sizeCode: 'plantmaat',
  gripCode: 'wortels',
  unit: 'pot',
  packs: [1, 5, 10, 25],
  valid: (kind, _, grip) => !(grip === 'kale wortel' && /Taxus|Laurier|Coni/.test(kind)),
  facts: [
    ['Vier tot vijf planten per meter', 'Four to five plants per metre'],
    ['Vorstvast, ook op klei', 'Hardy, also on clay'],
    ['Kale wortel van november tot april', 'Bare root from November to April'],
  ],
  advice: [
    [
      'Plant niet dieper dan in de pot en geef de eerste zomer wekelijks water.',
      'Plant no deeper than in the pot and water weekly the first summer.',
    ],
  ],
  kg: 3,
});
