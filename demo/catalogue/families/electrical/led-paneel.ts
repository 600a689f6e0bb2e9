import type { AttributeRecord } from '../../../../backend/platform/db/schema/catalogue.ts';
import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';
import { ledClass } from './shared.ts';

/** `600x600 mm 36 W`: how large it is, then what it draws, as the trade writes it. */
const MEASURE_AND_POWER = /^(.+) (\d+ W)$/;
const partsOf = (size: string): [measure: string, power: string] => {
  const [, measure = '', power = ''] = MEASURE_AND_POWER.exec(size) ?? [];
  return [measure, power];
};

function measures(size: string): AttributeRecord[] {
  const [measure, power] = partsOf(size);
  const code = measure.includes('x') ? 'formaat' : measure.startsWith('Ø') ? 'diameter' : 'lengte';
  return [valueAttribute(code, measure), valueAttribute('vermogen', power)];
}

/** A panel has two sides, a batten a length, a ceiling light is round. */
const isMadeAs = (kind: string, size: string): boolean =>
  size.startsWith('Ø') === kind.includes('plafonnière') &&
  /^\d+ mm/.test(size) === kind.includes('armatuur');

export const ledPaneel: Family = ranged({
  key: 'led-paneel',
  group: 'verlichting',
  brands: 'licht',
  weight: 6,
  name: ['Ledpanelen & armaturen', 'LED panels & fittings'],
  text: ['Voor systeemplafonds, schuren en garages.', 'For suspended ceilings, sheds and garages.'],
  kinds: [
    ['Ledpaneel inbouw', 'LED panel recessed', 1, 'voor systeemplafonds', 'for suspended ceilings'],
    ['Ledpaneel opbouw', 'LED panel surface', 1.2, 'voor vaste plafonds', 'for solid ceilings'],
    [
      'Ledarmatuur waterdicht IP65',
      'LED batten IP65',
      1.1,
      'voor garage en schuur',
      'for garage and shed',
    ],
    [
      'Ledplafonnière met sensor',
      'LED ceiling light with sensor',
      1.3,
      'voor gang en trappenhuis',
      'for hall and stairs',
    ],
  ],
  sizes: [
    ['300x300 mm 12 W', 21],
    ['300x600 mm 20 W', 32],
    ['600x600 mm 24 W', 36],
    ['600x600 mm 36 W', 44],
    ['300x1200 mm 40 W', 52],
    ['600x1200 mm 48 W', 68],
    ['600 mm 9 W', 16],
    ['600 mm 18 W', 20],
    ['1200 mm 18 W', 24],
    ['1200 mm 36 W', 29],
    ['1500 mm 24 W', 31],
    ['1500 mm 48 W', 38],
    ['Ø250 mm 12 W', 18],
    ['Ø300 mm 18 W', 23],
    ['Ø350 mm 24 W', 29],
    ['Ø400 mm 36 W', 37],
  ],
  grips: [
    ['3000 K', '3000 K', 1, 'wit'],
    ['4000 K', '4000 K', 1, 'wit'],
    ['6500 K', '6500 K', 1, 'wit'],
    ['4000 K DALI', '4000 K DALI', 1.5, 'wit'],
  ],
  sizeCode: measures,
  gripCode: splitIntoAttributes('kleurtemperatuur', { aansturing: /DALI/ }),
  valid: isMadeAs,
  energy: (kind, size) => ledClass(kind, partsOf(size)[1]),
  factsOf: {
    'Ledpaneel inbouw': ['UGR onder 19: rustig bij beeldschermen', 'UGR below 19: easy on screens'],
    'Ledpaneel opbouw': ['UGR onder 19: rustig bij beeldschermen', 'UGR below 19: easy on screens'],
  },
  facts: [
    ['Driver met 5 jaar garantie', 'Driver with 5 years guarantee'],
    ['50~000 branduren L80', '50,000 hours L80'],
  ],
  adviceOf: {
    'Ledpaneel inbouw': [
      'Laat 200 mm vrij boven inbouwpanelen, anders wordt de driver te warm.',
      'Leave 200 mm above recessed panels or the driver overheats.',
    ],
  },
  advice: [
    [
      'Schakel de groep uit voordat je aansluit; de schakelaar op de muur is niet genoeg.',
      'Switch off the circuit before wiring; the wall switch is not enough.',
    ],
  ],
  kg: 2.4,
});
