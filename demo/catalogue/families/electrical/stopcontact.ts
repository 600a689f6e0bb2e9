import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { MANUAL } from './shared.ts';

export const stopcontact: Family = ranged({
  key: 'stopcontact',
  group: 'schakelmateriaal',
  brands: 'elektra',
  weight: 9,
  name: ['Stopcontacten', 'Sockets'],
  text: [
    'Inbouw, opbouw en spatwaterdicht, met randaarde.',
    'Flush, surface and splash proof, earthed.',
  ],
  kinds: [
    ['Wandcontactdoos inbouw', 'Flush socket', 1, 'voor de inbouwdoos', 'for flush boxes'],
    ['Wandcontactdoos opbouw', 'Surface socket', 0.9, 'op de muur', 'on the wall'],
    [
      'Wandcontactdoos waterdicht IP44',
      'Splash-proof socket IP44',
      1.4,
      'voor buiten en schuur',
      'for outdoors and shed',
    ],
    [
      'Wandcontactdoos met USB',
      'Socket with USB',
      3.2,
      'om telefoons te laden',
      'for charging phones',
    ],
    ['Perilex contactdoos', 'Perilex socket', 2.2, 'voor de kookplaat', 'for the hob'],
  ],
  sizes: [
    ['1-voudig', 5.5, 'single'],
    ['2-voudig', 9.2, 'double'],
    ['3-voudig', 14, 'triple'],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['crème', 'cream', 1.05, 'creme'],
    ['antraciet', 'anthracite', 1.4, 'antraciet'],
    ['mat zwart', 'matt black', 1.6, 'matzwart'],
    ['aluminium', 'aluminium', 1.5, 'aluminium'],
  ],
  sizeCode: (size) => [valueAttribute('contacten', size.charAt(0))],
  gripCode: 'kleur',
  packs: [1, 5, 10],
  valid: (kind, size) => !(kind.startsWith('Perilex') && size !== '1-voudig'),
  facts: [
    ['16 A, 230 V, met kinderbeveiliging', '16 A, 230 V, with shutters'],
    ['Steekklemmen voor draad tot 2.5 mm²', 'Push-in terminals up to 2.5 mm²'],
    ['Afdekraam los te kiezen', 'Cover frame sold separately'],
  ],
  advice: [
    [
      'Schakel de groep uit en controleer met een spanningszoeker.',
      'Switch off the circuit and check with a voltage tester.',
    ],
  ],
  kg: 0.1,
  warnings: [MANUAL],
});
