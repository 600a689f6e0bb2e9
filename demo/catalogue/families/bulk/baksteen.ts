import { colour, lengthAttributes, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { t } from '../../texts.ts';

const BRICK_SIZES = {
  WF: [210, 100, 50, 72],
  DF: [210, 100, 65, 58],
  VF: [210, 100, 40, 86],
  LF: [240, 90, 52, 63],
} as const;

const BRICK_COLORS = [
  'rood',
  'roodbont',
  'roodbruin',
  'bruin',
  'geel',
  'antraciet',
  'grijs',
  'wit',
  'heide',
] as const;

const FINISHES = {
  vormbak: t('vormbak', 'moulded'),
  handvorm: t('handvorm', 'hand-moulded'),
  strengpers: t('strengpers', 'extruded'),
  wasserstrich: t('wasserstrich', 'water-struck'),
};

export const baksteen: Family = family({
  key: 'baksteen',
  group: 'stenen-en-blokken',
  brands: 'steen',
  weight: 12,
  name: t('Gevelstenen', 'Facing bricks'),
  text: t(
    'Gebakken gevelstenen per pallet, in Waal-, dik- en langformaat.',
    'Fired facing bricks by the pallet, in the usual Dutch formats.',
  ),
  leaves: {
    rood: [
      t('Rood & bont', 'Red & mixed'),
      t('Van egaal rood tot genuanceerd bont.', 'From plain red to mixed shades.'),
    ],
    donker: [
      t('Bruin, grijs & antraciet', 'Brown, grey & anthracite'),
      t('Donkere stenen voor strakke gevels.', 'Dark bricks for crisp façades.'),
    ],
    licht: [
      t('Geel & wit', 'Yellow & white'),
      t('Lichte stenen die de zon pakken.', 'Light bricks that catch the sun.'),
    ],
  },
  axes: {
    color: BRICK_COLORS,
    format: ['WF', 'DF', 'VF', 'LF'],
    finish: ['vormbak', 'handvorm', 'strengpers', 'wasserstrich'],
  },
  draft: (v) => {
    const [l, w, h, m2] = BRICK_SIZES[v.format];
    const kg = Math.round(((l * w * h) / 1e6) * 1.75 * 10) / 10;
    const count = Math.round(980 / kg / 20) * 20;
    const f = FINISHES[v.finish];
    const c = colorName(v.color);
    return {
      name: t(
        `Gevelsteen ${f.nl} ${c.nl} ${v.format} ${l}x${w}x${h} mm pallet ${count} st`,
        `Facing brick ${f.en} ${c.en} ${v.format} ${l}x${w}x${h} mm pallet of ${count}`,
      ),
      leaf:
        v.color.startsWith('rood') || v.color === 'heide'
          ? 'rood'
          : v.color === 'geel' || v.color === 'wit'
            ? 'licht'
            : 'donker',
      price:
        count *
        (0.52 +
          h / 400 +
          (v.finish === 'handvorm' ? 0.14 : v.finish === 'wasserstrich' ? 0.1 : 0) +
          (v.color === 'antraciet' || v.color === 'wit' ? 0.12 : 0)),
      unit: 'pallet',
      per: [Math.round((count / m2) * 100) / 100, 'm²'],
      mm: [l, h, w],
      kg: count * kg,
      color: v.color,
      material: t('gebakken klei', 'fired clay'),
      attrs: [
        ...lengthAttributes({ lengte: l, breedte: w, hoogte: h }),
        valueAttribute('formaat', v.format),
        textAttribute('afwerking', f),
        colour(v.color),
        textAttribute('aantal', t(`${count} stuks`, `${count} pieces`)),
        valueAttribute('stuksPerM2', m2),
      ],
      specs: [
        t(`${l} x ${w} x ${h} mm`, `${l} x ${w} x ${h} mm`),
        t(`${m2} st/m²`, `${m2} per m²`),
      ],
      intro: [
        t(
          `Gevelsteen in ${v.format}-formaat, ${f.nl}, ${c.nl}. Op de pallet liggen ${count} stenen: goed voor ${Math.floor(count / m2)} m² gevel.`,
          `Facing brick in ${v.format} format, ${f.en}, ${c.en}. The pallet holds ${count} bricks: enough for ${Math.floor(count / m2)} m² of wall.`,
        ),
        t(
          `Een ${f.nl}steen in ${c.nl} van ${l}x${w}x${h} mm; je verwerkt er ${m2} per m² met een voeg van 12 mm.`,
          `A ${c.en} ${f.en} brick of ${l}x${w}x${h} mm; lay ${m2} per m² with a 12 mm joint.`,
        ),
      ],
      facts: [
        t('Vorstbestand, klasse F2 volgens NEN-EN 771-1', 'Frost resistant, class F2 to EN 771-1'),
        t(`Een steen weegt ${kg} kg`, `One brick weighs ${kg} kg`),
        t(
          v.finish === 'strengpers'
            ? 'Strakke kanten en een gesloten huid'
            : 'Levendige korrel met een bezand oppervlak',
          v.finish === 'strengpers'
            ? 'Sharp edges and a closed face'
            : 'Lively grain with a sanded face',
        ),
        t('IW 3: normaal zuigend', 'Normal initial water absorption (IW 3)'),
      ],
      advice: [
        t(
          'Meng stenen uit minstens drie pallets, dan vallen verschillen in tint niet op.',
          'Mix bricks from at least three pallets so that shade differences do not show.',
        ),
        t(
          'Metsel niet onder 3 °C en dek vers werk af tegen regen.',
          'Do not lay below 3 °C and cover fresh work against rain.',
        ),
      ],
      large: true,
    };
  },
});
