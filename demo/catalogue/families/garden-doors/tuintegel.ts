import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const tuintegel: Family = ranged({
  key: 'tuintegel',
  group: 'bestrating',
  brands: 'bestrating',
  weight: 9,
  leaves: true,
  large: true,
  name: ['Tuintegels', 'Paving slabs'],
  text: ['Betontegels en keramische buitentegels.', 'Concrete and ceramic outdoor slabs.'],
  kinds: [
    ['Betontegel', 'Concrete slab', 0.5, 'voor pad en terras', 'for path and patio'],
    [
      'Tuintegel gecoat',
      'Coated slab',
      1.2,
      'met een laag tegen groenaanslag',
      'with a coating against algae',
    ],
    [
      'Keramische buitentegel',
      'Ceramic outdoor slab',
      1.8,
      'voor een terras zonder onderhoud',
      'for a patio without upkeep',
    ],
    [
      'Terrastegel gestraald',
      'Shot-blasted slab',
      1,
      'met zichtbaar korrel',
      'with exposed aggregate',
    ],
  ],
  sizes: [
    ['300x300x45 mm', 1.9, undefined, 0.09],
    ['400x600x40 mm', 6.2, undefined, 0.24],
    ['500x500x50 mm', 6.8, undefined, 0.25],
    ['600x600x40 mm', 10.4, undefined, 0.36],
    ['800x800x40 mm', 22, undefined, 0.64],
    ['1000x1000x50 mm', 38, undefined, 1],
  ],
  grips: [
    ['grijs', 'grey', 0.9, 'grijs'],
    ['antraciet', 'anthracite', 1, 'antraciet'],
    ['zwart', 'black', 1.02, 'zwart'],
    ['beige', 'beige', 1.08, 'beige'],
    ['bruin', 'brown', 1.05, 'bruin'],
    ['taupe', 'taupe', 1.08, 'zand'],
  ],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  per: 'm²',
  kgPerAmount: 95,
  facts: [
    ['KOMO, vorstbestand', 'KOMO certified, frost proof'],
    ['Maattolerantie 2 mm', 'Size tolerance 2 mm'],
    ['Antislip R11', 'Slip rating R11'],
  ],
  advice: [
    [
      'Leg op 50 mm straatzand met 15 mm afschot per meter, van huis af.',
      'Lay on 50 mm sand with 15 mm fall per metre, away from the house.',
    ],
  ],
});
