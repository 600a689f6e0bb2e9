/** What came of a step of `npm test`, read from the report of its runner. */
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  /** Of those that passed: the ones that failed before, by file and title. */
  secondTry: string[];
}

interface PlaywrightError {
  message?: string;
  location?: { line: number };
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors?: PlaywrightError[] }[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

export function outcomeOfPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTry: suites.flatMap(flakyIn),
  };
}

const flakyIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `tests/${file}: ${title} (${projectName})${firstErrors(results)}`,
      ),
  ),
  ...suites.flatMap(flakyIn),
];

/** Lines of an error that tell its cause; what follows them is the call log. */
const ERROR_LINES = 12;

/**
 * Every error of the first failed try, indented below the test's title: reports are lost with the
 * CI machine. A timeout yields two: one without a location, then one for the interrupted step.
 */
const firstErrors = (results: PlaywrightTest['results']): string =>
  (results.find(({ errors = [] }) => errors.length > 0)?.errors ?? [])
    .flatMap(linesOf)
    .map((line) => `\n      ${line}`)
    .join('');

function linesOf({ message = '', location }: PlaywrightError): string[] {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean);
  const place = location ? [`at line ${location.line}`] : [];
  return [...place, ...lines.slice(0, ERROR_LINES)];
}

/** `secondTry` comes from `second-try-reporter.ts`: vitest's own report does not tell. */
export function outcomeOfVitest(report: VitestReport, secondTry: string[]): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    secondTry,
  };
}

/** A test that passes only at its second try has failed where everything is to be found. */
export function atFullMeasure(outcome: Outcome, isThorough: boolean): Outcome {
  const { length } = outcome.secondTry;
  if (!isThorough || length === 0) return outcome;
  return { ...outcome, passed: outcome.passed - length, failed: outcome.failed + length };
}

/** The lines that name them, for the end of the run. */
export function secondTryLines(secondTry: readonly string[], isThorough: boolean): string[] {
  if (secondTry.length === 0) return [];
  const counts = isThorough ? ' (counted as failed)' : '';
  return [`Passed only at the second try${counts}:`, ...secondTry.map((name) => `  ${name}`)];
}
