import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const hamer: Family = tool({
  key: 'hamer',
  name: ['Hamers', 'Hammers'],
  text: ['Klauw-, bank-, vuist- en rubberhamers.', 'Claw, bench, club and rubber hammers.'],
  kinds: [
    [
      'Klauwhamer',
      'Claw hammer',
      1,
      'om te spijkeren en spijkers te trekken',
      'for driving and pulling nails',
    ],
    ['Bankhamer', 'Bench hammer', 0.8, 'voor de werkplaats', 'for the workshop'],
    ['Vuisthamer', 'Club hammer', 1.1, 'voor beitelwerk in steen', 'for chiselling stone'],
    [
      'Rubberhamer',
      'Rubber mallet',
      0.7,
      'om tegels en klinkers te zetten',
      'for setting slabs and pavers',
    ],
    ['Moker', 'Sledge hammer', 1.7, 'voor sloopwerk', 'for demolition'],
  ],
  sizes: [
    ['300 g', 10],
    ['500 g', 14],
    ['600 g', 17],
    ['800 g', 20],
    ['1000 g', 24],
    ['1500 g', 29],
    ['2000 g', 36],
  ],
  grips: [
    ['essen steel', 'ash handle', 1, 'hout'],
    ['glasfiber steel', 'fibreglass handle', 1.25, 'oranje'],
    ['stalen steel', 'steel handle', 1.4, 'zwart'],
  ],
  sizeCode: 'gewicht',
  facts: [
    ['Kop van gesmeed en gehard koolstofstaal', 'Head of forged, hardened carbon steel'],
    ['Steel met wig geborgd', 'Handle secured with a wedge'],
    ['Slagvlak geschuurd, randen afgeschuind', 'Ground face with chamfered edge'],
  ],
  advice: [
    [
      'Vervang een gespleten steel meteen; een losse kop vliegt.',
      'Replace a split handle at once; a loose head flies.',
    ],
    ['Draag een bril bij beitelwerk.', 'Wear glasses when chiselling.'],
  ],
  kg: 0.9,
});
