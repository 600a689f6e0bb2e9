import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const buitendeur: Family = ranged({
  key: 'buitendeur',
  group: 'deuren',
  brands: 'deur',
  weight: 7,
  large: true,
  files: ['manual', 'dop'],
  name: ['Buitendeuren', 'External doors'],
  text: [
    'Hardhout en composiet met SKG-voorbereiding.',
    'Hardwood and composite, ready for SKG locks.',
  ],
  kinds: [
    ['Voordeur', 'Front door', 1.6, 'voor de gevel', 'for the façade'],
    ['Achterdeur met glas', 'Glazed back door', 1.2, 'met HR++-glas', 'with double glazing'],
    ['Bergingsdeur', 'Shed door', 0.7, 'voor schuur en berging', 'for shed and store'],
    ['Loopdeur garage', 'Garage side door', 1, 'met kunststof drempel', 'with plastic threshold'],
  ],
  sizes: [
    ['880x2015 mm', 258],
    ['930x2015 mm', 274],
    ['930x2115 mm', 289],
    ['1000x2115 mm', 318],
    ['930x2315 mm', 332],
  ],
  grips: [
    ['hardhout gegrond', 'primed hardwood', 1, 'gebrokenwit'],
    ['hardhout blank', 'clear hardwood', 1.15, 'hardhout'],
    ['antraciet gelakt', 'anthracite lacquered', 1.3, 'antraciet'],
    ['donkergroen gelakt', 'dark green lacquered', 1.3, 'dennengroen'],
    ['wit gelakt', 'white lacquered', 1.2, 'wit'],
  ],
  sizeCode: 'formaat',
  gripCode: 'afwerking',
  facts: [
    ['U-waarde 1.4 W/m²K', 'U value 1.4 W/m²K'],
    ['Voorbereid voor driepuntssluiting SKG***', 'Ready for three-point lock SKG***'],
    ['Dubbele kierdichting', 'Double seal'],
    ['54 mm dik', '54 mm thick'],
  ],
  advice: [
    [
      'Behandel alle zes kanten binnen twee weken na het hangen.',
      'Treat all six sides within two weeks of hanging.',
    ],
  ],
  kg: 42,
});
