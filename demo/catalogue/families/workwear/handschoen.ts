import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const handschoen: Family = ranged({
  key: 'handschoen',
  group: 'persoonlijke-bescherming',
  brands: 'bescherming',
  weight: 9,
  name: ['Werkhandschoenen', 'Work gloves'],
  text: ['Montage-, snij- en winterhandschoenen.', 'Assembly, cut-resistant and winter gloves.'],
  kinds: [
    ['Montagehandschoen PU', 'PU assembly glove', 0.6, 'voor fijn werk', 'for fine work'],
    [
      'Werkhandschoen nitril',
      'Nitrile work glove',
      0.9,
      'voor bouw en magazijn',
      'for site and warehouse',
    ],
    [
      'Snijbestendige handschoen klasse C',
      'Cut-resistant glove class C',
      2.1,
      'voor glas en staal',
      'for glass and steel',
    ],
    ['Winterhandschoen', 'Winter glove', 1.6, 'voor kou en regen', 'for cold and wet'],
    ['Leren werkhandschoen', 'Leather work glove', 1.3, 'voor grof werk', 'for heavy work'],
  ],
  sizes: [
    ['maat 7', 4.2, 'size 7'],
    ['maat 8', 4.2, 'size 8'],
    ['maat 9', 4.4, 'size 9'],
    ['maat 10', 4.4, 'size 10'],
    ['maat 11', 4.6, 'size 11'],
  ],
  grips: [
    ['grijs', 'grey', 1, 'grijs'],
    ['zwart', 'black', 1, 'zwart'],
    ['oranje', 'orange', 1.05, 'oranje'],
    ['geel', 'yellow', 1.05, 'geel'],
  ],
  sizeCode: 'maat',
  gripCode: 'kleur',
  unit: 'paar',
  packs: [1, 6, 12],
  facts: [
    ['EN 388, klassen op de handschoen', 'EN 388, ratings printed on the glove'],
    ['Ademende rug', 'Breathable back'],
    ['Touchscreen met de wijsvinger', 'Touch-screen fingertip'],
  ],
  advice: [
    [
      'Een te grote handschoen grijpt slecht: kies strak.',
      'Too large a glove grips badly: choose a snug fit.',
    ],
  ],
  kg: 0.08,
});
