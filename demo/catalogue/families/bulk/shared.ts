import {
  lengthAttributes,
  measureAttribute,
  textAttribute,
  valueAttribute,
} from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { t } from '../../texts.ts';

export const block = (
  key: 'betonblok' | 'kalkzandsteen' | 'cellenbetonblok',
  nl: string,
  en: string,
  density: number,
  perDm3: number,
  material: [string, string],
  color: 'betongrijs' | 'wit' | 'lichtgrijs',
  text: [string, string],
  advice: [string, string][],
  widths: readonly number[],
): Family =>
  family({
    key,
    group: 'stenen-en-blokken',
    brands: 'steen',
    weight: 6,
    files: ['dop'],
    name: t(`${nl}${nl.endsWith('steen') ? '' : 'ken'}`, `${en}s`),
    text: t(...text),
    axes: { l: [298, 437, 600], h: [200, 248, 300], w: widths, edge: ['glad', 'veer-groef'] },
    valid: (v) => !(v.l === 298 && v.h === 300),
    draft: (v) => {
      const dm3 = (v.l * v.h * v.w) / 1e6;
      const kg = Math.round(dm3 * density * 10) / 10;
      const m2 = Math.round((1e6 / ((v.l + 3) * (v.h + 2))) * 10) / 10;
      const groove = v.edge === 'veer-groef';
      return {
        name: t(
          `${nl} ${v.l}x${v.h}x${v.w} mm${groove ? ' veer/groef' : ''}`,
          `${en} ${v.l}x${v.h}x${v.w} mm${groove ? ' tongue & groove' : ''}`,
        ),
        price: 0.35 + dm3 * perDm3 * (groove ? 1.08 : 1),
        unit: 'stuk',
        mm: [v.l, v.h, v.w],
        kg,
        color,
        material: t(...material),
        attrs: [
          ...lengthAttributes({ lengte: v.l, hoogte: v.h, breedte: v.w }),
          textAttribute(
            'kantafwerking',
            groove ? t('veer en groef', 'tongue and groove') : t('glad', 'plain'),
          ),
          measureAttribute('gewicht', kg, 'kg'),
          valueAttribute('stuksPerM2', m2),
        ],
        specs: [
          t(`${v.l} x ${v.h} x ${v.w} mm`, `${v.l} x ${v.h} x ${v.w} mm`),
          t(`${m2} st/m²`, `${m2} per m²`),
        ],
        intro: [
          t(
            `${nl} van ${v.w} mm dik voor ${v.w >= 150 ? 'dragende wanden' : 'scheidingswanden'}; per m² gaan er ${m2} in.`,
            `${en}, ${v.w} mm thick, for ${v.w >= 150 ? 'load-bearing walls' : 'partition walls'}; ${m2} to the m².`,
          ),
          t(
            `Blok van ${v.l}x${v.h}x${v.w} mm in ${material[0]}, ${kg} kg per stuk.`,
            `A ${v.l}x${v.h}x${v.w} mm block in ${material[1]}, ${kg} kg each.`,
          ),
        ],
        facts: [
          t(
            `Wand weegt ${Math.round(kg * m2)} kg per m²`,
            `The wall weighs ${Math.round(kg * m2)} kg per m²`,
          ),
          t('Brandklasse A1, onbrandbaar', 'Reaction to fire A1, non-combustible'),
          groove
            ? t(
                'Veer en groef: stootvoeg hoeft niet vol',
                'Tongue and groove: no mortar in the vertical joint',
              )
            : t('Gladde kop, te zagen met een steenzaag', 'Plain ends, cut with a masonry saw'),
          t(
            `Prijs per stuk; hele pallets zijn ${Math.round(900 / kg / 4) * 4} blokken`,
            `Price each; a full pallet holds ${Math.round(900 / kg / 4) * 4} blocks`,
          ),
        ],
        advice: advice.map(([a, b]) => t(a, b)),
        large: true,
      };
    },
  });
