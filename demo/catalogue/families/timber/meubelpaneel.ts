import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export const meubelpaneel: Family = family({
  key: 'meubelpaneel',
  group: 'planken-en-panelen',
  brands: 'hout',
  weight: 8,
  name: t('Meubelpanelen', 'Laminated panels'),
  text: t(
    'Gelijmde massief houten panelen voor bladen, treden en kasten.',
    'Edge-glued solid panels for tops, treads and cabinets.',
  ),
  axes: {
    wood: ['vuren', 'eiken', 'beuken', 'noten'],
    thick: [18, 20, 26, 28, 40],
    width: [200, 300, 400, 500, 600, 800],
    length: [800, 1200, 1600, 2000, 2500],
  },
  valid: (v) => !(v.wood === 'vuren' && v.thick > 28) && !(v.width === 800 && v.length < 1200),
  draft: (v) => {
    const w = {
      vuren: t('vuren', 'spruce'),
      eiken: t('eiken', 'oak'),
      beuken: t('beuken', 'beech'),
      noten: t('noten', 'walnut'),
    }[v.wood];
    const m2 = (v.width * v.length) / 1e6;
    const kg =
      Math.round(
        m2 * v.thick * { vuren: 0.46, eiken: 0.7, beuken: 0.71, noten: 0.65 }[v.wood] * 10,
      ) / 10;
    return {
      name: t(
        `Meubelpaneel ${w.nl} ${v.length}x${v.width}x${v.thick} mm`,
        `Laminated panel ${w.en} ${v.length}x${v.width}x${v.thick} mm`,
      ),
      price: m2 * v.thick * { vuren: 1.3, eiken: 5.2, beuken: 3.4, noten: 8.8 }[v.wood] + 1.5,
      unit: 'stuk',
      per: [Math.round(m2 * 1000) / 1000, 'm²'],
      mm: [v.width, v.length, v.thick],
      kg,
      color: v.wood,
      material: w,
      attrs: [
        ...lengthAttributes({ lengte: v.length, breedte: v.width, dikte: v.thick }),
        textAttribute('houtsoort', w),
      ],
      specs: [same(`${v.length} x ${v.width} mm`), same(`${v.thick} mm`)],
      intro: textPairs(
        [
          `Paneel van massief ${w.nl}, ${v.thick} mm dik, gelijmd uit ${v.thick > 26 ? 'doorgaande' : 'gevingerlaste'} lamellen.`,
          `Solid ${w.en} panel, ${v.thick} mm thick, glued from ${v.thick > 26 ? 'full-length' : 'finger-jointed'} staves.`,
        ],
        [
          `${w.nl.charAt(0).toUpperCase()}${w.nl.slice(1)} paneel van ${v.length} bij ${v.width} mm voor een blad, trede of wandplank.`,
          `${w.en.charAt(0).toUpperCase()}${w.en.slice(1)} panel of ${v.length} by ${v.width} mm for a top, tread or shelf.`,
        ],
      ),
      facts: textPairs(
        ['Geschuurd met korrel 120, onbehandeld', 'Sanded to 120 grit, untreated'],
        [`Weegt ${kg} kg`, `Weighs ${kg} kg`],
        ['Kanten licht gebroken', 'Edges lightly eased'],
        [
          v.length / v.thick > 60
            ? 'Ondersteun als plank om de 600 mm'
            : 'Als plank tot 900 mm vrij te overspannen',
          v.length / v.thick > 60
            ? 'As a shelf, support every 600 mm'
            : 'As a shelf, spans up to 900 mm',
        ],
      ),
      advice: textPairs([
        'Olie beide kanten even vaak, dan trekt het paneel niet krom.',
        'Oil both faces equally and the panel stays flat.',
      ]),
      large: v.length > 2400,
    };
  },
});
