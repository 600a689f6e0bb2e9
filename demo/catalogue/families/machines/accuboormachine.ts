import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

const VOLTS = [10.8, 12, 18, 36] as const;

export const accuboormachine: Family = machine({
  key: 'accuboormachine',
  name: ['Boor- & schroefmachines', 'Drill drivers'],
  text: [
    'Schroefmachines, slagschroevers en klopboren.',
    'Drivers, impact drivers and hammer drills.',
  ],
  label: ['Accuboormachine', 'Drill driver'],
  ratings: [
    ['30 Nm', 62],
    ['45 Nm', 78],
    ['60 Nm', 96],
    ['80 Nm', 122],
    ['110 Nm', 149],
    ['130 Nm', 178],
  ],
  ratingCode: 'koppel',
  volts: VOLTS,
  kg: 1.4,
  use: ['voor schroeven en boren in hout en staal', 'for driving and drilling in timber and steel'],
  facts: [
    ['Twee versnellingen met 20 koppelstanden', 'Two gears with 20 torque settings'],
    ['Metalen snelspankop 13 mm', '13 mm metal keyless chuck'],
    ['Ledlamp onder de boorkop', 'LED light below the chuck'],
  ],
  advice: [
    [
      'Schroef in de eerste versnelling en boor in de tweede.',
      'Drive in first gear and drill in second.',
    ],
  ],
});
