/** What the runners of `npm test` left behind: every test that ran, by its file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface RanTest {
  title: string;
  passed: boolean;
}

export type RanTests = Map<string, RanTest[]>;

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

interface Suite {
  file: string;
  specs?: { title: string; ok: boolean; tests: { results: { status: string }[] }[] }[];
  suites?: Suite[];
}

function add(tests: RanTests, file: string, test: RanTest): void {
  tests.set(file, [...(tests.get(file) ?? []), test]);
}

/** Adds the tests of a vitest report; one that was skipped did not run. */
export function addVitest(tests: RanTests, report: VitestReport, root: string): void {
  for (const { name, assertionResults } of report.testResults) {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    for (const { title, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') {
        add(tests, file, { title, passed: status === 'passed' });
      }
    }
  }
}

/** Adds the tests of a Playwright report; one that was skipped did not run. */
export function addPlaywright(tests: RanTests, suites: readonly Suite[]): void {
  for (const { file, specs = [], suites: inner = [] } of suites) {
    for (const { title, ok, tests: runs } of specs) {
      const ran = runs.some(({ results }) => results.some(({ status }) => status !== 'skipped'));
      if (ran) add(tests, `tests/${file}`, { title, passed: ok });
    }
    addPlaywright(tests, inner);
  }
}

/** Every test of the last run. Throws when a report is missing. */
export function readReports(root: string): RanTests {
  const tests: RanTests = new Map();
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(root, '.reports', name), 'utf8'));
    } catch {
      throw new Error(
        `There is no report ${name}: run the steps unit, contract and browser first.`,
      );
    }
  };
  addVitest(tests, read('vitest-unit.json') as VitestReport, root);
  addVitest(tests, read('vitest-contract.json') as VitestReport, root);
  addPlaywright(tests, (read('playwright.json') as { suites: Suite[] }).suites);
  return tests;
}
