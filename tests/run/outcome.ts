/** What a step of `npm test` found, read from the JSON report of its runner. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** File and title of a test, or the name of a tool. */
  name: string;
  /** The first lines of its error. */
  why: string;
  /** Location of the test; absent if the whole file or tool failed. */
  test?: { file: string; title: string };
}

export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Tests that were skipped, each with the reason that it names. */
  skipped: string[];
}

export interface PlaywrightReport {
  errors?: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface PlaywrightError {
  message?: string;
  location?: { line: number };
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  annotations?: { type: string; description?: string }[];
  results: { errors?: PlaywrightError[] }[];
}

export interface VitestReport {
  testResults: {
    /** Absolute path. */
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** Lines of an error that tell its cause; the call log follows them. */
const ERROR_LINES = 12;

/** The reason for a skip, as part of a test's title: "(needs PostgreSQL)". */
const NEED = /\bneeds [^)]+/;

const firstLines = (message: string): string =>
  stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, ERROR_LINES).join('\n');

export function outcomeOfPlaywright({ errors = [], suites }: PlaywrightReport): Outcome {
  const outcome: Outcome = { passed: 0, failures: [], skipped: [] };
  // Errors outside of tests: a file that does not load.
  for (const { message = '' } of errors) {
    outcome.failures.push({ name: 'playwright', why: firstLines(message) });
  }
  for (const { file, title, test } of suites.flatMap(testsIn)) {
    const name = `tests/${file}: ${title} (${test.projectName})`;
    if (test.status === 'expected') outcome.passed += 1;
    else if (test.status === 'skipped') outcome.skipped.push(`${name}: ${reasonOf(test)}`);
    else outcome.failures.push({ name, why: errorsOf(test), test: { file, title } });
  }
  return outcome;
}

const testsIn = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): {
  file: string;
  title: string;
  test: PlaywrightTest;
}[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, test }))),
  ...suites.flatMap(testsIn),
];

const reasonOf = ({ annotations = [] }: PlaywrightTest): string =>
  annotations.find(({ type }) => type === 'skip')?.description ?? '';

/** A time-out yields two errors: one without a location, then one for the interrupted step. */
const errorsOf = ({ results }: PlaywrightTest): string =>
  (results.find(({ errors = [] }) => errors.length > 0)?.errors ?? [])
    .map(({ message = '', location }) =>
      [...(location ? [`at line ${location.line}`] : []), firstLines(message)].join('\n'),
    )
    .join('\n');

/** `root`: the folder that names of files are relative to. */
export function outcomeOfVitest({ testResults }: VitestReport, root: string): Outcome {
  const outcome: Outcome = { passed: 0, failures: [], skipped: [] };
  for (const { name: absolute, status, message = '', assertionResults } of testResults) {
    const file = path.relative(root, absolute);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, status: found, failureMessages } of assertionResults) {
      const name = `${file}: ${fullName}`;
      if (found === 'passed') outcome.passed += 1;
      else if (found === 'failed') {
        const why = firstLines((failureMessages ?? []).join('\n'));
        outcome.failures.push({ name, why, test: { file, title: fullName } });
      } else outcome.skipped.push(`${name}: ${NEED.exec(fullName)?.[0] ?? ''}`);
    }
    // The file itself failed: it did not load, or a hook of it threw.
    if (status === 'failed' && failed.length === 0) {
      outcome.failures.push({ name: file, why: firstLines(message) });
    }
  }
  return outcome;
}
