import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const balkdrager: Family = family({
  key: 'balkdrager',
  group: 'verbindingsstaal',
  brands: 'verbinding',
  weight: 7,
  files: ['dop'],
  name: t('Balkdragers', 'Joist hangers'),
  text: t(
    'Dragen vloer- en dakbalken aan een wand of hoofdbalk.',
    'Carry floor and roof joists on a wall or beam.',
  ),
  axes: {
    w: [38, 46, 51, 59, 63, 71, 76, 80, 96, 100],
    h: [96, 110, 121, 146, 171, 196, 220],
    flange: ['lange lip', 'korte lip', 'inwendig'],
    coat: ['verzinkt', 'rvs'],
  },
  valid: (v) => v.h > v.w,
  draft: (v) => {
    const en = { 'lange lip': 'long strap', 'korte lip': 'face fix', inwendig: 'concealed flange' }[
      v.flange
    ];
    return {
      name: t(
        `Balkdrager ${v.w}x${v.h} mm ${v.flange} ${v.coat}`,
        `Joist hanger ${v.w}x${v.h} mm ${en} ${colorName(v.coat).en}`,
      ),
      price:
        (1.6 + (v.w + v.h * 2) / 110) *
        (v.flange === 'lange lip' ? 1.3 : 1) *
        (v.coat === 'rvs' ? 3.6 : 1),
      unit: 'stuk',
      mm: [v.w, v.h, 75],
      kg: Math.round((v.w + 2 * v.h) * 1.2) / 1000,
      color: v.coat,
      material:
        v.coat === 'rvs' ? t('rvs', 'stainless steel') : t('verzinkt staal', 'galvanised steel'),
      attrs: [
        ...lengthAttributes({ breedte: v.w, hoogte: v.h, dikte: 2 }),
        textAttribute('uitvoering', t(v.flange, en)),
      ],
      specs: [same(`${v.w} x ${v.h} mm`), t(v.flange, en)],
      intro: textPairs(
        [
          `Balkdrager voor een balk van ${v.w} mm breed en ${v.h} mm steunhoogte, ${v.flange}.`,
          `Hanger for a joist ${v.w} mm wide with ${v.h} mm support, ${en}.`,
        ],
        [
          `Hangt een balk van ${v.w} mm in het werk zonder keep of pen.`,
          `Hangs a ${v.w} mm joist without notch or tenon.`,
        ],
      ),
      facts: textPairs(
        ['Staaldikte 2 mm', '2 mm steel'],
        [
          'CE volgens EN 14545, draagkracht in de prestatieverklaring',
          'CE marked to EN 14545, capacity in the declaration',
        ],
        [`Past bij balken van ${v.w - 1} tot ${v.w} mm`, `Suits joists of ${v.w - 1} to ${v.w} mm`],
      ),
      advice: textPairs(
        [
          'De drager moet minstens tweederde van de balkhoogte steunen.',
          'The hanger must support at least two thirds of the joist depth.',
        ],
        [
          'Laat geen speling aan de kop: de balk moet tegen de rug staan.',
          'Leave no gap at the end: the joist must bear against the back.',
        ],
      ),
    };
  },
});
