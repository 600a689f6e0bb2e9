import { measureAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export const epdmFolie: Family = family({
  key: 'epdm-folie',
  group: 'plat-dak',
  brands: 'dak',
  weight: 6,
  files: ['dop'],
  name: t('EPDM', 'EPDM'),
  text: t('Rubber uit één stuk voor dak en vijver.', 'One-piece rubber for roof and pond.'),
  axes: {
    w: [1.4, 2.1, 3.05, 4.27, 6.1],
    l: [2, 3, 4, 5, 6, 8, 10, 15, 20],
    thick: [1.0, 1.14, 1.52],
  },
  draft: (v) => {
    const m2 = Math.round(v.w * v.l * 100) / 100;
    return {
      name: t(
        `EPDM dakfolie ${v.thick} mm ${v.w}x${v.l} m`,
        `EPDM membrane ${v.thick} mm ${v.w}x${v.l} m`,
      ),
      price: 4 + m2 * (4.5 + v.thick * 5.2),
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.w * 500, 250, 250],
      kg: Math.round(m2 * v.thick * 1.2 * 10) / 10,
      color: 'zwart',
      material: t('EPDM-rubber', 'EPDM rubber'),
      attrs: [
        measureAttribute('breedte', v.w, 'm'),
        measureAttribute('lengte', v.l, 'm'),
        measureAttribute('dikte', v.thick),
      ],
      specs: [same(`${v.w} x ${v.l} m`), same(`${v.thick} mm`)],
      intro: textPairs(
        [
          `Naadloos stuk EPDM van ${v.w} bij ${v.l} m, ${v.thick} mm dik: ${m2} m² zonder las.`,
          `A seamless EPDM sheet of ${v.w} by ${v.l} m, ${v.thick} mm thick: ${m2} m² without a weld.`,
        ],
        [
          `Dakrubber van ${v.thick} mm voor ${m2} m² plat dak, dakkapel of aanbouw.`,
          `${v.thick} mm roof rubber for ${m2} m² of flat roof, dormer or extension.`,
        ],
      ),
      facts: textPairs(
        ['Levensduur meer dan 40 jaar', 'Lasts over 40 years'],
        ['Rekbaar tot 300%', 'Stretches to 300%'],
        ['Koud te verlijmen, geen vlam op het dak', 'Bonded cold, no flame on the roof'],
      ),
      advice: textPairs(
        [
          'Laat de folie een half uur ontspannen voordat je lijmt en werk van het midden naar buiten.',
          'Let the sheet relax for half an hour before bonding and work from the centre out.',
        ],
        ['Reken 150 mm extra voor elke opstand.', 'Allow 150 mm extra for every upstand.'],
      ),
      large: m2 > 20,
    };
  },
});
