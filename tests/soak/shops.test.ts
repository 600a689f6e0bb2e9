/**
 * Three whole shops publish, import, roll back and are killed (kill -9) at random, SOAK_RUNS times
 * (50): after each step all serve the bytes of the shared manifest, and no change is lost. Needs
 * PostgreSQL, else skipped; TEST_RELEASES_URL names a bucket of another S3 server. SOAK_SEED for an
 * earlier run, SOAK_PRODUCTS (100) for the size of the shop.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { run } from '../../backend/program/processes.ts';
import {
  askImportsOfRunningShop,
  changeProductOfRunningShop,
} from '../../backend/program/running.ts';
import { programsOrWarning } from '../../backend/testing/two-processes.ts';
import { formatAmount } from '../../src/domain/shared/money.ts';
import { digestOf } from '../../src/publish/releases/layout.ts';
import { parallel } from '../../src/publish/snapshot/parallel.ts';
import { kill } from '../faults/shop.ts';
import { type Machine, MachineShops, servedBy } from '../support/machine-shops.ts';

const RUNS = Number(process.env['SOAK_RUNS'] || 50);
const SEED = Number(process.env['SOAK_SEED'] || Math.floor(Math.random() * 1_000_000));
const PRODUCTS = Number(process.env['SOAK_PRODUCTS'] || 100);
/** Pages that are compared after each step, on each machine. */
const PATHS = 500;
/** Within which every machine that runs serves what was published. */
const WITHIN_MS = 2_000;
/** A job whose machine was killed waits for half a minute. */
const PATIENCE = { timeout: 120_000, interval: 50 };

const programs = programsOrWarning();

const machine = fc.nat({ max: 2 });
const at = fc.nat({ max: 1_000_000 });
const cents = fc.integer({ min: 101, max: 999_999 });
/** When the machine is killed meanwhile. */
const killAfterMs = fc.option(fc.nat({ max: 1_500 }), { freq: 4 });
const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), machine, killAfterMs, at, cents }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('import' as const), machine, killAfterMs, at, cents },
      count: fc.integer({ min: 2, max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ kind: fc.constant('roll back' as const), machine, killAfterMs },
      back: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ kind: fc.constant('kill' as const), machine, losesDisk: fc.boolean() },
    }),
  },
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

interface Product {
  id: number;
  number: string;
  address: string;
}

describe.skipIf(!programs)('three shops (needs PostgreSQL)', () => {
  const feeds = mkdtempSync(path.join(tmpdir(), 'soak-feeds-'));
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => (counts[what] = (counts[what] ?? 0) + by);
  /** Product → the price that its page must show. */
  const wanted = new Map<Product, number>();
  let shops: MachineShops;
  let products: Product[];
  let watch: ReturnType<typeof watchPublications>;

  beforeAll(async () => {
    shops = await MachineShops.open({ programs: programs!, products: PRODUCTS });
    for (let many = 0; many < 3; many++) await shops.add();
    products = await productsOf(shops);
    watch = watchPublications(shops);
  }, 600_000);
  afterAll(async () => {
    await watch?.end();
    await shops?.close();
    rmSync(feeds, { recursive: true });
  });

  /** Does it at a machine; where that is killed meanwhile, at the next one again. */
  async function perform(
    step: { machine: number; killAfterMs: number | null },
    act: (machine: Machine) => Promise<unknown>,
  ): Promise<void> {
    const one = shops.machines[step.machine]!;
    const acted = act(one).then(
      () => true,
      (error: Error) => error,
    );
    let killed: Promise<void> | null = null;
    if (step.killAfterMs !== null) {
      await new Promise((resolve) => setTimeout(resolve, step.killAfterMs!));
      killed = killAndStart(one, false);
    }
    const outcome = await acted;
    if (outcome !== true) {
      if (!killed) throw outcome;
      await act(shops.machines[(step.machine + 1) % 3]!);
    }
    await killed;
  }

  async function killAndStart(one: Machine, losesDisk: boolean): Promise<void> {
    count('kills');
    const pid = shops.pidOf(one);
    one.server = null;
    await kill(pid);
    if (losesDisk) {
      rmSync(one.dataDir, { recursive: true });
      count('of which lost their disk');
    }
    await shops.start(one);
  }

  async function edit(step: Step & { kind: 'edit' | 'import' }): Promise<void> {
    const many = step.kind === 'import' ? step.count : 1;
    const chosen = Array.from({ length: many }, (_, nth) => ({
      product: products[(step.at + nth) % products.length]!,
      price: step.cents + nth,
    }));
    if (step.kind === 'edit') {
      const { product, price } = chosen[0]!;
      const assignment = `price=${(price / 100).toFixed(2)}`;
      await perform(step, async ({ dataDir }) => {
        if (!(await changeProductOfRunningShop(dataDir, product.number, [assignment])))
          throw new Error('The shop does not run.');
      });
    } else {
      const file = path.join(feeds, 'products.ndjson');
      const lines = chosen.map(({ product, price }) =>
        JSON.stringify({ number: product.number, price: price / 100 }),
      );
      writeFileSync(file, lines.join('\n'));
      const request = {
        ...{ paths: [file], entity: 'products' as const, encoding: 'utf-8', isDryRun: false },
        ...{ createsMissing: false, missing: 'leave' as const, continues: false },
      };
      await perform(step, async ({ dataDir }) => {
        if (!(await askImportsOfRunningShop(dataDir, { do: 'import', request })))
          throw new Error('The shop does not run.');
      });
    }
    for (const { product, price } of chosen) wanted.set(product, price);
  }

  async function rollBack(step: Step & { kind: 'roll back' }): Promise<void> {
    const to = (await shops.pointer()) - step.back;
    if (to < 1) return;
    const release = async (one: Machine, ...args: string[]) => {
      const env = shops.envOf(one);
      const { code, output } = await run('node', ['scripts/release.ts', ...args], {
        ...{ env, quiet: true },
      });
      if (code !== 0) throw new Error(output);
      return output;
    };
    await perform(step, (one) => release(one, 'rollback', String(to)));
    await serveManifest();
    const other = shops.machines[(step.machine + 2) % 3]!;
    const held = [...(await release(other, 'paused')).matchAll(/^(\S+) +paused since/gm)];
    const names = held.map(([, name]) => name!);
    if (names.length > 0) await release(other, 'resume', ...names);
    // They follow again with the next publication that names them.
    for (const name of names) {
      const product = products.find(({ id }) => name === `product:${id}`);
      const price = product && wanted.get(product);
      if (!product || price === undefined) continue;
      await changeProductOfRunningShop(other.dataDir, product.number, [
        `price=${(price / 100).toFixed(2)}`,
      ]);
    }
  }

  /** Waits until nothing is left to publish, and compares the pages of all machines. */
  async function serveManifest(): Promise<void> {
    const { db } = shops.database;
    await vi.waitFor(async () => {
      const open = await db
        .selectFrom('jobs')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where('kind', '=', 'publish')
        // Those wait for a date of the catalogue.
        .where(sql`payload->>'by'`, '<>', 'calendar')
        .execute();
      expect(open).toEqual([]);
    }, PATIENCE);
    await vi.waitFor(async () => {
      const release = await shops.pointer();
      for (const one of shops.machines) expect(await servedBy(one)).toBe(release);
    }, PATIENCE);
    const pages = await db
      .selectFrom('release_entries')
      .select(['path', 'digest'])
      .where('until', 'is', null)
      .where('is_page', '=', 1)
      .execute();
    const some = Array.from(
      { length: Math.min(PATHS, pages.length) },
      () => pages.splice(Math.floor(Math.random() * pages.length), 1)[0]!,
    );
    for (const one of shops.machines) {
      const wrong: string[] = [];
      await parallel(some, 8, async (page) => {
        const answer = await fetch(one.server!.url + addressOf(page.path));
        const body = Buffer.from(await answer.arrayBuffer());
        if (digestOf(body) !== page.digest) wrong.push(`${page.path}: ${answer.status}`);
      });
      expect(wrong).toEqual([]);
      count('pages compared', some.length);
    }
  }

  async function expectPrices(): Promise<void> {
    for (const [{ address }, price] of wanted) {
      for (const { server } of shops.machines)
        expect(await (await fetch(server!.url + address)).text()).toContain(
          formatAmount(price, 'nl'),
        );
    }
  }

  test(
    `serve the same after each of ${RUNS} random steps (seed ${SEED})`,
    async () => {
      console.log(`Three shops: seed ${SEED}`);
      onTestFailed(async () => console.log(await shops.report()));
      for (const step of fc.sample(steps, { numRuns: RUNS, seed: SEED })) {
        count(step.kind);
        if (step.kind === 'kill') await killAndStart(shops.machines[step.machine]!, step.losesDisk);
        else if (step.kind === 'roll back') await rollBack(step);
        else await edit(step);
        await serveManifest();
        if (process.env['SOAK_TELL']) console.log(JSON.stringify(step));
      }
      await expectPrices();
      const lags = (await watch.end()).toSorted((a, b) => a - b);
      const lag = (share: number) => lags[Math.floor((lags.length - 1) * share)];
      console.log(JSON.stringify({ ...counts, switches: lags.length }));
      const late = lags.filter((ms) => ms > WITHIN_MS).length;
      console.log(`Behind a publication: ${lag(0.5)} ms (half), ${lag(1)} ms (all), ${late} late`);
      expect(late).toBe(0);
    },
    600_000 + 60_000 * RUNS,
  );
});

const addressOf = (page: string) => `/${page.replace(/(^index)?\.html$/, '')}`;

/** Products with a Dutch page, by what the commands need. */
async function productsOf({ database }: MachineShops): Promise<Product[]> {
  const entries = await database.db
    .selectFrom('release_entries')
    .select('path')
    .where('until', 'is', null)
    .where('path', 'like', 'product/%')
    .execute();
  const pages = new Map(
    entries.map(({ path: page }) => [Number(/-(\d+)\.html$/.exec(page)?.[1]), page]),
  );
  const rows = await database.db.selectFrom('products').select(['id', 'number']).execute();
  return rows.flatMap(({ id, number }) => {
    const page = pages.get(id);
    return page ? [{ id, number, address: addressOf(page) }] : [];
  });
}

/** Measures how long after each publication each machine that runs serves it, or a later one. */
function watchPublications(shops: MachineShops) {
  const lags: number[] = [];
  let isOver = false;
  const watched = (async () => {
    let last = await shops.pointer();
    while (!isOver) {
      const release = await shops.pointer();
      if (release !== last) {
        last = release;
        const movedAt = performance.now();
        await Promise.all(
          shops.machines.map(async (one) => {
            const { server } = one;
            while (server && one.server === server && !isOver) {
              const served = await servedBy(one);
              if (served !== null && served >= release) {
                if (one.server === server) lags.push(Math.round(performance.now() - movedAt));
                return;
              }
            }
          }),
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async end(): Promise<number[]> {
      isOver = true;
      await watched;
      return lags;
    },
  };
}
