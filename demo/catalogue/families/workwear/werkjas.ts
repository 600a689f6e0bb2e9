import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { WORK } from './shared.ts';

const LETTERS = ['S', 'M', 'L', 'XL', 'XXL', '3XL'].map(
  (s, i) => [`maat ${s}`, 48 + i * 2, `size ${s}`] as const,
);

export const werkjas: Family = ranged({
  key: 'werkjas',
  group: 'werkkleding',
  brands: 'werkkleding',
  weight: 10,

  name: ['Jassen, truien & regenkleding', 'Jackets & rainwear'],
  text: [
    'Softshell, winterjas, sweater en regenpak.',
    'Softshell, winter jacket, sweater and rainwear.',
  ],
  kinds: [
    [
      'Softshelljas',
      'Softshell jacket',
      1.2,
      'voor wind en lichte regen',
      'for wind and light rain',
    ],
    ['Winterjas', 'Winter jacket', 1.7, 'voor vrieskou', 'for frost'],
    ['Sweater', 'Sweatshirt', 0.6, 'voor onder de jas', 'for under the jacket'],
    ['Bodywarmer', 'Body warmer', 0.8, 'met vrije armen', 'with free arms'],
    ['Regenpak', 'Rain suit', 1, 'volgens EN 343', 'to EN 343'],
    ['Veiligheidsvest', 'High-visibility vest', 0.2, 'volgens EN ISO 20471', 'to EN ISO 20471'],
  ],
  sizes: LETTERS,
  grips: [
    ...WORK,
    ['fluogeel', 'fluorescent yellow', 1.1, 'fluogeel'],
    ['oranje', 'orange', 1.1, 'oranje'],
  ],
  sizeCode: 'maat',
  gripCode: 'kleur',
  valid: (kind, _, grip) => kind !== 'Veiligheidsvest' || grip === 'fluogeel' || grip === 'oranje',
  facts: [
    ['Ritssluiting met windflap', 'Zip with storm flap'],
    ['Binnenzak voor telefoon', 'Inside phone pocket'],
    ['Verlengd rugpand', 'Longer back'],
  ],
  factsOf: {
    Veiligheidsvest: ['Reflectie rondom, twee banden', 'Two all-round reflective bands'],
  },
  advice: [
    [
      'Was fluokleuren apart en zonder wasverzachter.',
      'Wash fluorescent colours apart, without softener.',
    ],
  ],
  kg: 0.9,
});
