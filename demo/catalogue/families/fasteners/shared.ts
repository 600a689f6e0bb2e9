import { lengthAttributes, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import type { ColorKey } from '../../palette.ts';
import { lowerFirst, same, t, textPairs } from '../../texts.ts';
import { attributesOf, type AttributesOfText } from '../parts.ts';

export const FINISH = {
  nylon: [
    t('', ''),
    t('nylon', 'nylon'),
    1,
    'grijs',
    t('Vorstvast tot -40 °C, roest en rot niet', 'Frost proof to -40 °C, does not rust or rot'),
  ],
  verzinkt: [
    t('verzinkt', 'zinc plated'),
    t('verzinkt staal', 'zinc-plated steel'),
    1,
    'verzinkt',
    t('Voor droge ruimten binnen', 'For dry interiors'),
  ],
  geel: [
    t('geel verzinkt', 'yellow zinc'),
    t('geel gechromateerd staal', 'yellow chromated steel'),
    1.05,
    'geelverzinkt',
    t('Gechromateerd: voor binnen en onder een overstek', 'Chromated: indoors and under cover'),
  ],
  rvsA2: [
    t('RVS A2', 'A2 stainless'),
    t('roestvast staal A2', 'A2 stainless steel'),
    3.1,
    'rvs',
    t('Roest niet in weer en wind; niet voor zwembaden', 'Does not rust outdoors; not for pools'),
  ],
  rvsA4: [
    t('RVS A4', 'A4 stainless'),
    t('roestvast staal A4', 'A4 stainless steel'),
    4.3,
    'rvs',
    t('Zuurbestendig: ook aan zee en bij dieren', 'Acid resistant: fit for coast and stables'),
  ],
  fosfaat: [
    t('gefosfateerd', 'phosphated'),
    t('gefosfateerd staal', 'phosphated steel'),
    0.9,
    'gefosfateerd',
    t('Fosfaatlaag houdt stuc en verf vast', 'Phosphate layer takes filler and paint'),
  ],
  thermisch: [
    t('thermisch verzinkt', 'hot-dip galvanised'),
    t('thermisch verzinkt staal', 'hot-dip galvanised steel'),
    1.7,
    'zink',
    t('Dikke zinklaag voor buitenwerk', 'Heavy zinc layer for outdoor work'),
  ],
  zwart: [
    t('zwart', 'black'),
    t('zwart gelakt staal', 'black coated steel'),
    1.35,
    'zwart',
    t('Zwart gelakt voor zichtwerk', 'Black coated for exposed work'),
  ],
} as const satisfies Record<
  string,
  readonly [ReturnType<typeof t>, ReturnType<typeof t>, number, ColorKey, ReturnType<typeof t>]
>;

export type FinishKey = keyof typeof FINISH;

export interface FastenerSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  /** As it stands in the product's name. */
  label: [string, string];
  finishes: readonly FinishKey[];
  /** Diameter → lengths. A length of 0 means: none in the name (nuts, washers). */
  sizes: Record<string, readonly number[]>;
  packs: readonly number[];
  variants: readonly (readonly [nl: string, en: string])[];
  variantCode: AttributesOfText;
  metric?: boolean;
  /** Euros for one of 4 x 40 mm. */
  each: number;
  use: [string, string][];
  facts: [string, string][];
  advice: [string, string][];
  leafBy?: 'finish';
}

export const LEAF_TEXT: Record<FinishKey, [string, string]> = {
  nylon: ['', ''],
  verzinkt: ['Voor binnen en droog werk.', 'For indoor and dry work.'],
  geel: ['Met extra chromaatlaag.', 'With an extra chromate layer.'],
  rvsA2: ['Voor buiten, blijft blank.', 'For outdoors, stays bright.'],
  rvsA4: ['Voor zee, stal en zwembad.', 'For coast, stable and pool.'],
  fosfaat: ['Zwart, hecht goed onder afwerking.', 'Black, holds well under finishes.'],
  thermisch: ['Dikke zinklaag voor buiten.', 'Heavy zinc for outdoors.'],
  zwart: ['Voor zichtwerk.', 'For exposed work.'],
};

export function fastener(spec: FastenerSpec): Family {
  const sizes = Object.entries(spec.sizes).flatMap(([d, lengths]) =>
    lengths.map((l): [number, number] => [Number(d), l]),
  );
  return family({
    key: spec.key,
    group: spec.group,
    brands: 'schroef',
    weight: spec.weight,
    name: t(...spec.name),
    text: t(...spec.text),
    ...(spec.leafBy && {
      leaves: Object.fromEntries(
        spec.finishes.map((finish) => [
          finish,
          [
            t(
              `${spec.name[0]} ${FINISH[finish][0].nl}`,
              `${FINISH[finish][0].en} ${spec.name[1].toLowerCase()}`,
            ),
            t(...LEAF_TEXT[finish]),
          ],
        ]),
      ),
    }),
    axes: { variant: spec.variants, size: sizes, finish: spec.finishes, pack: spec.packs },
    // Heavy sizes come in small boxes, light ones in big boxes.
    valid: ({ size: [d, l], pack }) => {
      const volume = d * d * Math.max(l, 8);
      return volume * pack < 1_900_000 && volume * pack > 900;
    },
    draft: ({ variant, size: [d, l], finish, pack }) => {
      const [label, material, factor, color, weather] = FINISH[finish];
      const finished = t(label.nl && `${label.nl} `, label.en && `${label.en} `);
      const bulk =
        pack >= 500 ? 0.62 : pack >= 200 ? 0.72 : pack >= 100 ? 0.82 : pack >= 50 ? 0.92 : 1.25;
      const each = spec.each * (0.25 + (d * d * Math.max(l, 10)) / 850) * factor;
      const dims = `${spec.metric ? 'M' : ''}${d}${l > 0 ? `x${l}` : ''}${spec.metric ? '' : ' mm'}`;
      const nl = `${spec.label[0]} ${variant[0]}`.trim();
      const en = `${spec.label[1]} ${variant[1]}`.trim();
      const grams = Math.max(1, Math.round(d * d * Math.max(l, d) * 0.0055 * pack));
      const use = spec.use[((d * 7 + l) % spec.use.length) | 0]!;
      return {
        name: t(
          `${nl} ${dims} ${finished.nl}${pack} st`,
          `${en} ${dims} ${finished.en}${pack} pcs`,
        ),
        ...(spec.leafBy && { leaf: finish }),
        price: Math.max(1.1, each * pack * bulk + 0.7),
        unit: pack >= 50 ? 'doos' : 'pak',
        mm: [null, null, null],
        kg: grams / 1000,
        color,
        material,
        size: dims,
        attrs: [
          ...(spec.metric
            ? [valueAttribute('schroefdraad', `M${d}`)]
            : lengthAttributes({ diameter: d })),
          ...(l > 0 ? lengthAttributes({ lengte: l }) : []),
          textAttribute('materiaal', material),
          ...(variant[0] ? attributesOf(spec.variantCode, ...variant) : []),
          textAttribute('aantal', t(`${pack} stuks`, `${pack} pieces`)),
        ],
        specs: [same(dims), t(`${pack} stuks`, `${pack} pieces`)],
        intro: textPairs(
          [
            `${nl} ${dims} in ${material.nl}, ${use[0]}. Per ${pack} stuks.`,
            `${en} ${dims} in ${material.en}, ${use[1]}. Pack of ${pack}.`,
          ],
          [
            `${pack} stuks ${lowerFirst(nl)} ${dims}, ${label.nl || material.nl}, ${use[0]}.`,
            `${pack} pieces of ${lowerFirst(en)} ${dims}, ${label.en || material.en}, ${use[1]}.`,
          ],
        ),
        facts: [
          weather,
          ...textPairs(...spec.facts),
          t(
            `Verpakking weegt ongeveer ${grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${grams} g`}`,
            `Pack weighs about ${grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${grams} g`}`,
          ),
        ],
        advice: textPairs(...spec.advice),
      };
    },
  });
}

type LooseSpec = Pick<
  FastenerSpec,
  'key' | 'weight' | 'each' | 'name' | 'text' | 'packs' | 'variants' | 'use' | 'facts' | 'advice'
>;

/** What goes on a bolt, nuts and washers: by thread alone, in the finishes of bolts. */
export function boltPart(spec: LooseSpec): Family {
  const threads = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24];
  return fastener({
    ...spec,
    group: 'bouten-moeren-en-ringen',
    metric: true,
    label: ['', ''],
    finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
    sizes: Object.fromEntries(threads.map((thread) => [thread, [0]])),
    variantCode: 'uitvoering',
  });
}
