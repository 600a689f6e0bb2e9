import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const boiler: Family = ranged({
  key: 'boiler',
  group: 'verwarming-en-ventilatie',
  brands: 'verwarming',
  weight: 6,
  files: ['manual'],
  name: ['Boilers & geisers', 'Water heaters'],
  text: ['Elektrische boilers met energielabel.', 'Electric water heaters with energy label.'],
  kinds: [
    [
      'Elektrische boiler',
      'Electric water heater',
      1,
      'voor keuken en douche',
      'for kitchen and shower',
    ],
    ['Keukenboiler', 'Under-sink heater', 0.7, 'voor onder het aanrecht', 'for below the sink'],
    [
      'Slimme boiler',
      'Smart water heater',
      1.4,
      'die leert wanneer je doucht',
      'that learns when you shower',
    ],
    [
      'Warmtepompboiler',
      'Heat pump water heater',
      5.2,
      'die een kwart van de stroom vraagt',
      'that takes a quarter of the power',
    ],
  ],
  sizes: [
    ['5 l', 98],
    ['10 l', 118],
    ['15 l', 134],
    ['30 l', 168],
    ['50 l', 212],
    ['80 l', 258],
    ['120 l', 319],
    ['150 l', 378],
    ['200 l', 462],
  ],
  grips: [
    ['1500 W', '1500 W', 0.95, 'wit'],
    ['2000 W', '2000 W', 1, 'wit'],
    ['2200 W', '2200 W', 1.04, 'wit'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'vermogen',
  energy: (kind, size) =>
    kind.startsWith('Warmte')
      ? 'A'
      : kind.startsWith('Slim')
        ? 'B'
        : Number.parseInt(size) > 30
          ? 'C'
          : Number.parseInt(size) > 10
            ? 'B'
            : 'A',
  valid: (kind, size) =>
    kind === 'Keukenboiler'
      ? Number.parseInt(size) <= 15
      : kind === 'Warmtepompboiler'
        ? Number.parseInt(size) >= 80
        : Number.parseInt(size) >= 30,
  facts: [
    ['Geëmailleerde ketel met anode', 'Enamelled tank with anode'],
    ['Inlaatcombinatie verplicht, apart te bestellen', 'Safety valve required, sold separately'],
    ['Stand tegen legionella op 65 °C', '65 °C anti-legionella setting'],
  ],
  advice: [
    [
      'Vervang de anode elke twee jaar bij hard water.',
      'Replace the anode every two years in hard water.',
    ],
  ],
  kg: 24,
});
