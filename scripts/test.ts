/**
 * `npm test`: the checks of the project, from formatting to budgets, on a shop of 1,000
 * products that it builds itself. Goes on after a failure, so that one run tells everything.
 *
 *   npm test                     in some ten minutes
 *   npm test -- --thorough       all there is, at full measure: what must hold before a change lands
 *   npm test -- unit browser     only these steps; with --thorough at full measure
 */
import { parseArgs } from 'node:util';
import { emptyDatabase } from '../backend/db/empty-database.ts';
import { ensureBrowser } from './lib/browser.ts';
import { ROOT, type RunningServer } from './lib/processes.ts';
import { startTestShop } from './lib/test-shop.ts';
import { atFullMeasure, type Outcome, secondTryLines } from './test/outcome.ts';
import { TEST_ENV } from './test/runners.ts';
import { type Step, type StepOptions, STEPS } from './test/steps.ts';

/** What was asked for. Ends the process where that is no step. */
function asked(): { steps: Step[]; options: StepOptions } {
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
    const isMeant = ({ name, isThorough }: Step) =>
      positionals.length > 0 ? positionals.includes(name) : values.thorough || !isThorough;
    return { steps: STEPS.filter(isMeant), options: values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const { steps, options } = asked();
  const total = { passed: 0, failed: 0 };
  const rows: string[] = [];
  const secondTry: string[] = [];
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
      outcome = await (step.inShop ? step.run(await openShop(), options) : step.run(options));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      outcome = { passed: 0, failed: 1, secondTry: [] };
    }
    outcome = atFullMeasure(outcome, options.thorough);
    secondTry.push(...outcome.secondTry);
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
    if (steps.some(({ inShop }) => inShop)) await openShop().catch(() => undefined);
  };
  await Promise.all([lane(), lane()]);
  await Promise.all([oneByOne(of(undefined)), oneByOne(of('fills'))]);
  await oneByOne(of('follows'));
  await shop?.then(
    (running) => running.stop(),
    () => undefined,
  );
  const leftOut = STEPS.filter((step) => !steps.includes(step)).map(({ name }) => name);
  if (leftOut.length > 0) rows.push(`       left out: ${leftOut.join(', ')} (see scripts/test.ts)`);
  const named = secondTryLines(secondTry, options.thorough);
  if (named.length > 0) rows.push('', ...named);
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
