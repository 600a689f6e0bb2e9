import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const tuinslang: Family = ranged({
  key: 'tuinslang',
  group: 'tuinonderhoud',
  brands: 'tuin',
  weight: 6,
  name: ['Tuinslangen & beregening', 'Hoses & watering'],
  text: ['Slangen, haspels en koppelingen.', 'Hoses, reels and connectors.'],
  kinds: [
    ['Tuinslang', 'Garden hose', 1, 'voor de tuin', 'for the garden'],
    ['Tuinslang op haspel', 'Hose on reel', 2.6, 'aan de muur', 'for the wall'],
    ['Perslucht- en waterslang', 'Air and water hose', 1.7, 'voor de bouw', 'for the site'],
    ['Druppelslang', 'Soaker hose', 0.8, 'voor borders', 'for borders'],
  ],
  sizes: [
    ['10 m', 14, undefined, 10],
    ['15 m', 19, undefined, 15],
    ['25 m', 29, undefined, 25],
    ['50 m', 54, undefined, 50],
  ],
  grips: [
    ['1/2" 3-laags', '1/2" 3-ply', 0.9, 'groen'],
    ['1/2" 5-laags', '1/2" 5-ply', 1.25, 'geel'],
    ['3/4" 5-laags', '3/4" 5-ply', 1.7, 'oranje'],
    ['5/8" 4-laags', '5/8" 4-ply', 1.3, 'zwart'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('diameter', { lagen: /(\d)-(?:laags|ply)/ }),
  unit: 'stuk',
  per: 'm',
  facts: [
    ['Knikt niet en draait niet op', 'Does not kink or twist'],
    ['Barstdruk 25 bar', 'Burst pressure 25 bar'],
    ['Vrij van ftalaten', 'Phthalate free'],
  ],
  advice: [['Laat de slang leeglopen voor de vorst.', 'Drain the hose before frost.']],
  kg: 3,
});
