/** Runs the tests of some rows, and no others. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../../backend/program/processes.ts';
import { withTestClock } from '../support/test-clock.ts';
import {
  type Outcome,
  outcomeOfPlaywright,
  outcomeOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from '../run/outcome.ts';
import { SMALL_DATABASES } from '../run/runners.ts';
import type { DrawnRow } from './draw.ts';

const LIMIT_MS = 15 * 60_000;

/** Tests of the built site ask a running shop. */
export const needsShop = ({ file }: DrawnRow): boolean =>
  /^tests\/(journeys|crawl|site)\//.test(file);

const isSpec = ({ file }: DrawnRow): boolean => file.endsWith('.spec.ts');

/** `${…}` of a title stands for anything. */
const patternOf = ({ title }: DrawnRow): string =>
  title
    .split('${…}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.+');

/** `env`: of a shop, where the tests need one. Throws where a file of tests does not load. */
export async function runTests(
  rows: DrawnRow[],
  env: Record<string, string> = {},
): Promise<{ passed: number; failed: string[] }> {
  const specs = rows.filter(isSpec);
  const others = rows.filter((row) => !isSpec(row));
  const outcomes = [
    ...(others.length > 0 ? [await vitest(others, env)] : []),
    ...(specs.length > 0 ? [await playwright(specs, env)] : []),
  ];
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const unloaded = failures.find(({ test }) => !test);
  if (unloaded) throw new Error(`${unloaded.name}: ${unloaded.why}`);
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures.map(({ name, why }) => `${name}\n${why}`),
  };
}

const filesOf = (rows: DrawnRow[]) => [...new Set(rows.map(({ file }) => file))];
const patternsOf = (rows: DrawnRow[]) => [...new Set(rows.map(patternOf))].join('|');

function vitest(rows: DrawnRow[], shop: Record<string, string>): Promise<Outcome> {
  const file = path.join(ROOT, '.reports/mutation-vitest.json');
  const reporter = ['--reporter=json', `--outputFile=${file}`];
  const args = ['run', ...filesOf(rows), '-t', patternsOf(rows), ...reporter, '--maxWorkers=1'];
  const clock = shop['SHOP_URL'] ? withTestClock('') : { NODE_OPTIONS: SMALL_DATABASES };
  return reported<VitestReport>('vitest', args, file, { ...shop, ...clock }, (report) =>
    outcomeOfVitest(report, ROOT),
  );
}

function playwright(rows: DrawnRow[], shop: Record<string, string>): Promise<Outcome> {
  const file = path.join(ROOT, '.reports/mutation-playwright.json');
  const screens = ['--project=mobile', '--project=desktop'];
  const args = [
    'test',
    ...filesOf(rows),
    '-g',
    patternsOf(rows),
    ...screens,
    '--output=.cache/playwright/mutation',
  ];
  const env = { ...shop, PLAYWRIGHT_REPORT: file, ...withTestClock() };
  return reported<PlaywrightReport>('playwright', args, file, env, outcomeOfPlaywright);
}

async function reported<Report>(
  runner: string,
  args: string[],
  file: string,
  env: Record<string, string>,
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  rmSync(file, { force: true });
  const { output } = await run(runner, args, { env, quiet: true, limitMs: LIMIT_MS });
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    throw new Error(`${runner} left no report: ${output.slice(-1000)}`);
  }
}
