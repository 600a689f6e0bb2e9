import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const purschuim: Family = ranged({
  key: 'purschuim',
  group: 'kit-lijm-en-schuim',
  brands: 'kitlijm',
  weight: 7,
  name: ['Purschuim', 'PU foam'],
  text: ['Vullen, isoleren en lijmen uit de bus.', 'Fill, insulate and bond from the can.'],
  kinds: [
    ['Purschuim handbus', 'PU foam hand-held', 0.85, 'om gaten te vullen', 'for filling gaps'],
    [
      'Purschuim pistool',
      'PU foam gun grade',
      1,
      'voor kozijnen en naden',
      'for frames and joints',
    ],
    [
      'Purschuim elastisch',
      'Flexible PU foam',
      1.35,
      'voor luchtdicht bouwen',
      'for airtight building',
    ],
    ['Purschuim brandwerend', 'Fire-rated PU foam', 1.7, 'voor doorvoeren', 'for penetrations'],
    ['Purlijm in bus', 'PU foam adhesive', 1.25, 'om platen te lijmen', 'for bonding boards'],
  ],
  sizes: [
    ['500 ml', 8.6, undefined, 0.5],
    ['700 ml', 10.8, undefined, 0.7],
    ['750 ml', 11.4, undefined, 0.75],
  ],
  grips: [
    ['geel', 'yellow', 1, 'geel'],
    ['blauw', 'blue', 1.05, 'blauw'],
    ['groen', 'green', 1.05, 'groen'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  unit: 'bus',
  per: 'l',
  packs: [1, 6, 12],
  kg: 0.85,
  safety: ['GHS02', 'GHS07', 'GHS08'],
  files: ['safety'],
  warnings: [
    [
      'Bevat diisocyanaten: scholing is verplicht bij beroepsmatig gebruik. Zeer licht ontvlambare aerosol.',
      'Contains diisocyanates: training required for professional use. Extremely flammable aerosol.',
    ],
  ],
  facts: [
    ['Tot 45 liter schuim uit 750 ml', 'Up to 45 litres of foam from 750 ml'],
    ['Snijdbaar na 30 minuten', 'Cut after 30 minutes'],
    ['Na uitharding brandklasse B2 of beter', 'Cured fire class B2 or better'],
  ],
  advice: [
    [
      'Bevochtig de naad en vul voor de helft: schuim zwelt.',
      'Wet the joint and fill halfway: foam expands.',
    ],
  ],
});
