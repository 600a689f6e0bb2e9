import type { Measure } from './measures.ts';
import { measuresIn } from './measures.ts';
import { formsOf, splitChunks } from './tokens.ts';

/** The index term of a size: `=250mm`, whatever unit it was written in. */
export function sizeTerm(values: readonly number[], base: string): string {
  return `=${values.map((value) => Number(value.toFixed(2))).join('x')}${base}`;
}

/** The index term of a number that has no unit beside it. */
export const bareTerm = (number: string): string => `~${number}`;

/** Terms of one measure: each side, and each run of sides that belong together. */
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

/** The text with its measures blanked out. */
export function withoutMeasures(text: string, measures: readonly Measure[]): string {
  let rest = text;
  for (const { start, end } of measures) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

/** All size terms of a normalised text: its measures, and its numbers without a unit. */
export function sizeTermsOf(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const measures = measuresIn(text);
  const bare = splitChunks(withoutMeasures(text, measures))
    .filter((chunk) => /^ø?\d/.test(chunk))
    .flatMap(formsOf)
    .filter((form) => /^[\d.x]+$/.test(form));
  return [...measures.flatMap(measureTerms), ...bare.map(bareTerm)];
}
