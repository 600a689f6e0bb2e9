import type { Family } from '../../family.ts';
import { stick } from './shared.ts';

export const vurenRegel: Family = stick({
  key: 'vuren-regel',
  group: 'balken-en-latten',
  weight: 16,
  name: ['Balken & regels', 'Studs & beams'],
  text: ['Regels en balken op sterkte gesorteerd.', 'Strength-graded studs and beams.'],
  label: ['Regel', 'Stud'],
  sections: [
    [38, 58],
    [38, 68],
    [44, 69],
    [44, 93],
    [46, 71],
    [59, 121],
    [59, 146],
    [59, 156],
    [63, 160],
    [71, 171],
    [71, 196],
    [71, 221],
  ],
  lengths: [2100, 2400, 2700, 3000, 3300, 3600, 3900, 4200, 4500, 4800, 5100, 5400],
  species: ['vuren', 'douglas', 'geimpregneerd'],
  finish: [
    ['geschaafd C24', 'planed C24', 1.08],
    ['gezaagd C18', 'sawn C18', 0.92],
  ],
  eurPerDm3: 0.86,
  use: ['voor vloer, wand en dak', 'for floor, wall and roof'],
  facts: [
    ['Gedroogd tot 18% vocht', 'Dried to 18% moisture'],
    ['PEFC-gecertificeerd', 'PEFC certified'],
    ['Geschaafd met vier afgeronde hoeken', 'Planed with four eased edges'],
  ],
  advice: [
    [
      'Sla regels vlak en van de grond op, met latjes ertussen.',
      'Store flat, off the ground, with stickers between.',
    ],
    ['Leg de kroon van de balk naar boven.', 'Lay joists crown up.'],
  ],
});
