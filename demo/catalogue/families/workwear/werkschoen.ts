import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

const FEET = [36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48].map(
  (s) => [`maat ${s}`, 68, `size ${s}`] as const,
);

export const werkschoen: Family = ranged({
  key: 'werkschoen',
  group: 'werkschoenen',
  brands: 'schoen',
  weight: 12,
  leaves: true,
  name: ['Werkschoenen', 'Safety footwear'],
  text: ['S1P tot S7, laag en hoog, EN ISO 20345.', 'S1P to S7, low and high, EN ISO 20345.'],
  kinds: [
    [
      'Veiligheidsschoen S1P laag',
      'Safety shoe S1P low',
      0.85,
      'voor droog binnenwerk',
      'for dry indoor work',
    ],
    ['Veiligheidsschoen S3 laag', 'Safety shoe S3 low', 1, 'voor de bouw', 'for the site'],
    [
      'Veiligheidsschoen S3 hoog',
      'Safety boot S3 high',
      1.15,
      'die de enkel steunt',
      'that supports the ankle',
    ],
    [
      'Veiligheidslaars S5',
      'Safety wellington S5',
      0.7,
      'voor modder en beton',
      'for mud and concrete',
    ],
    ['Veiligheidssneaker S1PS', 'Safety trainer S1PS', 1.2, 'die licht draagt', 'that wears light'],
  ],
  sizes: FEET,
  grips: [
    ['zwart', 'black', 1, 'zwart'],
    ['bruin', 'brown', 1.05, 'bruin'],
    ['grijs', 'grey', 1, 'grijs'],
    ['zand', 'sand', 1.05, 'zand'],
  ],
  sizeCode: 'maat',
  gripCode: 'kleur',
  unit: 'paar',
  facts: [
    ['Neus tegen 200 joule, zool tegen spijkers', 'Toe cap to 200 joules, sole against nails'],
    ['Loopzool SR, olie- en benzinebestendig', 'SR outsole, oil and fuel resistant'],
    ['Uitneembaar voetbed', 'Removable footbed'],
    ['Breedte 11', 'Width 11'],
  ],
  factsOf: {
    'Veiligheidslaars S5': ['Volledig waterdicht pvc of pu', 'Fully waterproof PVC or PU'],
  },
  advice: [
    [
      'Pas werkschoenen aan het eind van de dag en met je eigen sokken.',
      'Try safety shoes at the end of the day with your own socks.',
    ],
  ],
  kg: 1.4,
});
