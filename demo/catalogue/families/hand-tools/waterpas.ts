import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const waterpas: Family = tool({
  key: 'waterpas',
  group: 'meetgereedschap',
  name: ['Waterpassen', 'Spirit levels'],
  text: ['Van torpedo tot rei, ook met magneten.', 'From torpedo to straightedge, also magnetic.'],
  kinds: [
    ['Waterpas', 'Spirit level', 1, 'voor stel- en metselwerk', 'for setting and masonry'],
    [
      'Waterpas magnetisch',
      'Magnetic spirit level',
      1.3,
      'voor staal en profielen',
      'for steel and profiles',
    ],
    [
      'Waterpas gefreesd',
      'Milled spirit level',
      1.5,
      'voor nauwkeurig stelwerk',
      'for precise setting',
    ],
    [
      'Digitale waterpas',
      'Digital level',
      3.4,
      'met hoek in graden en procenten',
      'with angle in degrees and per cent',
    ],
  ],
  sizes: [
    ['40 cm', 16],
    ['60 cm', 21],
    ['80 cm', 27],
    ['100 cm', 33],
    ['120 cm', 39],
    ['180 cm', 62],
    ['200 cm', 71],
  ],
  grips: [
    ['aluminium geel', 'yellow aluminium', 1, 'geel'],
    ['aluminium grijs', 'grey aluminium', 1.05, 'grijs'],
    ['aluminium rood', 'red aluminium', 1.05, 'rood'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('materiaal', { kleur: COLOUR_WORD }),
  facts: [
    ['Libellen ingegoten, ook ondersteboven afleesbaar', 'Cast-in vials, readable upside down'],
    ['Nauwkeurig tot 0.5 mm per meter', 'Accurate to 0.5 mm per metre'],
    ['Rubberen eindkappen', 'Rubber end caps'],
  ],
  advice: [
    [
      'Controleer door om te keren: beide keren moet de bel gelijk staan.',
      'Check by reversing: the bubble must read the same both ways.',
    ],
  ],
  kg: 0.7,
});
