/**
 * The renderer and the backend are killed before a random statement of publishing, SOAK_RUNS times
 * (50): no kill shows, and every edit comes through. SOAK_SEED for the points of an earlier run.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledShop } from '../faults/killed-shop.ts';

const RUNS = Number(process.env['SOAK_RUNS'] || 50);
const SEED = Number(process.env['SOAK_SEED'] || Math.floor(Math.random() * 1_000_000));
/** Somewhat more than publishing a few prices takes. */
const MAX_STATEMENTS = 400;

const killed = new KilledShop();
beforeAll(() => killed.start(), 120_000);
afterAll(() => killed.close());

const kills = fc.record({
  statement: fc.integer({ min: 1, max: MAX_STATEMENTS }),
  who: fc.constantFrom('renderer' as const, 'backend' as const),
});

test(
  `of ${RUNS} kills at random points none shows (seed ${SEED})`,
  async () => {
    console.log(`Kills at random points: seed ${SEED}`);
    let reached = 0;
    for (const { statement, who } of fc.sample(kills, { numRuns: RUNS, seed: SEED })) {
      if (await killed.killAt({ statement }, who)) reached += 1;
    }
    expect(reached).toBeGreaterThan(0);
  },
  60_000 * RUNS,
);
