/** The end of `npm test`: second tries of what failed, then the table and the reasons. */
import type { Failure } from './outcome.ts';
import type { Result } from './runners.ts';
import { appendFileSync, readFileSync } from 'node:fs';

export interface StepReport {
  name: string;
  result: Result;
  seconds: number;
}

/**
 * Runs what failed again, alone. Moves what passes then from `failures` to the passed ones; returns
 * the names of these tests.
 */
export async function retriedTests(reports: readonly StepReport[]): Promise<string[]> {
  const unstable: string[] = [];
  for (const report of reports) {
    const { result } = report;
    if (!result.runFailedAgain) continue;
    console.log(`\n${report.name}: running what failed again, alone`);
    const started = performance.now();
    const again = await result.runFailedAgain();
    report.seconds += (performance.now() - started) / 1000;
    if (again.passed === 0) continue;
    const stillFails = new Set(again.failures.map(({ name }) => name));
    // A failure outside of tests says nothing about which of them would pass.
    if (again.failures.some(({ test }) => !test)) continue;
    // A tool passes or fails as a whole.
    const passed = result.failures.filter(({ name, test }) =>
      test ? !stillFails.has(name) : again.failures.length === 0,
    );
    result.failures = result.failures.filter((failure) => !passed.includes(failure));
    result.passed += passed.length;
    unstable.push(...passed.map(({ name }) => name));
    for (const { name, why } of passed) console.log(`\nunstable: ${name}\n${indented(why)}`);
  }
  return unstable;
}

interface SummaryOptions {
  unstable: readonly string[];
  /** Tests that fail because of their lines in the ledger. */
  overLimit: readonly string[];
  ledger: string;
  leftOut: readonly string[];
  seconds: number;
}

/** Failures that the last lines name; the others stand above them. */
const NAMED_LAST = 5;
const ONE_LINE = 160;

const indented = (text: string) => text.replaceAll(/^/gm, '      ');
const oneLine = ({ name, why }: Failure) =>
  `FAILED ${name}: ${why.replaceAll(/\s+/g, ' ')}`.slice(0, ONE_LINE);

/** The lines that end a run. Its last ten name the failures, then the count. */
export function summary(
  reports: readonly StepReport[],
  { unstable, overLimit, ledger, leftOut, seconds }: SummaryOptions,
): { lines: string[]; failed: number } {
  const failures = reports.flatMap(({ result }) => result.failures);
  const passed = reports.reduce((sum, { result }) => sum + result.passed, 0);
  const skipped = reports.flatMap(({ result }) => result.skipped);
  // CI has all that tests need: a skip there must say why it is right.
  const unexplained = process.env['CI'] ? skipped.filter((name) => name.endsWith(': ')) : [];
  failures.push(
    ...overLimit.map((name) => ({ name, why: `twice in ${ledger}: mend it, remove its lines` })),
    ...unexplained.map((name) => ({ name, why: 'skipped without a reason' })),
  );
  const lines = [
    ...failures.flatMap(({ name, why }) => [`FAILED ${name}`, indented(why), '']),
    ...skipped.map((name) => `skipped: ${name}`),
    ...reports.map(stepLine),
    `       all ${seconds.toFixed(0).padStart(38)} s`,
  ];
  if (leftOut.length > 0) lines.push(`       left out: ${leftOut.join(', ')}`);
  if (unstable.length > 0) lines.push(`Recorded in ${ledger}; commit it:`);
  lines.push(...unstable.map((name) => `unstable: ${name}`));
  lines.push('', ...failures.slice(0, NAMED_LAST).map(oneLine));
  if (failures.length > NAMED_LAST) lines.push(`and ${failures.length - NAMED_LAST} more, above`);
  lines.push(`${passed} passed, ${failures.length} failed`);
  return { lines, failed: failures.length };
}

function stepLine({ name, result: { passed, failures }, seconds }: StepReport): string {
  const mark = failures.length > 0 ? 'FAILED' : 'ok    ';
  const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`;
  return `${mark} ${name.padEnd(10)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

// The ledger of unstable tests: a line for each time that a test failed among others and passed
// alone. A test with two lines fails until it is fixed and its lines are removed.

const LIMIT = 2;
const COMMENT = '#';

/** Names of tests in the ledger, with repetition. A line is a date, a space, and the name. */
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(COMMENT))
    .map((line) => line.slice(line.indexOf(' ') + 1).trim());

/** Tests with too many lines, each once. */
export function overLimit(text: string): string[] {
  const counts = new Map<string, number>();
  for (const name of namesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LIMIT).map(([name]) => name);
}

interface Ledger {
  /** Path relative to the project, for messages. */
  name: string;
  /** Adds a line for each test. `day`: yyyy-mm-dd. */
  record(tests: readonly string[], day: string): void;
  overLimit(): string[];
}

export function openLedger(name: string, file: string): Ledger {
  return {
    name,
    record(tests, day) {
      for (const test of tests) appendFileSync(file, `${day} ${test}\n`);
    },
    overLimit: () => overLimit(readFileSync(file, 'utf8')),
  };
}
