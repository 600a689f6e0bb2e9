import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';
import { ledClass } from './shared.ts';

export const ledLamp: Family = ranged({
  key: 'led-lamp',
  group: 'verlichting',
  brands: 'licht',
  weight: 9,
  leaves: true,
  name: ['Ledlampen', 'LED lamps'],
  text: [
    'Met energieklasse A tot G volgens de schaal van 2021.',
    'With energy class A to G on the 2021 scale.',
  ],
  kinds: [
    [
      'Ledlamp peer E27',
      'LED bulb E27',
      1,
      'voor hanglampen en plafonnières',
      'for pendants and ceiling lights',
    ],
    ['Ledlamp kogel E14', 'LED golf ball E14', 0.95, 'voor kleine armaturen', 'for small fittings'],
    ['Ledspot GU10', 'LED spot GU10', 1.05, 'voor inbouwspots', 'for recessed spots'],
    [
      'Ledbuis G13',
      'LED tube G13',
      2.1,
      'voor bestaande tl-armaturen',
      'for existing fluorescent fittings',
    ],
  ],
  sizes: [
    ['2.5 W 250 lm', 3.2],
    ['4.5 W 470 lm', 3.9],
    ['7 W 806 lm', 4.8],
    ['10.5 W 1055 lm', 6.2],
    ['14 W 1521 lm', 8.4],
    ['18 W 2100 lm', 10.9],
  ],
  grips: [
    ['2700 K', '2700 K', 1, 'wit'],
    ['3000 K', '3000 K', 1, 'wit'],
    ['4000 K', '4000 K', 1, 'wit'],
    ['2700 K dimbaar', '2700 K dimmable', 1.4, 'wit'],
    ['6500 K', '6500 K', 1, 'wit'],
  ],
  sizeCode: splitIntoAttributes('vermogen', { lichtstroom: /\d+ lm/ }),
  gripCode: splitIntoAttributes('kleurtemperatuur', { aansturing: /dimbaar|dimmable/ }),
  packs: [1, 3, 5, 10],
  energy: ledClass,
  valid: (kind, size) =>
    !(kind.includes('GU10') && Number.parseFloat(size) > 8) &&
    !(kind.includes('E14') && Number.parseFloat(size) > 7) &&
    !(kind.includes('G13') && Number.parseFloat(size) < 7),
  facts: [
    ['15~000 branduren', '15,000 hours'],
    ['Kleurweergave Ra 80 of hoger', 'Colour rendering Ra 80 or more'],
    ['Direct vol licht', 'Full light at once'],
  ],
  advice: [
    [
      'Kies 2700 K voor de woonkamer, 4000 K voor werkplaats en keuken.',
      'Choose 2700 K for living rooms, 4000 K for workshop and kitchen.',
    ],
  ],
  kg: 0.06,
});
