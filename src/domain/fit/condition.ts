import { type Measure, parseMeasure } from '../product/measure.ts';

type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** Compares an attribute of a product that is shown with one of the product beside which it is. */
export interface FitCondition {
  /** Code of the attribute of the shown product. */
  shown: string;
  comparison: Comparison;
  /** The other side counts so many times: `lengte >= 2 * dikte`. */
  factor: number;
  /** Code of the attribute of the product beside which it is shown. */
  own: string;
}

/** Values of a product by the code of the attribute, as they are written. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

const CODE = String.raw`[^\s<>=*]+`;
const CONDITION = new RegExp(
  String.raw`^(${CODE})(?:\s*(<=|>=|=|<|>)\s*(?:(\d+(?:[.,]\d+)?)\s*\*\s*)?(${CODE}))?$`,
  'u',
);

/**
 * Reads a condition: `schroefdraad` (both have the same), `aansluiting = diameter`,
 * `diameter <= diameter`, `lengte >= 2 * dikte`; the shown product stands on the left. Null for
 * anything else.
 */
export function parseCondition(text: string): FitCondition | null {
  const [, shown, comparison = '=', factor = '1', own = shown] = CONDITION.exec(text.trim()) ?? [];
  if (shown === undefined || own === undefined) return null;
  return {
    shown,
    comparison: comparison as Comparison,
    factor: Number(factor.replace(',', '.')),
    own,
  };
}

/** True where a condition holds. An attribute that one of both lacks makes it false: nobody knows. */
export function holds(condition: FitCondition, own: Attributes, shown: Attributes): boolean {
  const others = own[condition.own] ?? [];
  return (shown[condition.shown] ?? []).some((value) =>
    others.some((other) => compares(value, condition, other)),
  );
}

function compares(value: string, { comparison, factor }: FitCondition, other: string): boolean {
  const [left, right] = [amountOf(value), amountOf(other)];
  if (!left || !right) {
    return comparison === '=' && factor === 1 && plain(value) === plain(other);
  }
  if (left.dimension !== right.dimension) return false;
  const difference = left.base - factor * right.base;
  // Inches and decimals do not come out even.
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

/** A measure, or the diameter of a metric thread: an anchor M10 goes into a hole of 10 mm. */
function amountOf(text: string): Pick<Measure, 'dimension' | 'base'> | null {
  const [, thread] = METRIC_THREAD.exec(text.trim()) ?? [];
  return parseMeasure(thread === undefined ? text : `${thread} mm`);
}

/** How texts are compared. */
export const plain = (text: string): string => text.trim().toLowerCase();

/** An attribute that makes one product better than another. */
export interface Step {
  code: string;
  /** Its values from plain to good; empty where it is a number, of which more is better. */
  ladder: readonly string[];
}

/**
 * Reads a step: `koppel` (a higher number is better) or a ladder, `kwaliteit: standaard <
 * professioneel < premium`. Null for anything else.
 */
export function parseStep(text: string): Step | null {
  const [, code, values] = /^\s*([^\s<>=*:]+)\s*(?::(.+))?$/u.exec(text) ?? [];
  if (code === undefined) return null;
  if (values === undefined) return { code, ladder: [] };
  const ladder = values.split('<').map(plain);
  return ladder.length < 2 || ladder.includes('') ? null : { code, ladder };
}

/** True where a product is better in one of the steps and worse in none. */
export function isStepUp(steps: readonly Step[], own: Attributes, other: Attributes): boolean {
  const differing = steps.filter(({ code }) => !isSame(code, own, other));
  return differing.length > 0 && differing.every((step) => isHigher(step, own, other));
}

function isHigher({ code, ladder }: Step, own: Attributes, other: Attributes): boolean {
  if (ladder.length === 0)
    return holds({ shown: code, comparison: '>', factor: 1, own: code }, own, other);
  const rung = (attributes: Attributes) =>
    Math.max(-1, ...(attributes[code] ?? []).map((value) => ladder.indexOf(plain(value))));
  const from = rung(own);
  return from >= 0 && rung(other) > from;
}

/** Two products that both lack an attribute are alike in it. */
export function isSame(code: string, own: Attributes, other: Attributes): boolean {
  const [left, right] = [own[code] ?? [], other[code] ?? []];
  if (left.length === 0 || right.length === 0) return left.length === right.length;
  return holds({ shown: code, comparison: '=', factor: 1, own: code }, own, other);
}
