import { type Measure, parseMeasure } from '../product/measure.ts';

type Comparison = '=' | '<' | '<=' | '>' | '>=';

/**
 * Compares an attribute of a recommended product with one of the product on whose page it is shown.
 */
export interface FitCondition {
  /** Attribute code of the recommended product. */
  recommendedCode: string;
  comparison: Comparison;
  /** Factor of the right-hand side: `lengte >= 2 * dikte`. */
  factor: number;
  /** Attribute code of the product on whose page it is shown. */
  currentCode: string;
}

/** Attribute values of a product, as written in the feed, by attribute code. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

const CODE = String.raw`[^\s<>=*]+`;
const CONDITION = new RegExp(
  String.raw`^(${CODE})(?:\s*(<=|>=|=|<|>)\s*(?:(\d+(?:[.,]\d+)?)\s*\*\s*)?(${CODE}))?$`,
  'u',
);

/**
 * Parses a condition, with the recommended product on the left: `schroefdraad` (both have the same
 * value), `aansluiting = diameter`, `diameter <= diameter`, `lengte >= 2 * dikte`. Null if invalid.
 */
export function parseCondition(text: string): FitCondition | null {
  const [, recommendedCode, comparison = '=', factor = '1', currentCode = recommendedCode] =
    CONDITION.exec(text.trim()) ?? [];
  if (recommendedCode === undefined || currentCode === undefined) return null;
  return {
    recommendedCode,
    comparison: comparison as Comparison,
    factor: Number(factor.replace(',', '.')),
    currentCode,
  };
}

/**
 * Returns whether two products meet a condition. False if one of them lacks the attribute: it is
 * unknown whether they fit.
 */
export function isConditionMet(
  condition: FitCondition,
  current: Attributes,
  recommended: Attributes,
): boolean {
  const others = current[condition.currentCode] ?? [];
  return (recommended[condition.recommendedCode] ?? []).some((value) =>
    others.some((other) => isComparisonMet(value, condition, other)),
  );
}

function isComparisonMet(
  value: string,
  { comparison, factor }: FitCondition,
  other: string,
): boolean {
  const [left, right] = [parseAmount(value), parseAmount(other)];
  if (!left || !right) {
    return comparison === '=' && factor === 1 && normaliseValue(value) === normaliseValue(other);
  }
  if (left.dimension !== right.dimension) return false;
  const difference = left.base - factor * right.base;
  // Tolerates rounding errors of converted inches and decimals.
  const isEqual = Math.abs(difference) < 1e-6;
  switch (comparison) {
    case '=':
      return isEqual;
    case '<':
      return difference < 0 && !isEqual;
    case '>':
      return difference > 0 && !isEqual;
    case '<=':
      return difference < 0 || isEqual;
    case '>=':
      return difference > 0 || isEqual;
  }
}

const METRIC_THREAD = /^M(\d+(?:[.,]\d+)?)$/iu;

/** Parses a measure. A metric thread counts as its diameter: an anchor M10 fits a hole of 10 mm. */
function parseAmount(text: string): Pick<Measure, 'dimension' | 'base'> | null {
  const [, thread] = METRIC_THREAD.exec(text.trim()) ?? [];
  return parseMeasure(thread === undefined ? text : `${thread} mm`);
}

/** Normalises a text for comparison. */
export const normaliseValue = (text: string): string => text.trim().toLowerCase();

/** An attribute by which products are ranked. */
export interface Quality {
  code: string;
  /** Values of the attribute from worst to best; empty for numbers, where higher is better. */
  ascending: readonly string[];
}

/**
 * Parses a quality attribute: `koppel` (a higher number is better), or values in ascending order,
 * `kwaliteit: standaard < professioneel < premium`. Null if invalid.
 */
export function parseQuality(text: string): Quality | null {
  const [, code, values] = /^\s*([^\s<>=*:]+)\s*(?::(.+))?$/u.exec(text) ?? [];
  if (code === undefined) return null;
  if (values === undefined) return { code, ascending: [] };
  const ascending = values.split('<').map(normaliseValue);
  return ascending.length < 2 || ascending.includes('') ? null : { code, ascending };
}

/** Returns whether the other product is better in at least one attribute and worse in none. */
export function isOtherBetter(
  qualities: readonly Quality[],
  current: Attributes,
  other: Attributes,
): boolean {
  const differing = qualities.filter(({ code }) => !hasSameValue(code, current, other));
  return (
    differing.length > 0 && differing.every((quality) => isOtherHigher(quality, current, other))
  );
}

function isOtherHigher(
  { code, ascending }: Quality,
  current: Attributes,
  other: Attributes,
): boolean {
  if (ascending.length === 0)
    return isConditionMet(
      { recommendedCode: code, comparison: '>', factor: 1, currentCode: code },
      current,
      other,
    );
  const rank = (attributes: Attributes) =>
    Math.max(
      -1,
      ...(attributes[code] ?? []).map((value) => ascending.indexOf(normaliseValue(value))),
    );
  const from = rank(current);
  return from >= 0 && rank(other) > from;
}

/** Returns whether two products have the same value of an attribute. True if both lack it. */
export function hasSameValue(code: string, current: Attributes, other: Attributes): boolean {
  const [left, right] = [current[code] ?? [], other[code] ?? []];
  if (left.length === 0 || right.length === 0) return left.length === right.length;
  return isConditionMet(
    { recommendedCode: code, comparison: '=', factor: 1, currentCode: code },
    current,
    other,
  );
}
