import {
  lengthAttributes,
  measureAttribute,
  textAttribute,
  valueAttribute,
} from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export interface BoardSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  kinds: Record<string, [nl: string, en: string, factor: number]>;
  thick: readonly number[];
  sizes: readonly (readonly [number, number])[];
  lambda: number;
  perM2mm: number;
  density: number;
  pieces: (thick: number) => number;
  unit: 'pak' | 'rol' | 'stuk';
  color: 'geel' | 'wit' | 'zand' | 'beige' | 'groen';
  material: [string, string];
  fire: string;
  facts: [string, string][];
  advice: [string, string][];
  use: [string, string];
  warn?: boolean;
}

/** Insulation: its value follows from thickness and lambda, its price from thickness and area. */
export const insulation = (spec: BoardSpec): Family =>
  family({
    key: spec.key,
    group: spec.group,
    brands: 'isolatie',
    weight: spec.weight,
    files: ['dop'],
    name: t(...spec.name),
    text: t(...spec.text),
    ...(spec.warn && {
      warnings: [
        t(
          'Vezels kunnen jeuken: draag handschoenen, lange mouwen en een stofmasker.',
          'Fibres may itch: wear gloves, long sleeves and a dust mask.',
        ),
      ],
    }),
    axes: { kind: Object.keys(spec.kinds), size: spec.sizes, thick: spec.thick },
    draft: ({ kind, size: [l, w], thick }) => {
      const [nl, en, factor] = spec.kinds[kind]!;
      const pieces = spec.unit === 'stuk' ? 1 : spec.pieces(thick);
      const m2 = Math.round(((l * w) / 1e6) * pieces * 100) / 100;
      const rd = Math.floor((thick / 1000 / spec.lambda) * 20) / 20;
      const content = pieces > 1 ? t(` pak ${pieces} st`, ` pack of ${pieces}`) : t('', '');
      return {
        name: t(
          `${nl} ${l}x${w}x${thick} mm Rd ${rd}${content.nl}`,
          `${en} ${l}x${w}x${thick} mm Rd ${rd}${content.en}`,
        ),
        price: 1.2 + m2 * (1 + thick * spec.perM2mm) * factor,
        unit: spec.unit,
        per: [m2, 'm²'],
        mm: [w, l, thick],
        kg: Math.round(m2 * thick * spec.density) / 1000 + 0.1,
        color: spec.color,
        material: t(...spec.material),
        attrs: [
          ...lengthAttributes({ lengte: l, breedte: w, dikte: thick }),
          valueAttribute('rd-waarde', `${rd} m²K/W`),
          valueAttribute('lambda-waarde', `${spec.lambda} W/mK`),
          valueAttribute('brandklasse', spec.fire),
          measureAttribute('inhoud', m2, 'm²'),
          ...(pieces > 1
            ? [textAttribute('aantal', t(`${pieces} stuks`, `${pieces} pieces`))]
            : []),
        ],
        specs: [t(`Rd ${rd} m²K/W`, `Rd ${rd} m²K/W`), same(`${thick} mm`)],
        intro: textPairs(
          [
            `${nl} van ${thick} mm met een Rd-waarde van ${rd} m²K/W, ${spec.use[0]}. Inhoud ${m2} m².`,
            `${en} of ${thick} mm with an Rd value of ${rd} m²K/W, ${spec.use[1]}. Contains ${m2} m².`,
          ],
          [
            `Met ${thick} mm haal je Rd ${rd}; ${spec.unit === 'rol' ? 'de rol' : spec.unit === 'pak' ? 'het pak' : 'de plaat'} dekt ${m2} m². ${spec.use[0].charAt(0).toUpperCase()}${spec.use[0].slice(1)}.`,
            `${thick} mm gives Rd ${rd}; ${spec.unit === 'rol' ? 'the roll' : spec.unit === 'pak' ? 'the pack' : 'the board'} covers ${m2} m². ${spec.use[1].charAt(0).toUpperCase()}${spec.use[1].slice(1)}.`,
          ],
        ),
        facts: [
          ...textPairs(...spec.facts),
          t(
            `Lambda ${spec.lambda} W/mK, brandklasse ${spec.fire}`,
            `Lambda ${spec.lambda} W/mK, fire class ${spec.fire}`,
          ),
          t(
            rd >= 6.3
              ? 'Haalt de nieuwbouweis voor daken (Rc 6,3) in één laag'
              : rd >= 3.5
                ? 'Genoeg voor subsidie op spouw- en vloerisolatie (Rd 3,5)'
                : 'Te combineren met een tweede laag',
            rd >= 6.3
              ? 'Meets the new-build roof requirement (Rc 6.3) in one layer'
              : rd >= 3.5
                ? 'Enough for the floor insulation grant (Rd 3.5)'
                : 'Combine with a second layer',
          ),
        ],
        advice: textPairs(...spec.advice),
        large: l > 2000 || m2 > 6,
      };
    },
  });
