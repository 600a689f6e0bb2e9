import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const kabel: Family = ranged({
  key: 'kabel',
  group: 'kabel-en-buis',
  brands: 'elektra',
  weight: 10,
  leaves: true,
  files: ['dop'],
  name: ['Kabel & draad', 'Cable & wire'],
  text: [
    'Op rol en haspel, met de Eca- of Cca-klasse erbij.',
    'On reel and drum, with its Eca or Cca class.',
  ],
  kinds: [
    ['Installatiedraad VD', 'Single-core wire VD', 0.3, 'voor in de buis', 'for conduit'],
    [
      'Installatiekabel XMvK',
      'Installation cable XMvK',
      1,
      'voor vaste aanleg',
      'for fixed wiring',
    ],
    ['Grondkabel YMvK-as', 'Armoured cable YMvK-as', 2.4, 'voor in de tuin', 'for underground'],
    ['Rubberkabel H07RN-F', 'Rubber cable H07RN-F', 1.5, 'voor de bouwplaats', 'for the site'],
    ['Netwerkkabel Cat6', 'Network cable Cat6', 0.8, 'voor data', 'for data'],
  ],
  sizes: [
    ['25 m', 31, '25 m', 25],
    ['50 m', 56, '50 m', 50],
    ['100 m', 104, '100 m', 100],
  ],
  grips: [
    ['3x1.5 mm²', '3x1.5 mm²', 1, 'grijs'],
    ['3x2.5 mm²', '3x2.5 mm²', 1.5, 'grijs'],
    ['4x2.5 mm²', '4x2.5 mm²', 1.9, 'grijs'],
    ['5x2.5 mm²', '5x2.5 mm²', 2.3, 'zwart'],
    ['5x4 mm²', '5x4 mm²', 3.6, 'zwart'],
    ['5x6 mm²', '5x6 mm²', 5.2, 'zwart'],
    ['1x1.5 mm² blauw', '1x1.5 mm² blue', 0.5, 'blauw'],
    ['1x2.5 mm² bruin', '1x2.5 mm² brown', 0.8, 'bruin'],
    ['1x2.5 mm² groen', '1x2.5 mm² green', 0.8, 'groen'],
    ['4x2x0.5 mm', '4x2x0.5 mm', 0.9, 'wit'],
    ['4x2x0.5 mm grijs', '4x2x0.5 mm grey', 0.9, 'grijs'],
    ['4x2x0.5 mm afgeschermd', '4x2x0.5 mm shielded', 1.3, 'grijs'],
    ['4x2x0.6 mm buiten', '4x2x0.6 mm outdoor', 1.6, 'zwart'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('aders', {
    kleur: COLOUR_WORD,
    eigenschap: /afgeschermd|shielded|buiten|outdoor/,
  }),
  unit: 'rol',
  per: 'm',
  kgPerAmount: 0.14,
  valid: (kind, _, grip) =>
    kind.includes(' VD')
      ? grip.startsWith('1x')
      : kind.startsWith('Netwerk')
        ? grip.startsWith('4x2x')
        : !grip.startsWith('1x') && !grip.startsWith('4x2x'),
  facts: [
    ['Brandklasse volgens de CPR op de mantel', 'CPR fire class printed on the sheath'],
    ['Metermarkering om de meter', 'Metre marking every metre'],
    ['Gloeidraadvast en halogeenarm', 'Flame retardant and low halogen'],
  ],
  advice: [
    [
      'Rol kabel af in plaats van hem over de kop te trekken: dan blijft hij vrij van slag.',
      'Unroll cable instead of pulling it over the end: it stays free of twists.',
    ],
  ],
  factsOf: {
    'Grondkabel YMvK-as': [
      'Stalen afscherming beschermt tegen de spade',
      'Steel armour protects against the spade',
    ],
  },
});
