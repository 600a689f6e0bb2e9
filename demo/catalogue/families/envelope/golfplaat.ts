import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const golfplaat: Family = family({
  key: 'golfplaat',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 6,
  name: t('Golf- & damwandplaten', 'Corrugated sheets'),
  text: t('Voor schuur, overkapping en stal.', 'For sheds, canopies and stables.'),
  axes: {
    kind: [
      'vezelcement golfplaat',
      'polycarbonaat golfplaat',
      'stalen damwandplaat',
      'bitumen golfplaat',
      'dakpanplaat staal',
    ],
    color: ['antraciet', 'zwart', 'rood', 'grijs', 'transparant', 'groen'],
    length: [1500, 2000, 2500, 3000, 3500, 4000],
    w: [950, 1095, 1130],
  },
  valid: (v) =>
    (v.kind === 'polycarbonaat golfplaat') === (v.color === 'transparant') &&
    !(v.kind.startsWith('bitumen') && v.length > 2000),
  draft: (v) => {
    const en = {
      'vezelcement golfplaat': 'Fibre-cement sheet',
      'polycarbonaat golfplaat': 'Polycarbonate sheet',
      'stalen damwandplaat': 'Steel box-profile sheet',
      'bitumen golfplaat': 'Bitumen sheet',
      'dakpanplaat staal': 'Steel tile-effect sheet',
    }[v.kind];
    const c = colorName(v.color);
    const m2 = Math.round((v.length * (v.w - 80)) / 1000) / 1000;
    return {
      name: t(
        `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${c.nl} ${v.length}x${v.w} mm`,
        `${en} ${c.en} ${v.length}x${v.w} mm`,
      ),
      price:
        m2 *
        {
          'vezelcement golfplaat': 14.5,
          'polycarbonaat golfplaat': 21,
          'stalen damwandplaat': 13.5,
          'bitumen golfplaat': 9.8,
          'dakpanplaat staal': 16.5,
        }[v.kind],
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.w, v.length, 45],
      kg:
        Math.round(
          m2 * (v.kind.startsWith('vezel') ? 15 : v.kind.includes('sta') ? 4.6 : 2.2) * 10,
        ) / 10,
      color: v.color,
      attrs: [
        ...lengthAttributes({ lengte: v.length, breedte: v.w }),
        textAttribute('uitvoering', t(v.kind, en)),
      ],
      specs: [same(`${v.length} x ${v.w} mm`), t(`dekt ${m2} m²`, `covers ${m2} m²`)],
      intro: textPairs(
        [
          `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} van ${v.length} mm, ${c.nl}; dekt na overlap ${m2} m².`,
          `${en} of ${v.length} mm, ${c.en}; covers ${m2} m² after laps.`,
        ],
        [
          `Dakplaat voor schuur of overkapping: ${v.length}x${v.w} mm, ${c.nl}.`,
          `A sheet for shed or canopy: ${v.length}x${v.w} mm, ${c.en}.`,
        ],
      ),
      facts: textPairs(
        ['Dakhelling vanaf 8°', 'Pitch from 8°'],
        [
          v.kind.startsWith('vezel')
            ? 'Asbestvrij, onbrandbaar'
            : v.kind.startsWith('poly')
              ? 'Laat 88% licht door, slagvast'
              : 'Met anticondensvlies leverbaar',
          v.kind.startsWith('vezel')
            ? 'Asbestos free, non-combustible'
            : v.kind.startsWith('poly')
              ? 'Lets through 88% of light, impact resistant'
              : 'Available with anti-drip fleece',
        ],
        ['Gordingafstand tot 1150 mm', 'Purlins up to 1150 mm apart'],
      ),
      advice: textPairs([
        'Schroef op de top van de golf met een afdichtring.',
        'Fix through the crown with a sealing washer.',
      ]),
      large: true,
    };
  },
});
