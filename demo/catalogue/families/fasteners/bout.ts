import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

const M_SIZES = {
  4: [10, 16, 20, 25, 30, 40],
  5: [10, 16, 20, 25, 30, 40, 50],
  6: [12, 16, 20, 25, 30, 40, 50, 60, 80],
  8: [16, 20, 25, 30, 40, 50, 60, 80, 100, 120],
  10: [20, 25, 30, 40, 50, 60, 80, 100, 120, 150],
  12: [25, 30, 40, 50, 60, 80, 100, 120, 150, 200],
  16: [40, 50, 60, 80, 100, 120, 150, 200],
};

export const bout: Family = fastener({
  key: 'bout',
  group: 'bouten-moeren-en-ringen',
  weight: 20,
  each: 0.05,
  metric: true,
  leafBy: 'finish',
  name: ['Bouten', 'Bolts'],
  text: [
    'Metrische bouten volgens DIN en ISO, klasse 8~8 of rvs.',
    'Metric bolts to DIN and ISO, grade 8~8 or stainless.',
  ],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
  sizes: M_SIZES,
  packs: [5, 10, 25, 50, 100, 200],
  variants: [
    ['Zeskantbout DIN 933', 'Hex bolt DIN 933'],
    ['Zeskantbout deeldraad DIN 931', 'Hex bolt part thread DIN 931'],
    ['Slotbout DIN 603', 'Carriage bolt DIN 603'],
    ['Inbusbout DIN 912', 'Socket cap screw DIN 912'],
    ['Inbusbout verzonken DIN 7991', 'Countersunk socket screw DIN 7991'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor staal en doorgaande houtverbindingen', 'for steel and through-bolted timber'],
    ['voor machines, hekwerk en staalbouw', 'for machines, railings and steelwork'],
  ],
  facts: [
    ['Sterkteklasse 8~8; rvs is A2-70 of A4-80', 'Grade 8~8; stainless is A2-70 or A4-80'],
    ['Spoed volgens ISO grof', 'ISO coarse pitch'],
    ['Moer en ring apart te bestellen', 'Nut and washer sold separately'],
  ],
  advice: [
    [
      'Laat minstens twee gangen draad buiten de moer steken.',
      'Let at least two threads stand proud of the nut.',
    ],
    ['Vet rvs draad in: droog vreet het vast.', 'Grease stainless threads: dry they seize.'],
  ],
});
