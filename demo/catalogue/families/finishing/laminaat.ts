import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const laminaat: Family = ranged({
  key: 'laminaat',
  group: 'vloeren',
  brands: 'vloer',
  weight: 9,
  leaves: true,
  name: ['Laminaat & pvc-vloeren', 'Laminate & vinyl'],
  text: ['Klikvloeren per pak, met gebruiksklasse.', 'Click floors by the pack, with use class.'],
  kinds: [
    ['Laminaat', 'Laminate', 1, 'voor woonkamer en slaapkamer', 'for living room and bedroom'],
    [
      'Laminaat waterbestendig',
      'Water-resistant laminate',
      1.35,
      'voor keuken en hal',
      'for kitchen and hall',
    ],
    ['Pvc-vloer klik', 'Click vinyl', 1.8, 'voor het hele huis', 'for the whole house'],
    ['Ondervloer', 'Underlay', 0.3, 'onder laminaat en parket', 'under laminate and parquet'],
  ],
  sizes: [
    ['7 mm klasse 31', 27, '7 mm class 31', 2.4],
    ['8 mm klasse 32', 34, '8 mm class 32', 2.22],
    ['10 mm klasse 33', 42, '10 mm class 33', 1.98],
    ['12 mm klasse 34', 52, '12 mm class 34', 1.63],
  ],
  grips: [
    ['eiken naturel', 'natural oak', 1, 'eiken'],
    ['eiken grijs', 'grey oak', 1, 'grijs'],
    ['eiken wit', 'white oak', 1, 'gebrokenwit'],
    ['eiken donker', 'dark oak', 1.02, 'donkerbruin'],
    ['noten', 'walnut', 1.08, 'noten'],
    ['visgraat eiken', 'herringbone oak', 1.5, 'eiken'],
    ['beton grijs', 'concrete grey', 1.04, 'betongrijs'],
  ],
  sizeCode: splitIntoAttributes('dikte', { slijtklasse: /(?:klasse|class) (\d+)/ }),
  gripCode: splitIntoAttributes('kleur', { legpatroon: /visgraat|herringbone/ }),
  unit: 'pak',
  per: 'm²',
  kgPerAmount: 7.5,
  valid: (kind, size) => (kind === 'Ondervloer') === size.startsWith('7') || kind === 'Laminaat',
  facts: [
    ['Kliksysteem zonder lijm', 'Glueless click system'],
    ['Geschikt voor vloerverwarming tot 27 °C', 'Suits underfloor heating up to 27 °C'],
    ['V-groef rondom', 'V-groove all round'],
  ],
  advice: [
    [
      'Laat pakken 48 uur acclimatiseren en houd 8 mm vrij van de wand.',
      'Acclimatise packs for 48 hours and leave 8 mm at walls.',
    ],
  ],
});
