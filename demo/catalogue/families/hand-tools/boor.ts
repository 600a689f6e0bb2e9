import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const boor: Family = tool({
  key: 'boor',
  group: 'gereedschapaccessoires',
  brands: 'accessoire',
  weight: 12,
  name: ['Boren', 'Drill bits'],
  text: ['Voor metaal, hout, steen en beton.', 'For metal, timber, masonry and concrete.'],
  kinds: [
    [
      'Metaalboor HSS-G',
      'HSS-G metal drill',
      0.7,
      'voor staal en non-ferro',
      'for steel and non-ferrous',
    ],
    ['Metaalboor HSS-Co', 'HSS-Co metal drill', 1.4, 'voor rvs', 'for stainless steel'],
    [
      'Houtspiraalboor',
      'Brad-point drill',
      0.8,
      'voor schone gaten in hout',
      'for clean holes in timber',
    ],
    ['Slangenboor', 'Auger bit', 2.2, 'voor diepe gaten in balken', 'for deep holes in beams'],
    ['Steenboor', 'Masonry drill', 0.75, 'voor baksteen', 'for brick'],
    ['Betonboor SDS-plus', 'SDS-plus drill', 1.3, 'voor beton', 'for concrete'],
    [
      'Betonboor SDS-plus 4-snijder',
      'SDS-plus 4-cutter drill',
      2.1,
      'voor gewapend beton',
      'for reinforced concrete',
    ],
  ],
  sizes: [
    ['4 mm', 2.2],
    ['5 mm', 2.4],
    ['6 mm', 2.7],
    ['7 mm', 3.2],
    ['8 mm', 3.5],
    ['9 mm', 4],
    ['10 mm', 4.4],
    ['12 mm', 5.5],
    ['14 mm', 7.2],
    ['16 mm', 9],
    ['18 mm', 12],
    ['20 mm', 14],
  ],
  grips: [
    ['kort', 'short', 1, 'staal'],
    ['lang', 'long', 1.6, 'staal'],
    ['extra lang', 'extra long', 2.6, 'staal'],
  ],
  sizeCode: 'boormaat',
  gripCode: 'lengte',
  packs: [1, 1, 3, 5, 10],
  facts: [
    ['Diameter ingeslagen op de schacht', 'Diameter stamped on the shank'],
    ['Zelfcentrerende punt', 'Self-centring point'],
    ['Spiraal voert boorsel snel af', 'Flutes clear swarf fast'],
  ],
  advice: [
    [
      'Boor metaal langzaam met olie, hout snel met weinig druk.',
      'Drill metal slowly with oil, timber fast with light pressure.',
    ],
  ],
  kg: 0.05,
});
