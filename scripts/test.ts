/**
 * `npm test`: every check of the project, from formatting to budgets, on a shop of 1,000
 * products that it builds itself. Goes on after a failure, so that one run tells everything.
 *
 *   npm test                 all
 *   npm test -- unit links   only these steps
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyDatabase } from '../backend/db/empty-database.ts';
import { ensureBrowser } from './lib/browser.ts';
import {
  RENDERING_FLAGS,
  ROOT,
  run,
  type RunningServer,
  type RunOptions,
} from './lib/processes.ts';
import { startTestShop } from './lib/test-shop.ts';

interface Outcome {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** True: runs against the built shop. */
  shop?: boolean;
  /**
   * Not one after another, as the others: `reads` the code in one thread, two at a time, before
   * them, the longest first; `fills` what they leave of the machine; `follows` them, with the machine for itself,
   * since it measures time or reads what they report. The first and second print failures only.
   */
  when?: 'reads' | 'fills' | 'follows';
  run(shop: RunningServer | undefined): Promise<Outcome>;
}

const REPORTS = path.join(ROOT, '.reports');
/** For whatever a step starts, except the shop whose speed is measured. */
const SMALL_DATABASES = `--import=${pathToFileURL(path.join(ROOT, 'scripts/lib/small-databases.mjs'))}`;

/** A tool that passes or fails as a whole. */
async function tool(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const { code, output } = await run(command, args, { quiet: true, ...options });
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
      `${project}*`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path.join(REPORTS, report)}`,
    ],
    report,
    (json: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.numFailedTestSuites > 0 ? 1 : 0),
    }),
    { NO_COLOR: '1', NODE_OPTIONS: SMALL_DATABASES, ...env },
  );
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
    name: 'types',
    when: 'reads',
    run: () => tool('astro', ['check', '--minimumFailingSeverity', 'error'], { env: TEST_ENV }),
  },
  {
    name: 'format',
    when: 'reads',
    run: () => tool('prettier', ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', when: 'reads', run: () => tool('eslint', ['.', '--max-warnings', '0']) },
  {
    name: 'rooms',
    when: 'reads',
    run: () => tool('depcruise', ['src', 'backend', 'scripts']),
  },
  { name: 'unused', when: 'reads', run: () => tool('knip', []) },
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
  { name: 'faults', run: () => vitest('faults') },
  {
    name: 'rebuild',
    when: 'fills',
    run: () =>
      tool('node', [...RENDERING_FLAGS, 'tests/rebuild/random-edits.ts', '--seed', '1'], {
        isPatient: true,
        env: { NODE_OPTIONS: SMALL_DATABASES },
      }),
  },
  {
    name: 'speed',
    shop: true,
    when: 'follows',
    run: (shop) => playwright('speed.json', shop, { MEASURES: '1' }),
  },
  { name: 'spec', when: 'follows', run: () => tool('node', ['scripts/spec-table.ts']) },
  {
    name: 'budgets',
    shop: true,
    when: 'follows',
    run: (shop) => tool('node', ['scripts/budgets.ts'], { env: { SHOP_URL: shop?.url ?? '' } }),
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
  let shop: Promise<RunningServer> | undefined;
  const openShop = () => (shop ??= startTestShop(TEST_ENV));

  if (steps.some(({ when }) => when !== 'reads')) {
    // Every child begins with it, where it makes a database.
    process.env['EMPTY_DATABASE'] = await emptyDatabase(ROOT);
  }
  if (steps.some((step) => ['browser', 'speed', 'budgets'].includes(step.name))) ensureBrowser();
  const perform = async (step: Step): Promise<void> => {
    const started = performance.now();
    console.log(`\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`);
    let outcome: Outcome;
    try {
      outcome = await step.run(step.shop ? await openShop() : undefined);
    } catch (error) {
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
  const of = (when: Step['when']) => steps.filter((step) => step.when === when);
  const oneByOne = async (waiting: Iterable<Step>) => {
    for (const step of waiting) await perform(step);
  };
  const reading = of('reads').values();
  const lane = async () => {
    await oneByOne(reading);
    // Bundles the code, once for all that build pages.
    if (steps.some((step) => step.shop)) await openShop().catch(() => undefined);
  };
  await Promise.all([lane(), lane()]);
  await Promise.all([oneByOne(of(undefined)), oneByOne(of('fills'))]);
  await oneByOne(of('follows'));
  await shop?.then(
    (running) => running.stop(),
    () => undefined,
  );
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
