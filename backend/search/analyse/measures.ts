import { UNIT_PATTERN, unitOf } from '../../../src/domain/shared/units.ts';
import { indexTermsOf, splitChunks } from './tokens.ts';

/** One or more numbers with a unit, between `start` and `end` of a text. */
export interface Measure {
  start: number;
  end: number;
  /** The numbers in the base unit of their dimension: `60x60 cm` gives 600 and 600 mm. */
  sides: { value: number; base: string }[];
  /** True for sides of one size (`60x60`), false for the ends of a range (`54-64 cm`). */
  isDimension: boolean;
  /** The sides as written, without units: `32x80` of `32 in. x 80 in.`. */
  writtenSides: string;
}

const NUMBER_PATTERN = String.raw`\d+[ -]\d\/(?:2|4|8|16|32|64)(?!\d)|\d+\/(?:2|4|8|16|32|64)(?!\d)|\d+(?:[.,]\d+)?`;
const UNIT_WITH_END = String.raw`(?:${UNIT_PATTERN})(?![\p{L}\d²³])`;
const SIDE_PATTERN = String.raw`(?:${NUMBER_PATTERN})(?:[ -]?${UNIT_WITH_END})?`;
const MEASURE_PATTERN = new RegExp(
  String.raw`(?<![\d.,/]|\d-)${SIDE_PATTERN}(?:(?:\s*[x×*]\s*|[-–/])${SIDE_PATTERN})*`,
  'gu',
);
const SIDE_PARTS = new RegExp(String.raw`(${NUMBER_PATTERN})(?:[ -]?(${UNIT_WITH_END}))?`, 'gu');

/** Parses `12,5`, `1/2` and `1 1/2`. */
function parseNumber(text: string): number {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (!fraction) return Number(text.replace(',', '.'));
  return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
}

const round = (value: number) => Number(value.toFixed(3));

function measureOfMatch(match: RegExpExecArray, before: string): Measure | null {
  let parts = [...match[0].matchAll(SIDE_PARTS)].map(([, number = '', unit]) => ({ number, unit }));
  // The first number of `M10x80 mm` is a thread.
  if (/[a-z]$/.test(before)) parts = parts.slice(1);
  const lastUnit = parts.at(-1)?.unit;
  const sharedUnit = lastUnit === undefined ? null : unitOf(lastUnit);
  if (!sharedUnit) return null;
  const sides = parts.flatMap(({ number, unit }, at) => {
    const ownUnit = unit === undefined ? null : unitOf(unit);
    // `2x 5,0 Ah` means two of 5 Ah: only a length unit applies to all sides.
    if (!ownUnit && sharedUnit.base !== 'mm' && at < parts.length - 1) return [];
    const { base, size } = ownUnit ?? sharedUnit;
    return [{ value: round(parseNumber(number) * size), base }];
  });
  const separators = match[0].replace(SIDE_PARTS, '');
  return {
    start: match.index,
    end: match.index + match[0].length,
    sides,
    isDimension: sides.length > 1 && !/[-–/]/.test(separators),
    writtenSides: parts.map(({ number }) => String(round(parseNumber(number)))).join('x'),
  };
}

/** Finds all measures in a lower-case text. A number without a unit is not a measure. */
export function findMeasures(text: string): Measure[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(MEASURE_PATTERN)].flatMap(
    (match) => measureOfMatch(match, text.slice(0, match.index)) ?? [],
  );
}

/** Returns the index term of a size: `=250mm`, whatever unit it was written in. */
export function sizeTerm(values: readonly number[], base: string): string {
  return `=${values.map((value) => Number(value.toFixed(2))).join('x')}${base}`;
}

/** Returns the index term of a number without a unit. */
export const numberTerm = (number: string): string => `~${number}`;

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
export function blankMeasures(text: string, measures: readonly Measure[]): string {
  let remaining = text;
  for (const { start, end } of measures) {
    remaining = remaining.slice(0, start) + ' '.repeat(end - start) + remaining.slice(end);
  }
  return remaining;
}

/**
 * Returns all size terms of a normalised text: of its measures, and of its numbers without a unit.
 */
export function sizeTermsOf(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const measures = findMeasures(text);
  const numberTerms = splitChunks(blankMeasures(text, measures))
    .filter((chunk) => /^ø?\d/.test(chunk))
    .flatMap(indexTermsOf)
    .filter((form) => /^[\d.x]+$/.test(form));
  return [...measures.flatMap(measureTerms), ...numberTerms.map(numberTerm)];
}
