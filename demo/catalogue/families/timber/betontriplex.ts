import type { Family } from '../../family.ts';
import { sheet } from './shared.ts';

export const betontriplex: Family = sheet({
  key: 'betontriplex',
  weight: 6,
  name: ['Betontriplex', 'Film-faced plywood'],
  text: [
    'Met fenolfilm: voor bekisting, aanhangers en vloeren.',
    'Phenolic film: for formwork, trailers and floors.',
  ],
  kinds: {
    glad: [
      'Betontriplex glad/glad',
      'Film-faced ply smooth',
      1.95,
      ['voor bekisting die strak beton geeft', 'for formwork that leaves smooth concrete'],
      'donkerbruin',
    ],
    anti: [
      'Betontriplex antislip',
      'Film-faced ply anti-slip',
      2.15,
      ['voor laadvloeren en steigers', 'for load floors and scaffolds'],
      'donkerbruin',
    ],
    zwart: [
      'Betontriplex zwart',
      'Film-faced ply black',
      2.2,
      ['voor werkbanken en interieur', 'for workbenches and interiors'],
      'zwart',
    ],
  },
  thick: [6.5, 9, 12, 15, 18, 21, 27],
  sizes: [
    [2440, 1220],
    [2500, 1250],
    [3000, 1500],
    [1220, 610],
  ],
  density: 0.68,
  material: ['berken of populieren fineer met fenolfilm', 'birch or poplar with phenolic film'],
  facts: [
    ['Film 120 g/m² aan beide zijden', '120 g/m² film on both sides'],
    ['Kanten in de fabriek geseald', 'Edges sealed at the mill'],
  ],
  advice: [
    [
      'Seal gezaagde kanten met acrylverf voordat de plaat buiten ligt.',
      'Seal cut edges with acrylic paint before use outdoors.',
    ],
  ],
});
