import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const spade: Family = tool({
  key: 'spade',
  group: 'tuinonderhoud',
  brands: 'tuin',
  weight: 6,
  name: ['Spaden & schoppen', 'Spades & shovels'],
  text: ['Voor graven, scheppen en steken.', 'For digging, shovelling and edging.'],
  kinds: [
    ['Spade', 'Spade', 1, 'om te spitten', 'for digging'],
    ['Bats', 'Round shovel', 0.9, 'om zand en puin te scheppen', 'for sand and rubble'],
    ['Betonschop', 'Concrete shovel', 1.05, 'voor mortel en beton', 'for mortar and concrete'],
    ['Drainspade', 'Draining spade', 1.2, 'voor smalle sleuven', 'for narrow trenches'],
  ],
  sizes: [
    ['maat 2', 24, 'size 2'],
    ['maat 3', 27, 'size 3'],
    ['maat 000', 22, 'size 000'],
    ['maat 0', 23, 'size 0'],
  ],
  grips: [
    ['essen steel', 'ash handle', 1, 'hout'],
    ['hilt', 'T handle', 1.1, 'hout'],
    ['glasfiber steel', 'fibreglass handle', 1.35, 'geel'],
    ['stalen steel', 'steel handle', 1.5, 'zwart'],
  ],
  sizeCode: 'maat',
  gripCode: splitIntoAttributes('materiaal', { greep: /hilt|T handle/ }),
  facts: [
    ['Blad van gehard boriumstaal', 'Blade of hardened boron steel'],
    ['Met opgelaste tree', 'With welded tread'],
  ],
  advice: [
    [
      'Slijp het blad in het voorjaar met een vijl: steken kost dan half zoveel kracht.',
      'File the blade in spring: digging takes half the effort.',
    ],
  ],
  kg: 2,
});
