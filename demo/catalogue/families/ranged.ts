import type { AttributeRecord } from '../../../backend/platform/db/schema/catalogue.ts';
import { textAttribute } from '../attributes.ts';
import { type Draft, type Family, family } from '../family.ts';
import type { ColorKey } from '../palette.ts';
import { lowerFirst, t, textPairs, upperFirst } from '../texts.ts';
import type { UnitKey } from '../units.ts';
import { attributesOf, type AttributesOfText } from './parts.ts';

/** A kind of the article: names, price factor, what it is for. */
export type Kind = readonly [nl: string, en: string, factor: number, useNl: string, useEn: string];
/** A size: its text, euros of a middle kind, English text where it differs, contents. */
export type Size = readonly [nl: string, eur: number, en?: string, amount?: number];
/** A finish: texts for the name (may be empty), price factor, colour of the drawing. */
export type Finish = readonly [nl: string, en: string, factor: number, color: ColorKey];

type Side = 'width' | 'height' | 'depth';
const USUAL_SIDES: readonly Side[] = ['width', 'height'];

export interface RangeSpec {
  key: Family['key'];
  group: string;
  brands: Family['brands'];
  weight?: number;
  name: [string, string];
  text: [string, string];
  kinds: readonly Kind[];
  sizes: readonly Size[];
  grips: readonly Finish[];
  /** What the size is called among the attributes; a size of several measures says each. */
  sizeCode: AttributesOfText;
  /** What the finish is called among the attributes; `materiaal` unless said. */
  gripCode?: AttributesOfText;
  /** Which sides a size of two measures gives, in its order: width and height unless said. */
  sides?: readonly Side[];
  unit?: UnitKey;
  packs?: readonly number[];
  /** Unit of the sizes' amounts, for the price per unit. */
  per?: 'm²' | 'm' | 'kg' | 'l';
  /** Attributes that all share: what it covers, say. */
  attrs?: readonly AttributeRecord[];
  facts: readonly [string, string][];
  /** Facts that hold for one kind only, by its Dutch name. */
  factsOf?: Record<string, [string, string]>;
  advice: readonly [string, string][];
  /** Advice that holds for one kind only, by its Dutch name. */
  adviceOf?: Record<string, [string, string]>;
  kg?: number;
  /** Kilos per unit of amount, or per dm³ of a size like `50x150x1000 mm`; else `kg` counts. */
  kgPerAmount?: number;
  density?: number;
  /** Each kind is a category of its own. */
  leaves?: boolean;
  valid?: (kind: string, size: string, grip: string) => boolean;
  large?: boolean;
  energy?: (kind: string, size: string, grip: string) => string;
  files?: Family['files'];
  safety?: string[];
  warnings?: [string, string][];
  tax?: 9;
}

type Millimetres = NonNullable<Draft['mm']>;

/** Width, height and depth from a size such as `28x145x4200 mm`, `60x120 cm` or `Ø50 mm`. */
function millimetres(size: string, sides: RangeSpec['sides']): Millimetres | undefined {
  const box = /(\d+(?:\.\d+)?)x(\d+)(?:x(\d+))? (mm|cm)(?!²)/.exec(size);
  if (box) {
    const scale = box[4] === 'cm' ? 10 : 1;
    const [a = null, b = null, c = null] = box
      .slice(1, 4)
      .map((side) => (side ? Number(side) * scale : null));
    // Three measures are written thickness, width, length: the length stands upright.
    if (c !== null) return c >= (a ?? 0) ? [b, c, a] : [a, b, c];
    const given: Record<Side, number | null> = { width: null, height: null, depth: null };
    for (const [at, side] of (sides ?? USUAL_SIDES).entries()) given[side] = at === 0 ? a : b;
    return [given.width, given.height, given.depth];
  }
  const round = /Ø(\d+) mm/.exec(size);
  return round ? [Number(round[1]), Number(round[1]), null] : undefined;
}

function weightOf(spec: RangeSpec, size: string, amount: number | undefined): number {
  const [a, b, c] = millimetres(size, spec.sides) ?? [null, null, null];
  if (spec.density && a && b && c) return ((a * b * c) / 1e6) * spec.density;
  return amount && spec.kgPerAmount ? amount * spec.kgPerAmount : (spec.kg ?? 0.4);
}

/** A family whose variants are a kind, a size, a finish and a pack. */
export function ranged(spec: RangeSpec): Family {
  const keyOf = (kind: string): string => `k${spec.kinds.findIndex(([nl]) => nl === kind)}`;
  return family({
    key: spec.key,
    group: spec.group,
    brands: spec.brands,
    weight: spec.weight ?? 7,
    name: t(...spec.name),
    text: t(...spec.text),
    files: spec.files,
    safety: spec.safety,
    tax: spec.tax,
    warnings: spec.warnings && textPairs(...spec.warnings),
    leaves: spec.leaves
      ? Object.fromEntries(
          spec.kinds.map(([nl, en, , useNl, useEn]) => [
            keyOf(nl),
            [t(nl, en), t(`${nl} ${useNl}.`, `${en} ${useEn}.`)],
          ]),
        )
      : undefined,
    axes: { kind: spec.kinds, size: spec.sizes, grip: spec.grips, pack: spec.packs ?? [1] },
    valid: ({ kind, size, grip }) => spec.valid?.(kind[0], size[0], grip[0]) ?? true,
    draft: ({
      kind: [nl, en, factor, useNl, useEn],
      size: [size, eur, sizeEn = size, amount],
      grip: [g, gEn, gFactor, color],
      pack,
    }) => {
      const many = pack > 1;
      const total = amount === undefined ? undefined : Math.round(amount * pack * 1000) / 1000;
      const pieces = t(`${pack} stuks`, `${pack} pieces`);
      const finish = g ? attributesOf(spec.gripCode ?? 'materiaal', g, gEn) : [];
      const isColoured = finish.some(({ code }) => code === 'kleur');
      const own = spec.factsOf?.[nl];
      const ownAdvice = spec.adviceOf?.[nl];
      return {
        name: t(
          `${nl} ${size}${g ? ` ${g}` : ''}${many ? ` ${pack} st` : ''}`,
          `${en} ${sizeEn}${gEn ? ` ${gEn}` : ''}${many ? ` ${pack} pcs` : ''}`,
        ),
        leaf: spec.leaves ? keyOf(nl) : undefined,
        price: eur * factor * gFactor * pack * (many ? 0.86 : 1),
        unit: many ? 'pak' : (spec.unit ?? 'stuk'),
        per: spec.per && total ? [total, spec.per] : undefined,
        mm: millimetres(size, spec.sides),
        kg: Math.round(weightOf(spec, size, amount) * pack * 1000) / 1000,
        color: isColoured ? color : undefined,
        tint: color,
        material: finish.find(({ code }) => code === 'materiaal')?.value,
        energy: spec.energy?.(nl, size, g),
        large: spec.large,
        attrs: [
          textAttribute('uitvoering', t(nl, en)),
          ...attributesOf(spec.sizeCode, size, sizeEn),
          ...finish,
          ...(many ? [textAttribute('aantal', pieces)] : []),
          ...(spec.attrs ?? []),
        ],
        specs: [t(size, sizeEn), many ? pieces : t(g || nl, gEn || en)],
        intro: textPairs(
          [
            `${nl} ${size}${g ? `, ${g}` : ''}, ${useNl}.`,
            `${en} ${sizeEn}${gEn ? `, ${gEn}` : ''}, ${useEn}.`,
          ],
          [
            `${nl} ${useNl}: ${size}${g ? `, ${g}` : ''}${many ? `, ${pack} stuks in een pak` : ''}.`,
            `${en} ${useEn}: ${sizeEn}${gEn ? `, ${gEn}` : ''}${many ? `, ${pack} in a pack` : ''}.`,
          ],
          ...(/^(voor|om|op|aan|tegen|onder|langs|boven) /.test(useNl)
            ? [
                [
                  `${upperFirst(useNl)}: ${lowerFirst(nl)} ${size}${g ? `, ${g}` : ''}${many ? `, per ${pack} verpakt` : ''}.`,
                  `${upperFirst(useEn)}: ${lowerFirst(en)} ${sizeEn}${gEn ? `, ${gEn}` : ''}${many ? `, packed by ${pack}` : ''}.`,
                ] as [string, string],
              ]
            : []),
        ),
        facts: textPairs(...(own ? [own] : []), ...spec.facts),
        advice: textPairs(...(ownAdvice ? [ownAdvice] : []), ...spec.advice),
      };
    },
  });
}
