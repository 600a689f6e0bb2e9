import { type Attributes, holds, plain } from './condition.ts';

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
