/**
 * `npm test`: the checks of the project on a shop of 1,000 products that it builds itself.
 * Continues after a failure, so that one run shows everything; ends with how long each step took,
 * what failed and why, and the line `N passed, N failed`.
 *
 *   npm test                     static checks, unit and contract tests, the main journeys
 *   npm test -- --thorough       all that must hold before a change lands (`.ci/run`)
 *   npm test -- unit journeys    only these steps; with --thorough all journeys
 *
 * A test that fails runs a second time alone, after the others. One that passes then is unstable:
 * it is named and recorded in `tests/unstable-tests.txt`, and fails once it stands there twice.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emptyDatabase } from '../../backend/testing/prepared-database.ts';
import { ROOT, type RunningServer } from '../../backend/program/processes.ts';
import { startTestClock } from '../support/test-clock.ts';
import { startTestShop } from '../support/test-shop.ts';
import { ensureBrowser, ensurePostgres } from '../support/test-tools.ts';
import { openLedger, retriedTests, summary, type StepReport } from './summary.ts';
import { type Result, TEST_ENV } from './runners.ts';
import { type Step, STEPS } from './steps.ts';

const LEDGER = 'tests/unstable-tests.txt';
const NEEDS_SHOP = ['journeys', 'site', 'budgets'];

/** The steps of the command line. Ends the process where one does not exist. */
function requested(): { steps: Step[]; thorough: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { thorough: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const unknown = positionals.filter((name) => !STEPS.some((step) => step.name === name));
    if (unknown.length > 0) {
      const names = STEPS.map(({ name }) => name).join(', ');
      throw new Error(`No such step: ${unknown.join(', ')}. There are: ${names}.`);
    }
    const isRequested = ({ name, isThorough }: Step) =>
      positionals.length > 0 ? positionals.includes(name) : values.thorough || !isThorough;
    return { steps: STEPS.filter(isRequested), thorough: values.thorough };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const begun = performance.now();
  const { steps, thorough } = requested();
  const reports: StepReport[] = [];
  let opened: Promise<RunningServer> | undefined;
  const shop = () => (opened ??= startTestShop(TEST_ENV));

  if (steps.some(({ when }) => when !== 'static')) {
    // Every child process copies it instead of creating a database.
    process.env['EMPTY_DATABASE'] = await emptyDatabase();
  }
  startTestClock();
  const needsShop = steps.some(({ name }) => NEEDS_SHOP.includes(name));
  if (needsShop) ensureBrowser();
  if (steps.some(({ name }) => ['unit', 'slow'].includes(name))) ensurePostgres();

  const perform = async (step: Step): Promise<void> => {
    const started = performance.now();
    console.log(`\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`);
    const result: Result = await step.run({ thorough, shop }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      return { passed: 0, failures: [{ name: step.name, why }], skipped: [] };
    });
    reports.push({ name: step.name, result, seconds: (performance.now() - started) / 1000 });
  };
  const inTurn = async (waiting: Iterable<Step>) => {
    for (const step of waiting) await perform(step);
  };
  const of = (when: Step['when']) => steps.filter((step) => step.when === when);

  const checks = of('static').values();
  const lane = async () => {
    await inTurn(checks);
    // Bundles the code in one thread, while the other lane still checks.
    if (needsShop) await shop().catch(() => undefined);
  };
  await Promise.all([lane(), lane()]);
  await Promise.all([inTurn(of(undefined)), inTurn(of('beside'))]);

  const unstable = await retriedTests(reports);
  await opened?.then(
    (running) => running.stop(),
    () => undefined,
  );
  const ledger = openLedger(LEDGER, path.join(ROOT, LEDGER));
  ledger.record(unstable, new Date().toISOString().slice(0, 10));
  const { lines, failed } = summary(reports, {
    unstable,
    overLimit: ledger.overLimit(),
    ledger: ledger.name,
    leftOut: STEPS.filter((step) => !steps.includes(step)).map(({ name }) => name),
    seconds: (performance.now() - begun) / 1000,
  });
  console.log(`\n${lines.join('\n')}`);
  process.exit(failed > 0 ? 1 : 0);
}

await main();
