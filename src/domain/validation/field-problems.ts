import { firstProblem, type Problem, type Rule } from './rules.ts';

export type FieldValues<Name extends string> = Record<Name, string>;

/** The rules of each field; fields without rules are absent. */
export type FieldRules<Name extends string> = Partial<Record<Name, readonly Rule[]>>;

/** Returns the first problem of every invalid field, in the order of `rules`. */
export function fieldProblems<Name extends string>(
  values: FieldValues<Name>,
  rules: FieldRules<Name>,
): Map<Name, Problem> {
  const problems = new Map<Name, Problem>();
  for (const name of Object.keys(rules) as Name[]) {
    const problem = firstProblem(values[name], rules[name] ?? []);
    if (problem) problems.set(name, problem);
  }
  return problems;
}
