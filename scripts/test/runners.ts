/** The runners that the steps of `npm test` are made of, and how each tells what came of it. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, type RunningServer, type RunOptions } from '../lib/processes.ts';
import {
  type Outcome,
  outcomeOfPlaywright,
  outcomeOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './outcome.ts';

const REPORTS = path.join(ROOT, '.reports');
/** For whatever a step starts, except the shop whose speed is measured. */
export const SMALL_DATABASES = `--import=${pathToFileURL(path.join(ROOT, 'scripts/lib/small-databases.mjs'))}`;

/** An owner's own API and database are left alone. */
export const TEST_ENV = {
  DATA_DIR: '.data/test',
  DATABASE_URL: '',
  API_BASE_URL: '',
  LOG_LEVEL: 'warn',
};

/** More than twice the longest step, and short enough for CI to run the others after one hangs. */
const STEP_LIMIT_MS = 40 * 60_000;

/** A tool that passes or fails as a whole. */
export async function tool(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const { code, output } = await run(command, args, {
    quiet: true,
    limitMs: STEP_LIMIT_MS,
    ...options,
  });
  if (code !== 0) process.stdout.write(output);
  return code === 0
    ? { passed: 1, failed: 0, secondTry: [] }
    : { passed: 0, failed: 1, secondTry: [] };
}

/** A test runner that leaves its counts in a JSON report. */
async function counted(
  command: string,
  args: string[],
  report: string,
  read: (json: never) => Outcome,
  env: Record<string, string>,
): Promise<Outcome> {
  const file = path.join(REPORTS, report);
  rmSync(file, { force: true });
  const { code } = await run(command, args, { env, limitMs: STEP_LIMIT_MS });
  let outcome: Outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, secondTry: [] };
  }
  // A runner that failed without a failed test (a crash, an empty run) has failed all the same.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  if (outcome.passed === 0 && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

/** The projects of `vitest.config.ts` whose names begin so. */
export function vitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  const report = `vitest-${project}.json`;
  const secondTry = path.join(REPORTS, `second-try-${project}.json`);
  rmSync(secondTry, { force: true });
  return counted(
    'vitest',
    [
      'run',
      '--project',
      `${project}*`,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./scripts/test/second-try-reporter.ts',
      `--outputFile.json=${path.join(REPORTS, report)}`,
    ],
    report,
    (json: VitestReport) =>
      outcomeOfVitest(json, JSON.parse(readFileSync(secondTry, 'utf8')) as string[]),
    { NO_COLOR: '1', NODE_OPTIONS: SMALL_DATABASES, SECOND_TRY_REPORT: secondTry, ...env },
  );
}

/** The tests of `playwright.config.ts`, against the shop. */
export function playwright(
  report: string,
  shop: RunningServer,
  env: Record<string, string> = {},
): Promise<Outcome> {
  return counted(
    'playwright',
    ['test'],
    report,
    (json: PlaywrightReport) => outcomeOfPlaywright(json),
    { ...TEST_ENV, SHOP_URL: shop.url, ...env },
  );
}
