/**
 * `npm test`: every check of the project, from formatting to budgets, on a shop of 1,000
 * products that it builds itself. Goes on after a failure, so that one run tells everything.
 *
 *   npm test                 all
 *   npm test -- unit links   only these steps
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { type RunningServer, run, ROOT } from './lib/processes.ts';
import { startTestShop } from './lib/test-shop.ts';

interface Outcome {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** True: runs against the built shop. */
  shop?: boolean;
  /** True: reads the code in one thread, and is silent unless it fails. Two run at a time. */
  reads?: boolean;
  run(shop: RunningServer | undefined): Promise<Outcome>;
}

const REPORTS = path.join(ROOT, '.reports');

/** A tool that passes or fails as a whole. */
async function tool(
  command: string,
  args: string[],
  env?: Record<string, string>,
): Promise<Outcome> {
  const { code, output } = await run(command, args, { quiet: true, ...(env ? { env } : {}) });
  if (code !== 0) process.stdout.write(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner that leaves its counts in a JSON report. */
async function counted(
  command: string,
  args: string[],
  report: string,
  read: (json: never) => Outcome,
  env: Record<string, string> = {},
): Promise<Outcome> {
  const file = path.join(REPORTS, report);
  rmSync(file, { force: true });
  const { code } = await run(command, args, { env });
  let outcome: Outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
  // A runner that failed without a failed test (a crash, an empty run) has failed all the same.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  if (outcome.passed === 0 && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

function vitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  const report = `vitest-${project}.json`;
  return counted(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path.join(REPORTS, report)}`,
    ],
    report,
    (json: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.numFailedTestSuites > 0 ? 1 : 0),
    }),
    { NO_COLOR: '1', ...env },
  );
}

/** A long script in two processes, each with a seed of its own. */
async function bothHalves(script: string, args: string[]): Promise<Outcome> {
  const [first, second] = await Promise.all(
    ['1', '2'].map((seed) => tool('node', [script, ...args, '--seed', seed])),
  );
  return {
    passed: (first?.passed ?? 0) + (second?.passed ?? 0),
    failed: (first?.failed ?? 0) + (second?.failed ?? 0),
  };
}

/** The contract is held against another API, or another database, than the test shop's. */
const elsewhere = Boolean(process.env['CONTRACT_BASE_URL'] || process.env['CONTRACT_DATABASE_URL']);

function playwright(
  report: string,
  shop: RunningServer | undefined,
  env: Record<string, string> = {},
): Promise<Outcome> {
  return counted(
    'playwright',
    ['test'],
    report,
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      // Flaky: held at the second try; the runner names it.
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected,
    }),
    { ...TEST_ENV, SHOP_URL: shop?.url ?? '', ...env },
  );
}

const STEPS: Step[] = [
  {
    name: 'format',
    reads: true,
    run: () => tool('prettier', ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', reads: true, run: () => tool('eslint', ['.', '--max-warnings', '0']) },
  {
    name: 'types',
    reads: true,
    run: () => tool('astro', ['check', '--minimumFailingSeverity', 'error'], TEST_ENV),
  },
  {
    name: 'rooms',
    reads: true,
    run: () => tool('depcruise', ['src', 'backend', 'scripts']),
  },
  { name: 'unused', reads: true, run: () => tool('knip', []) },
  { name: 'unit', run: () => vitest('unit') },
  {
    name: 'contract',
    shop: !elsewhere,
    run: (shop) => vitest('contract', shop && !elsewhere ? { CONTRACT_BASE_URL: shop.url } : {}),
  },
  {
    name: 'browser',
    shop: true,
    run: (shop) => playwright('playwright.json', shop),
  },
  {
    // By itself: what else runs on the machine would be measured too.
    name: 'speed',
    shop: true,
    run: (shop) => playwright('speed.json', shop, { MEASURES: '1' }),
  },
  {
    name: 'rebuild',
    run: () => bothHalves('tests/rebuild/random-edits.ts', ['--sequences', '10']),
  },
  { name: 'faults', run: () => vitest('faults', { VITEST_MAX_WORKERS: '2' }) },
  { name: 'spec', run: () => tool('node', ['scripts/spec-table.ts']) },
  {
    name: 'budgets',
    shop: true,
    run: (shop) => tool('node', ['scripts/budgets.ts'], { SHOP_URL: shop?.url ?? '' }),
  },
];

// An owner's own API and database are left alone.
const TEST_ENV = {
  DATA_DIR: '.data/test',
  DATABASE_URL: '',
  API_BASE_URL: '',
  LOG_LEVEL: 'warn',
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such step: ${unknown.join(', ')}. There are: ${STEPS.map((s) => s.name).join(', ')}.`,
    );
    process.exit(2);
  }
  const steps = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name));
  const total = { passed: 0, failed: 0 };
  const rows: string[] = [];
  let shop: RunningServer | undefined;
  let broken: unknown;

  if (steps.some((step) => ['browser', 'speed', 'budgets'].includes(step.name))) ensureBrowser();
  const perform = async (step: Step): Promise<void> => {
    const started = performance.now();
    console.log(`\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`);
    let outcome: Outcome;
    try {
      if (step.shop && !shop && !broken) shop = await startTestShop(TEST_ENV);
      if (step.shop && broken) throw broken;
      outcome = await step.run(shop);
    } catch (error) {
      if (step.shop) broken = error;
      console.error(error instanceof Error ? error.message : error);
      outcome = { passed: 0, failed: 1 };
    }
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    rows.push(
      `${outcome.failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
    );
  };
  const reading = steps.filter((step) => step.reads);
  const lane = async () => {
    for (let step = reading.shift(); step; step = reading.shift()) await perform(step);
  };
  await Promise.all([lane(), lane()]);
  for (const step of steps.filter(({ reads }) => !reads)) await perform(step);
  await shop?.stop();
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
