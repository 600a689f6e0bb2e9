/**
 * `npm run soak`: long-running tests for a night or before a release:
 * kills, two processes, model tests, random edits, random pages over a slow line. Prints the seed,
 * with which a failure can be repeated. Exits with 1 when something failed.
 *
 *   npm run soak
 *   npm run soak -- edits --seed 7 --runs 200
 */
import { parseArgs } from 'node:util';
import { emptyDatabase } from '../../backend/testing/prepared-database.ts';
import { ensureBrowser } from '../support/test-tools.ts';
import { RENDERING_FLAGS, run, type RunOptions } from '../../backend/program/processes.ts';
import { startTestShop } from '../support/test-shop.ts';
import { SMALL_DATABASES, TEST_ENV } from './runners.ts';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '500' },
  },
  allowPositionals: true,
});
const { seed, runs } = values;
const env = { NODE_OPTIONS: SMALL_DATABASES, SOAK_RUNS: runs, SOAK_SEED: seed };

async function succeeds(command: string, args: string[], options: RunOptions): Promise<boolean> {
  return (await run(command, args, options)).code === 0;
}

const PARTS: Record<string, () => Promise<boolean>> = {
  // Kills, two processes and fuzzing have tests of their own; model tests are those of the gate.
  tests: () => succeeds('vitest', ['run', '--project', 'soak'], { env }),
  models: () =>
    succeeds('vitest', ['run', '--project', 'unit*', '--project', 'slow', 'model', 'property'], {
      env,
    }),
  edits: () => {
    const args = ['tests/rebuild/random-edits.ts', '--seed', seed, '--sequences', runs];
    return succeeds('node', [...RENDERING_FLAGS, ...args], { env });
  },
  shifts: async () => {
    ensureBrowser();
    const shop = await startTestShop(TEST_ENV);
    const args = ['scripts/budgets.ts', '--weights', '--pages', '300', '--seed', seed];
    try {
      return await succeeds('node', args, { env: { SHOP_URL: shop.url } });
    } finally {
      await shop.stop();
    }
  },
};

const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}
process.env['EMPTY_DATABASE'] = await emptyDatabase();
console.log(`Seed ${seed}, ${runs} runs`);
const failed: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  if (!(await part())) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed (seed ${seed}): ${failed.join(', ')}` : '\nAll held.');
process.exit(failed.length > 0 ? 1 : 0);
