import { measureAttribute, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const dakrol: Family = family({
  key: 'dakrol',
  group: 'plat-dak',
  brands: 'dak',
  weight: 7,
  files: ['dop'],
  name: t('Bitumen dakrollen', 'Bitumen felt'),
  text: t(
    'Onder- en toplagen voor branden, kleven en nagelen.',
    'Base and cap sheets for torching, bonding and nailing.',
  ),
  axes: {
    kind: ['toplaag APP', 'toplaag SBS', 'onderlaag', 'zelfklevend'],
    color: ['antraciet', 'zwart', 'groen', 'rood', 'grijs'],
    thick: [2.5, 3, 4, 4.7],
    length: [5, 7, 10],
  },
  valid: (v) =>
    (v.kind === 'onderlaag') === (v.color === 'zwart') &&
    !(v.kind === 'zelfklevend' && v.thick > 3),
  draft: (v) => {
    const en = {
      'toplaag APP': 'APP cap sheet',
      'toplaag SBS': 'SBS cap sheet',
      onderlaag: 'base sheet',
      zelfklevend: 'self-adhesive sheet',
    }[v.kind];
    const c = colorName(v.color);
    return {
      name: t(
        `Dakrol ${v.kind} ${v.thick} mm ${c.nl} ${v.length}x1 m`,
        `Roofing felt ${en} ${v.thick} mm ${c.en} ${v.length}x1 m`,
      ),
      price:
        v.length *
        (2.3 + v.thick * 1.35) *
        (v.kind === 'zelfklevend' ? 1.6 : v.kind === 'toplaag SBS' ? 1.2 : 1),
      unit: 'rol',
      per: [v.length, 'm²'],
      mm: [1000, 220, 220],
      kg: Math.round(v.length * v.thick * 1.15),
      color: v.color,
      material: t('gemodificeerd bitumen', 'modified bitumen'),
      attrs: [
        measureAttribute('dikte', v.thick),
        measureAttribute('lengte', v.length, 'm'),
        measureAttribute('breedte', 1, 'm'),
        textAttribute('uitvoering', t(v.kind, en)),
      ],
      specs: [same(`${v.thick} mm`), same(`${v.length} m²`)],
      intro: textPairs(
        [
          `Dakrol ${v.kind} van ${v.thick} mm met ${v.kind === 'onderlaag' ? 'talk' : `leislag in ${c.nl}`}, ${v.length} m² per rol.`,
          `${en.charAt(0).toUpperCase()}${en.slice(1)} of ${v.thick} mm with ${v.kind === 'onderlaag' ? 'talc finish' : `${c.en} slate chips`}, ${v.length} m² a roll.`,
        ],
        [
          `Rol van ${v.length} bij 1 m voor platte daken; ${v.kind}, ${v.thick} mm.`,
          `A ${v.length} by 1 m roll for flat roofs; ${en}, ${v.thick} mm.`,
        ],
      ),
      facts: textPairs(
        ['Polyesterinlage 180 g/m²', '180 g/m² polyester carrier'],
        ['Overlap 100 mm in de lengte, 150 mm op de kop', 'Lap 100 mm along, 150 mm at ends'],
        [
          v.kind === 'zelfklevend'
            ? 'Zonder vlam te verwerken vanaf 10 °C'
            : 'Te branden; bij hout eerst een genagelde onderlaag',
          v.kind === 'zelfklevend'
            ? 'Applied without flame from 10 °C'
            : 'Torch-on; nail a base sheet over timber first',
        ],
      ),
      advice: textPairs([
        'Werk van laag naar hoog en rol de overlap aan tot er bitumen uittreedt.',
        'Work from low to high and roll laps until bitumen bleeds out.',
      ]),
      large: true,
    };
  },
});
