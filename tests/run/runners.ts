/** The runners of the steps: how each is started, and how it reports its result. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, type RunningServer, type RunOptions } from '../../backend/program/processes.ts';
import { withTestClock } from '../support/test-clock.ts';
import {
  type Outcome,
  outcomeOfPlaywright,
  outcomeOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './outcome.ts';

/** An outcome, and how to run again, alone, what failed. */
export interface Result extends Outcome {
  runFailedAgain?: () => Promise<Outcome>;
}

const REPORTS = path.join(ROOT, '.reports');
/** For processes that open small embedded databases. */
export const SMALL_DATABASES = `--import=${pathToFileURL(path.join(ROOT, 'tests/run/small-databases.mjs'))}`;

/** Settings of the tests' own shop; an owner's API and database are left alone. */
export const TEST_ENV = {
  DATA_DIR: '.data/test',
  DATABASE_URL: '',
  API_BASE_URL: '',
  LOG_LEVEL: 'warn',
};

/** Long enough for any step, short enough for the steps after one that hangs. */
const STEP_LIMIT_MS = 20 * 60_000;
/** With more failures than this the code is broken, not a test unstable. */
const MAX_SECOND_TRIES = 10;
/** Last lines of a tool's output that name what it found. */
const TOOL_LINES = 6;

const failed = (name: string, why: string): Outcome => ({
  passed: 0,
  failures: [{ name, why }],
  skipped: [],
});

/** A tool whose measurements other processes may disturb: if it fails, it runs again alone. */
export async function toolWithRetry(...call: Parameters<typeof tool>): Promise<Result> {
  const first = await tool(...call);
  return withSecondTry(first, () => tool(...call));
}

/** A tool that passes or fails as a whole. */
export async function tool(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<Result> {
  const limits = { quiet: true, limitMs: STEP_LIMIT_MS };
  const { code, output } = await run(command, args, { ...limits, ...options });
  if (code === 0) return { passed: 1, failures: [], skipped: [] };
  if (options.quiet !== false) process.stdout.write(output);
  const lines = output.split('\n').filter(Boolean);
  return failed(`${command} ${args[0] ?? ''}`.trim(), lines.slice(-TOOL_LINES).join('\n'));
}

/** A test runner that writes a JSON report. */
async function reported<Report>(
  [command, ...args]: [string, ...string[]],
  file: string,
  read: (report: Report) => Outcome,
  env: Record<string, string>,
): Promise<Outcome> {
  rmSync(file, { force: true });
  const { code } = await run(command, args, { env, limitMs: STEP_LIMIT_MS });
  let outcome: Outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return failed(args.join(' '), `${command} left no report (exit code ${code})`);
  }
  const { passed, failures } = outcome;
  // A runner that failed without a failed test (a crash, an unhandled error, an empty run).
  if (failures.length === 0 && (code !== 0 || passed === 0))
    failures.push({ name: args.join(' '), why: `${command} ended with ${code}; see its output` });
  return outcome;
}

const withSecondTry = (first: Outcome, again: () => Promise<Outcome>): Result => {
  const { length } = first.failures;
  const isWorthIt = length > 0 && length <= MAX_SECOND_TRIES;
  return isWorthIt ? { ...first, runFailedAgain: again } : first;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The projects of `vitest.config.ts` whose names begin with `project`. */
export async function vitest(project: string, env: Record<string, string> = {}): Promise<Result> {
  const runTests = (report: string, filters: string[]) => {
    const file = path.join(REPORTS, `${report}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return reported<VitestReport>(
      ['vitest', 'run', '--project', `${project}*`, ...reporters, ...filters],
      file,
      (json) => outcomeOfVitest(json, ROOT),
      { NO_COLOR: '1', NODE_OPTIONS: SMALL_DATABASES, ...env },
    );
  };
  const first = await runTests(`vitest-${project}`, []);
  return withSecondTry(first, () => {
    const files = first.failures.map(({ name, test }) => test?.file ?? name);
    const titles = first.failures.map(({ test }) => (test ? `^${escaped(test.title)}$` : '.'));
    const alone = ['--maxWorkers=1', '-t', titles.join('|')];
    return runTests(`vitest-${project}-again`, [...new Set(files), ...alone]);
  });
}

/** The tests of `playwright.config.ts` against the shop; `projects`: all of them where absent. */
export async function playwright(shop: RunningServer, projects: string[] = []): Promise<Result> {
  const runTests = (report: string, args: string[]) => {
    const file = path.join(REPORTS, `${report}.json`);
    const env = {
      ...{ ...TEST_ENV, SHOP_URL: shop.url, PLAYWRIGHT_REPORT: file },
      // Tests compute dates by the clock of the shop.
      ...withTestClock(),
    };
    return reported<PlaywrightReport>(
      ['playwright', 'test', ...args, ...projects.map((name) => `--project=${name}`)],
      file,
      outcomeOfPlaywright,
      env,
    );
  };
  const first = await runTests('playwright', []);
  return withSecondTry(first, () => runTests('playwright-again', ['--last-failed', '--workers=1']));
}
