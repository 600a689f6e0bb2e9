import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const helm: Family = ranged({
  key: 'helm',
  group: 'persoonlijke-bescherming',
  brands: 'bescherming',
  weight: 6,
  name: ['Veiligheidshelmen', 'Safety helmets'],
  text: ['EN 397, met draaiknop en zweetband.', 'EN 397, with ratchet and sweatband.'],
  kinds: [
    ['Bouwhelm', 'Safety helmet', 1, 'voor de bouwplaats', 'for the site'],
    ['Bouwhelm geventileerd', 'Vented safety helmet', 1.15, 'voor warme dagen', 'for warm days'],
    [
      'Klimhelm EN 12492',
      'Climbing helmet EN 12492',
      2.4,
      'voor werken op hoogte',
      'for work at height',
    ],
    ['Stootpet', 'Bump cap', 0.7, 'voor kruipruimte en magazijn', 'for crawl space and warehouse'],
  ],
  sizes: [
    ['52-61 cm', 18],
    ['53-63 cm', 19],
    ['54-64 cm', 20],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['geel', 'yellow', 1, 'geel'],
    ['oranje', 'orange', 1, 'oranje'],
    ['blauw', 'blue', 1, 'blauw'],
    ['rood', 'red', 1, 'rood'],
    ['groen', 'green', 1, 'groen'],
    ['zwart', 'black', 1.05, 'zwart'],
  ],
  sizeCode: 'maat',
  gripCode: 'kleur',
  packs: [1, 5],
  facts: [
    ['Verstelbaar met draaiknop', 'Ratchet adjustment'],
    ['Sleuven voor oorkappen en vizier', 'Slots for ear muffs and visor'],
    ['Gebruiksduur vijf jaar na productie', 'Five years from manufacture'],
  ],
  advice: [
    [
      'Vervang een helm na een harde klap, ook zonder barst.',
      'Replace a helmet after a hard knock, even without a crack.',
    ],
  ],
  kg: 0.4,
});
