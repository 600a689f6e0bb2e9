import {
  lengthAttributes,
  measureAttribute,
  textAttribute,
  valueAttribute,
} from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import type { ColorKey } from '../../palette.ts';
import { same, t, textPairs, upperFirst } from '../../texts.ts';
import { splitIntoAttributes } from '../parts.ts';

export interface SheetSpec {
  key: Family['key'];
  weight: number;
  name: [string, string];
  text: [string, string];
  kinds: Record<
    string,
    [nl: string, en: string, eurPerM2mm: number, use: [string, string], color: ColorKey]
  >;
  thick: readonly number[];
  sizes: readonly (readonly [number, number])[];
  density: number;
  material: [string, string];
  facts: [string, string][];
  advice: [string, string][];
}

/** Sheets differ in kind, size and thickness; all are priced by the square metre. */
export const sheet = (spec: SheetSpec): Family =>
  family({
    key: spec.key,
    group: 'plaatmateriaal',
    brands: 'plaat',
    weight: spec.weight,
    files: ['dop'],
    name: t(...spec.name),
    text: t(...spec.text),
    leaves: Object.fromEntries(
      Object.entries(spec.kinds).map(([key, [nl, en, , use]]) => [
        key,
        [t(nl, en), t(`${nl}, ${use[0]}.`, `${en}, ${use[1]}.`)],
      ]),
    ),
    axes: { kind: Object.keys(spec.kinds), size: spec.sizes, thick: spec.thick },
    draft: ({ kind, size: [l, w], thick }) => {
      const [nl, en, eur, use, color] = spec.kinds[kind]!;
      const m2 = Math.round((l * w) / 1000) / 1000;
      const kg = Math.round(m2 * thick * spec.density * 10) / 10;
      return {
        name: t(`${nl} ${l}x${w}x${thick} mm`, `${en} ${l}x${w}x${thick} mm`),
        leaf: kind,
        price: m2 * (2.4 + thick * eur) * (l < 1300 ? 1.25 : 1),
        unit: 'stuk',
        per: [m2, 'm²'],
        mm: [w, l, thick],
        kg,
        color,
        material: t(...spec.material),
        attrs: [
          ...lengthAttributes({ lengte: l, breedte: w, dikte: thick }),
          textAttribute('uitvoering', t(nl, en)),
          measureAttribute('gewicht', kg, 'kg'),
        ],
        specs: [same(`${l} x ${w} mm`), same(`${thick} mm`)],
        intro: textPairs(
          [
            `${nl} van ${thick} mm, ${use[0]}. Plaat van ${l} bij ${w} mm.`,
            `${en} of ${thick} mm, ${use[1]}. Sheet of ${l} by ${w} mm.`,
          ],
          [
            `Plaat van ${m2} m² en ${kg} kg: ${nl.toLowerCase()} ${thick} mm, ${use[0]}.`,
            `A sheet of ${m2} m² and ${kg} kg: ${en} ${thick} mm, ${use[1]}.`,
          ],
        ),
        facts: [
          ...textPairs(...spec.facts),
          t(
            thick >= 18
              ? `Vrij te overspannen op regels van 600 mm hart-op-hart`
              : 'Ondersteun om de 400 mm',
            thick >= 18 ? 'Spans supports at 600 mm centres' : 'Support every 400 mm',
          ),
        ],
        advice: textPairs(...spec.advice),
        large: l > 1300,
      };
    },
  });

export const FULL = [
  [2440, 1220],
  [2500, 1220],
  [1220, 610],
  [1220, 1220],
] as const;

export const SPECIES = {
  vuren: [t('vuren', 'spruce'), 1, 'vuren', 'klasse 4-5'],
  grenen: [t('grenen', 'pine'), 1.2, 'hout', 'klasse 3-4'],
  douglas: [t('douglas', 'Douglas fir'), 1.45, 'douglas', 'klasse 3'],
  hardhout: [t('hardhout', 'hardwood'), 3.1, 'hardhout', 'klasse 1-2'],
  geimpregneerd: [t('vuren geïmpregneerd', 'treated spruce'), 1.3, 'groen', 'klasse 2-3'],
} as const;

export interface StickSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  label: [string, string];
  sections: readonly (readonly [number, number])[];
  lengths: readonly number[];
  species: readonly (keyof typeof SPECIES)[];
  finish: readonly (readonly [string, string, number])[];
  eurPerDm3: number;
  facts: [string, string][];
  advice: [string, string][];
  use: [string, string];
}

const finished = splitIntoAttributes('afwerking', { sterkteklasse: /C\d+/ });

/** Timber sold by the length. */
export const stick = (spec: StickSpec): Family =>
  family({
    key: spec.key,
    group: spec.group,
    brands: 'hout',
    weight: spec.weight,
    name: t(...spec.name),
    text: t(...spec.text),
    leaves: Object.fromEntries(
      spec.species.map((s) => {
        const nl = SPECIES[s][0].nl;
        return [
          s,
          [
            t(`${spec.label[0]} ${nl}`, `${SPECIES[s][0].en} ${spec.label[1].toLowerCase()}`),
            t(
              `${spec.name[0]} in ${nl}, duurzaamheids${SPECIES[s][3]}.`,
              `${spec.name[1]} in ${SPECIES[s][0].en}, durability ${SPECIES[s][3].replace('klasse', 'class')}.`,
            ),
          ],
        ];
      }),
    ),
    axes: {
      species: spec.species,
      section: spec.sections,
      finish: spec.finish,
      length: spec.lengths,
    },
    draft: ({ species, section: [a, b], finish, length }) => {
      const [s, factor, color, dur] = SPECIES[species];
      const dm3 = (a * b * length) / 1e6;
      const kg = Math.round(dm3 * (species === 'hardhout' ? 0.85 : 0.47) * 10) / 10;
      return {
        name: t(
          `${spec.label[0]} ${s.nl} ${finish[0]} ${a}x${b} mm ${length} mm`,
          `${upperFirst(s.en)} ${spec.label[1].toLowerCase()} ${finish[1]} ${a}x${b} mm ${length} mm`,
        ),
        leaf: species,
        price: 0.35 + dm3 * spec.eurPerDm3 * factor * finish[2],
        unit: 'stuk',
        per: [length / 1000, 'm'],
        mm: [b, length, a],
        kg,
        color,
        material: s,
        attrs: [
          ...lengthAttributes({ dikte: a, breedte: b, lengte: length }),
          textAttribute('houtsoort', s),
          ...finished(finish[0], finish[1]),
          valueAttribute('duurzaamheidsklasse', dur.replace('klasse ', '')),
        ],
        specs: [same(`${a} x ${b} mm`), t(`lengte ${length} mm`, `length ${length} mm`)],
        intro: textPairs(
          [
            `${spec.label[0]} van ${s.nl}, ${finish[0]}, ${a}x${b} mm en ${length} mm lang, ${spec.use[0]}.`,
            `${spec.label[1]} in ${s.en}, ${finish[1]}, ${a}x${b} mm and ${length} mm long, ${spec.use[1]}.`,
          ],
          [
            `${length} mm ${s.nl} in de maat ${a}x${b} mm, ${finish[0]}: ${spec.use[0]}.`,
            `${length} mm of ${s.en} at ${a}x${b} mm, ${finish[1]}, ${spec.use[1]}.`,
          ],
        ),
        facts: [...textPairs(...spec.facts), t(`Weegt ongeveer ${kg} kg`, `Weighs about ${kg} kg`)],
        advice: textPairs(...spec.advice),
        large: length > 2700,
      };
    },
  });
