import { UNIT_PATTERN, unitOf } from '../../../src/domain/shared/units.ts';
import { formsOf, splitChunks } from './tokens.ts';

/** One or more numbers with a unit, between `start` and `end` of a text. */
export interface Measure {
  start: number;
  end: number;
  /** The numbers in the base unit of their dimension: `60x60 cm` gives 600 and 600 mm. */
  sides: { value: number; base: string }[];
  /** True for sides of one size (`60x60`), false for the ends of a range (`54-64 cm`). */
  isDimension: boolean;
  /** The sides as written, without units: `32x80` of `32 in. x 80 in.`. */
  plain: string;
}

const NUMBER = String.raw`\d+[ -]\d\/(?:2|4|8|16|32|64)(?!\d)|\d+\/(?:2|4|8|16|32|64)(?!\d)|\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:${UNIT_PATTERN})(?![\p{L}\d²³])`;
const SIDE = String.raw`(?:${NUMBER})(?:[ -]?${UNIT})?`;
const MEASURE = new RegExp(
  String.raw`(?<![\d.,/]|\d-)${SIDE}(?:(?:\s*[x×*]\s*|[-–/])${SIDE})*`,
  'gu',
);
const PART = new RegExp(String.raw`(${NUMBER})(?:[ -]?(${UNIT}))?`, 'gu');

/** Parses `12,5`, `1/2` and `1 1/2`. */
function numberOf(text: string): number {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (!fraction) return Number(text.replace(',', '.'));
  return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
}

const rounded = (value: number) => Number(value.toFixed(3));

function measureAt(match: RegExpExecArray, before: string): Measure | null {
  let parts = [...match[0].matchAll(PART)].map(([, number = '', unit]) => ({ number, unit }));
  // The first number of `M10x80 mm` is a thread.
  if (/[a-z]$/.test(before)) parts = parts.slice(1);
  const lastUnit = parts.at(-1)?.unit;
  const shared = lastUnit === undefined ? null : unitOf(lastUnit);
  if (!shared) return null;
  const sides = parts.flatMap(({ number, unit }, at) => {
    const ownUnit = unit === undefined ? null : unitOf(unit);
    // `2x 5,0 Ah` means two of 5 Ah: only a length unit applies to all sides.
    if (!ownUnit && shared.base !== 'mm' && at < parts.length - 1) return [];
    const { base, size } = ownUnit ?? shared;
    return [{ value: rounded(numberOf(number) * size), base }];
  });
  const separators = match[0].replace(PART, '');
  return {
    start: match.index,
    end: match.index + match[0].length,
    sides,
    isDimension: sides.length > 1 && !/[-–/]/.test(separators),
    plain: parts.map(({ number }) => String(rounded(numberOf(number)))).join('x'),
  };
}

/** Finds all measures in a lower-case text. A number without a unit is not a measure. */
export function measuresIn(text: string): Measure[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(MEASURE)].flatMap(
    (match) => measureAt(match, text.slice(0, match.index)) ?? [],
  );
}

/** Returns the index term of a size: `=250mm`, whatever unit it was written in. */
export function sizeTerm(values: readonly number[], base: string): string {
  return `=${values.map((value) => Number(value.toFixed(2))).join('x')}${base}`;
}

/** Returns the index term of a number without a unit. */
export const bareTerm = (number: string): string => `~${number}`;

/** Returns the terms of a measure: each side, and each run of sides of one size. */
export function measureTerms({ sides, isDimension }: Measure): string[] {
  const terms = sides.map(({ value, base }) => sizeTerm([value], base));
  if (!isDimension || sides.some(({ base }) => base !== 'mm')) return terms;
  for (let from = 0; from < sides.length - 1; from++) {
    for (let to = from + 2; to <= sides.length; to++) {
      terms.push(
        sizeTerm(
          sides.slice(from, to).map(({ value }) => value),
          'mm',
        ),
      );
    }
  }
  return terms;
}

/** Replaces the measures of a text by spaces. */
export function withoutMeasures(text: string, measures: readonly Measure[]): string {
  let rest = text;
  for (const { start, end } of measures) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

/**
 * Returns all size terms of a normalised text: of its measures, and of its numbers without a unit.
 */
export function sizeTermsOf(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const measures = measuresIn(text);
  const bare = splitChunks(withoutMeasures(text, measures))
    .filter((chunk) => /^ø?\d/.test(chunk))
    .flatMap(formsOf)
    .filter((form) => /^[\d.x]+$/.test(form));
  return [...measures.flatMap(measureTerms), ...bare.map(bareTerm)];
}
