import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

export const haakseSlijper: Family = machine({
  key: 'haakse-slijper',
  name: ['Haakse slijpers', 'Angle grinders'],
  text: [
    '115 tot 230 mm, met rem en herstartbeveiliging.',
    '115 to 230 mm, with brake and restart protection.',
  ],
  label: ['Haakse slijper', 'Angle grinder'],
  ratings: [
    ['115 mm', 82],
    ['125 mm', 94],
    ['150 mm', 139],
    ['180 mm', 165],
    ['230 mm', 188],
  ],
  ratingCode: 'diameter',
  volts: [18, 36, 230],
  kg: 2.3,
  use: ['voor doorslijpen en afbramen', 'for cutting and deburring'],
  facts: [
    ['Beschermkap zonder sleutel verstelbaar', 'Tool-free guard adjustment'],
    ['Herstartbeveiliging na stroomuitval', 'Restart protection after power loss'],
    ['Schijf staat stil binnen twee seconden', 'Disc stops within two seconds'],
  ],
  advice: [
    [
      'Werk altijd met beschermkap en zijgreep, en kijk of de schijf het toerental aankan.',
      'Always use guard and side handle, and check the disc’s rated speed.',
    ],
  ],
});
