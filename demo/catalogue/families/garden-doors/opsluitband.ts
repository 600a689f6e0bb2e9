import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const opsluitband: Family = ranged({
  key: 'opsluitband',
  group: 'bestrating',
  brands: 'bestrating',
  weight: 6,
  large: true,
  name: ['Opsluitbanden & randen', 'Kerbs & edging'],
  text: ['Om bestrating op haar plaats te houden.', 'To hold paving in place.'],
  kinds: [
    ['Opsluitband', 'Edging kerb', 1, 'langs pad en terras', 'along path and patio'],
    ['Trottoirband', 'Road kerb', 2.4, 'langs de oprit', 'along the drive'],
    ['Palissade', 'Palisade', 1.3, 'voor hoogteverschil', 'for changes in level'],
    ['Traptrede beton', 'Concrete step', 5.2, 'voor een buitentrap', 'for outdoor stairs'],
  ],
  sizes: [
    ['50x150x1000 mm', 3.4, undefined, 1],
    ['60x200x1000 mm', 4.9, undefined, 1],
    ['80x200x1000 mm', 6.2, undefined, 1],
    ['100x200x1000 mm', 7.4, undefined, 1],
    ['120x250x1000 mm', 11, undefined, 1],
  ],
  grips: [
    ['grijs', 'grey', 0.95, 'grijs'],
    ['antraciet', 'anthracite', 1.1, 'antraciet'],
    ['zwart', 'black', 1.15, 'zwart'],
    ['bruin', 'brown', 1.12, 'bruin'],
  ],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  per: 'm',
  density: 2.3,
  facts: [
    ['KOMO-gekeurd', 'KOMO certified'],
    ['Hol en dol: grijpt in elkaar', 'Interlocking ends'],
    ['Facet aan één zijde', 'Chamfered on one side'],
  ],
  advice: [
    [
      'Stel de band in een rug van aardvochtig beton.',
      'Bed the kerb with a haunch of semi-dry concrete.',
    ],
  ],
});
