import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const schuurpapier: Family = tool({
  key: 'schuurpapier',
  group: 'gereedschapaccessoires',
  brands: 'accessoire',
  weight: 8,
  name: ['Schuurpapier', 'Abrasives'],
  text: ['Vellen, schijven, banden en rollen.', 'Sheets, discs, belts and rolls.'],
  kinds: [
    [
      'Schuurschijf klit Ø125 mm',
      'Hook-and-loop disc Ø125 mm',
      1,
      'voor excentrische schuurmachines',
      'for random orbit sanders',
    ],
    [
      'Schuurschijf klit Ø150 mm',
      'Hook-and-loop disc Ø150 mm',
      1.2,
      'voor excentrische schuurmachines',
      'for random orbit sanders',
    ],
    [
      'Schuurvel 230x280 mm',
      'Sheet 230x280 mm',
      0.8,
      'om met de hand te schuren',
      'for hand sanding',
    ],
    ['Schuurband 75x533 mm', 'Belt 75x533 mm', 1.9, 'voor bandschuurmachines', 'for belt sanders'],
    [
      'Schuurnet Ø225 mm',
      'Mesh disc Ø225 mm',
      2.1,
      'voor wand en plafond',
      'for walls and ceilings',
    ],
  ],
  sizes: [
    ['K40', 0.95],
    ['K60', 0.9],
    ['K80', 0.85],
    ['K100', 0.85],
    ['K120', 0.8],
    ['K150', 0.8],
    ['K180', 0.8],
    ['K240', 0.8],
    ['K320', 0.85],
  ],
  grips: [
    ['aluminiumoxide', 'aluminium oxide', 1, 'bruin'],
    ['keramisch', 'ceramic', 1.7, 'rood'],
    ['siliciumcarbide', 'silicon carbide', 1.3, 'zwart'],
  ],
  sizeCode: 'korrel',
  packs: [5, 10, 25, 50],
  facts: [
    ['Korrel volgens FEPA', 'Grit to FEPA'],
    ['Loopt niet snel vol door stearaatlaag', 'Stearate layer resists clogging'],
  ],
  advice: [
    [
      'Sla hooguit één korrelstap over, anders blijven krassen staan.',
      'Skip at most one grit or scratches remain.',
    ],
  ],
  kg: 0.02,
});
