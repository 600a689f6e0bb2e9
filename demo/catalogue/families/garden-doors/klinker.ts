import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const klinker: Family = ranged({
  key: 'klinker',
  group: 'bestrating',
  brands: 'bestrating',
  weight: 8,
  leaves: true,
  large: true,
  name: ['Klinkers & straatstenen', 'Pavers'],
  text: ['Beton en gebakken, per m².', 'Concrete and clay, by the m².'],
  kinds: [
    ['Betonklinker', 'Concrete paver', 0.6, 'voor oprit en pad', 'for drive and path'],
    ['Gebakken straatklinker', 'Clay paver', 1.5, 'die kleur houdt', 'that keeps its colour'],
    ['Trommelsteen', 'Tumbled paver', 0.9, 'met gebroken randen', 'with tumbled edges'],
    ['Waterpasserende klinker', 'Permeable paver', 1.1, 'tegen plassen', 'against puddles'],
  ],
  sizes: [
    ['200x50x65 mm waalformaat', 24, '200x50x65 mm', 1],
    ['200x65x85 mm dikformaat', 26, '200x65x85 mm', 1],
    ['210x105x80 mm', 21, undefined, 1],
    ['210x105x60 mm', 18.5, undefined, 1],
    ['200x200x60 mm', 19, undefined, 1],
  ],
  grips: [
    ['rood', 'red', 1, 'rood'],
    ['heide', 'heather', 1.04, 'heide'],
    ['grijs', 'grey', 0.95, 'grijs'],
    ['antraciet', 'anthracite', 1, 'antraciet'],
    ['geel', 'yellow', 1.06, 'geel'],
    ['bruin', 'brown', 1.02, 'bruin'],
  ],
  // The trade's name of the size stands in the article's name.
  sizeCode: (size) => [valueAttribute('formaat', size.replace(/ [a-z]+formaat$/, ''))],
  gripCode: 'kleur',
  unit: 'pak',
  per: 'm²',
  kgPerAmount: 145,
  facts: [
    ['Prijs per m²', 'Price per m²'],
    ['Vorst- en dooizoutbestand', 'Frost and de-icing salt resistant'],
    ['Berijdbaar met personenauto’s', 'Carries passenger cars'],
  ],
  advice: [
    [
      'Straat in halfsteens- of keperverband en veeg in met brekerzand.',
      'Lay in stretcher or herringbone bond and brush in crusher sand.',
    ],
  ],
});
