import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';
import { MANUAL } from './shared.ts';

export const schakelaar: Family = ranged({
  key: 'schakelaar',
  group: 'schakelmateriaal',
  brands: 'elektra',
  weight: 8,
  name: ['Schakelaars & dimmers', 'Switches & dimmers'],
  text: ['Enkel, wissel, serie, dimmer en sensor.', 'Single, two-way, series, dimmer and sensor.'],
  kinds: [
    [
      'Enkelpolige schakelaar',
      'Single-pole switch',
      0.9,
      'voor één lamp vanaf één plek',
      'for one light from one place',
    ],
    [
      'Wisselschakelaar',
      'Two-way switch',
      1,
      'om op twee plekken te schakelen',
      'for switching from two places',
    ],
    ['Serieschakelaar', 'Double switch', 1.2, 'voor twee lampen naast elkaar', 'for two lights'],
    ['Kruisschakelaar', 'Intermediate switch', 1.5, 'voor drie plekken', 'for three places'],
    ['Leddimmer 5-150 W', 'LED dimmer 5-150 W', 4.6, 'voor dimbare ledlampen', 'for dimmable LED'],
    ['Bewegingsmelder', 'Motion sensor', 4.2, 'voor gang en berging', 'for hall and store room'],
  ],
  sizes: [
    ['inbouw', 6.4, 'flush'],
    ['opbouw', 6.9, 'surface'],
    ['waterdicht IP44', 9.8, 'splash proof IP44'],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['crème', 'cream', 1.05, 'creme'],
    ['antraciet', 'anthracite', 1.4, 'antraciet'],
    ['mat zwart', 'matt black', 1.6, 'matzwart'],
    ['aluminium', 'aluminium', 1.5, 'aluminium'],
  ],
  sizeCode: splitIntoAttributes('montage', {
    eigenschap: /waterdicht|splash proof/,
    'ip-waarde': /IP\d+/,
  }),
  gripCode: 'kleur',
  packs: [1, 5, 10],
  facts: [
    ['10 AX, 250 V', '10 AX, 250 V'],
    ['Schroefloze klemmen', 'Screwless terminals'],
    ['Past in doos van 40 mm diep', 'Fits a 40 mm box'],
  ],
  advice: [
    [
      'Schakel de groep uit en meet of er geen spanning meer op staat.',
      'Switch off the circuit and check that it is dead.',
    ],
    [
      'Gebruik een diepe inbouwdoos waar meer dan drie draden samenkomen.',
      'Use a deep box where more than three wires meet.',
    ],
  ],
  kg: 0.08,
  warnings: [MANUAL],
});
