/**
 * Which attributes tell the variants of one article apart, judged by their values and by the title:
 * a measure that a shopper chooses (length, thread, contents, pieces in a pack), or a colour, size,
 * finish, handing or grain. Power, voltage and the like make another article.
 */
import type { ProductField } from './product.ts';

export type AxisKind = 'size' | 'pack' | 'look';

/**
 * Names of attributes that describe a look. They are compared with the code and, because a
 * classification may use numbers as codes, with the label.
 */
const LOOK_NAMES = new Set([
  ...['kleur', 'colour', 'color', 'maat', 'size', 'kledingmaat', 'afwerking', 'finish'],
  ...['draairichting', 'handing', 'korrel', 'grain'],
]);

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:/\d+)?`;
/** Up to three numbers that belong together: `25`, `880x2315`, `30/50`. */
const NUMBERS = String.raw`(?:\d+ )?${NUMBER}(?: ?[x×] ?${NUMBER}){0,2}`;
const SIZE = new RegExp(
  String.raw`^(?:Ø ?)?${NUMBERS} ?(?:mm|cm|dm|m|ml|cl|l|g|kg|m²|"|inch)$`,
  'i',
);
const THREAD = new RegExp(String.raw`^M${NUMBER}$`);
const PACK = /^\d+ ?(?:stuks?|st|pieces?|pcs|zakken|bags|rollen|rolls|vellen|sheets)\.?$/i;

/**
 * The kind of difference between variants that an attribute can describe; null for any other
 * attribute.
 */
export function axisKind({ code, label, value }: ProductField): AxisKind | null {
  const text = value.trim();
  if (PACK.test(text)) return 'pack';
  if (SIZE.test(text) || THREAD.test(text)) return 'size';
  return LOOK_NAMES.has(code.toLowerCase()) || LOOK_NAMES.has(label.toLowerCase()) ? 'look' : null;
}

/** Returns whether a value states a quantity, which may follow from the chosen axes: `36,4 kg`. */
export const isQuantity = (value: string): boolean => /^\d/.test(value.trim());

export interface TitleParts {
  /** The title without the values of its axes: equal for variants of one article. */
  stem: string;
  /** The axis attributes that the title names, in their order. */
  namedAxes: ProductField[];
}

/** A value in volts, which shows that the product is a machine. */
const VOLTAGE = /^\d+(?:[.,]\d+)? ?V$/;

/**
 * Returns whether a product is a machine. Machines of other measures are other articles, not
 * variants: a saw of 165 mm is not a saw of 184 mm in another size.
 */
export const isMachine = (fields: readonly ProductField[]): boolean =>
  fields.some(({ value }) => VOLTAGE.test(value.trim()));

const LENGTHS = ['mm', 'cm', 'dm', 'm', '"', 'inch'];
const UNITS = new Set([...LENGTHS, 'ml', 'cl', 'l', 'g', 'kg', 'm²']);
const PACK_WORDS = new Set(['st', 'stuk', 'stuks', 'zakken', 'rollen', 'vellen']);

/** A word of the title that consists of numbers: `M4x25`, `600x1200`, `Ø125`, `30/50`, `0,75`. */
const MEASURE_WORD = /^[mø]?\d+(?:[.,]\d+)?(?:[x×/][mø]?\d+(?:[.,]\d+)?)*(?:mm|cm|m|ml|l|g|kg|")?$/;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[,;:]+$/, ''))
    .filter((word) => word !== '');

const numbersOf = (text: string): string[] =>
  (text.toLowerCase().match(/m?\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    number.replace('.', ',').replace(/^m/, ''),
  );

interface Axis {
  field: ProductField;
  kind: AxisKind;
  words: string[];
  numbers: string[];
}

/** Splits a title into what the article is and which of its attributes it names. */
export function titleParts(name: string, fields: readonly ProductField[]): TitleParts {
  const title = wordsOf(name);
  const isUsed = title.map(() => false);
  const axes = fields.flatMap((field): Axis[] => {
    const kind = axisKind(field);
    if (kind === null) return [];
    const { value } = field;
    return [
      { field, kind, words: wordsOf(value), numbers: kind === 'look' ? [] : numbersOf(value) },
    ];
  });
  const titleAxes = new Set<Axis>();

  // The value with most words first, so that `wit gelakt` is not taken for `wit`.
  const looks = axes.filter(({ kind }) => kind === 'look');
  for (const axis of looks.toSorted((a, b) => b.words.length - a.words.length)) {
    const at = title.findIndex((_, start) =>
      axis.words.every((word, offset) => title[start + offset] === word && !isUsed[start + offset]),
    );
    if (at < 0 || axis.words.length === 0) continue;
    titleAxes.add(axis);
    isUsed.fill(true, at, at + axis.words.length);
  }

  title.forEach((word, at) => {
    if (isUsed[at] || !MEASURE_WORD.test(word)) return;
    const next = title[at + 1] ?? '';
    const hasUnit = UNITS.has(next) || PACK_WORDS.has(next);
    const unit = hasUnit ? next : (/[a-z"²]+$/.exec(word)?.[0] ?? '');
    const numbers = numbersOf(word);
    const matchingAxes = numbers.map((number) =>
      axes.filter((axis) => axis.numbers.includes(number) && isOfUnit(axis, unit)),
    );
    if (matchingAxes.some((found) => found.length === 0)) return;
    for (const axis of matchingAxes.flat()) titleAxes.add(axis);
    isUsed[at] = true;
    if (hasUnit) isUsed[at + 1] = true;
  });
  return {
    stem: title.filter((_, at) => !isUsed[at]).join(' '),
    namedAxes: axes.filter((axis) => titleAxes.has(axis)).map(({ field }) => field),
  };
}

/** Returns whether a number with this unit (empty: without one) can be the axis's value. */
function isOfUnit({ kind, field, words: value }: Axis, unit: string): boolean {
  if (unit === '' || THREAD.test(field.value)) return true;
  if (kind === 'pack') return PACK_WORDS.has(unit);
  return value.at(-1)!.endsWith(unit);
}

/** Clothing sizes in their order. */
const SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Orders values of an axis: sizes by size, measures by their numbers, others by alphabet. */
export function compareAxisValues(a: string, b: string): number {
  const [sizeA, sizeB] = [SIZES.indexOf(a.toLowerCase()), SIZES.indexOf(b.toLowerCase())];
  if (sizeA >= 0 && sizeB >= 0) return sizeA - sizeB;
  const [numbersA, numbersB] = [amountsOf(a), amountsOf(b)];
  for (let at = 0; at < Math.min(numbersA.length, numbersB.length); at++) {
    if (numbersA[at] !== numbersB[at]) return numbersA[at]! - numbersB[at]!;
  }
  return numbersA.length - numbersB.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The numbers of a value; fractions of inches as their amount. */
function amountsOf(value: string): number[] {
  return (value.match(/\d+(?:[.,]\d+)?(?:\/\d+(?="))?/g) ?? []).map((text) => {
    const [over = '', under = '1'] = text.replace(',', '.').split('/');
    return Number(over) / Number(under);
  });
}
