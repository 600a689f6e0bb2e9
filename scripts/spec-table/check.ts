import type { RanTests } from './reports.ts';
import { type SpecRow, WITHOUT_TEST } from './tables.ts';

export interface SpecCheck {
  /** Rows that hold. */
  passed: number;
  /** Sentences that say what does not hold. */
  problems: string[];
}

/**
 * Holds the table against the specification's lines and against the tests that ran. `headings`: the
 * sections that must have lines.
 */
export function checkSpec(
  lines: ReadonlyMap<string, readonly string[]>,
  rows: readonly SpecRow[],
  tests: RanTests,
  headings: readonly string[],
): SpecCheck {
  const problems = headings
    .filter((heading) => !lines.get(heading)?.length)
    .map((heading) => `${heading}: the section has no lines`);
  let passed = 0;
  for (const row of rows) {
    const problem = problemOf(row, lines, tests);
    if (problem) problems.push(`${row.section}, "${row.quote}": ${problem}`);
    else passed += 1;
  }
  for (const [section, own] of lines) {
    const quotes = rows.filter((row) => row.section === section).map(({ quote }) => quote);
    for (const line of own) {
      if (!quotes.some((quote) => line.includes(quote))) {
        problems.push(`${section}: no row for "${line}"`);
      }
    }
  }
  return { passed, problems };
}

function problemOf(
  { section, quote, file, test }: SpecRow,
  lines: ReadonlyMap<string, readonly string[]>,
  tests: RanTests,
): string | null {
  const own = lines.get(section) ?? [];
  if (!quote || !own.some((line) => line.includes(quote))) {
    return 'this is not what the specification says there';
  }
  if (!test) return 'no test is named, nor a reason';
  if (file === WITHOUT_TEST) return null;
  const ran = (tests.get(file) ?? []).filter(({ title }) => title.includes(test));
  if (ran.length === 0) return `no test "${test}" ran in ${file}`;
  return ran.every((one) => one.passed) ? null : `"${test}" failed`;
}
