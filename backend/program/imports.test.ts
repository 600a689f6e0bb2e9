/** Files that are loaded while the shop runs: by the command of this machine, and by the clock. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { runCatalogueCommand } from './commands/catalogue.ts';
import { shopImports } from '../catalogue/feed/shop-imports.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { OwnedMedia } from '../platform/media/owned-media.ts';
import { scheduledImport } from './scheduled-import.ts';
import { type Backend, startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
const folder = path.join(dataDir, 'own');
const env = parseEnv({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
let backend: Backend;
const write = (name: string, ...lines: string[]) =>
  writeFileSync(path.join(folder, name), lines.join('\n'));

beforeAll(async () => {
  mkdirSync(folder);
  // A shop without a demo catalogue: all that it sells comes from files.
  backend = await startBackend({ env, checkAnswers: true });
  write('brands.csv', 'code;name', 'EIGEN;Eigen merk');
  write('categories.csv', 'code;name_nl;name_en', 'planken;Planken;Boards');
  write(
    'products.csv',
    'number;ean;name_nl;name_en;brand;category;price',
    '77000009;2000000000091;Steigerplank;Board;EIGEN;planken;9,95',
  );
}, 60_000);
afterAll(() => backend?.close());

const run = async (...args: string[]) => {
  const said: string[] = [];
  const source = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const code = await runCatalogueCommand(args, source, (line) => said.push(line));
  return { code, said };
};
const found = async (term: string) => {
  const query = `requestType=results&searchTerm=${term}&onlySoldOnline=true`;
  const answer = await fetch(`${backend.url}/api/sp/search?${query}`);
  const { Data } = (await answer.json()) as { Data: { Products: { PriceInclTax: number }[] } };
  return Data.Products.map(({ PriceInclTax }) => PriceInclTax);
};
const rootCategories = async () => {
  const answer = await fetch(`${backend.url}/api/aspos/webnodes/main/root`);
  const { Data } = (await answer.json()) as { Data: { Children: { Url: string }[] } };
  return Data.Children.map(({ Url }) => Url);
};

it('begins with the lists of promotions alone', async () => {
  expect(await rootCategories()).toEqual(['actie']);
});

it('loads a folder into the shop that runs, whose answers follow', async () => {
  expect(await found('steigerplank')).toEqual([]);
  expect(await run('import', folder)).toMatchObject({
    code: 0,
    said: expect.arrayContaining(['3 added, 0 changed, 0 unchanged, 0 errors']),
  });
  expect(await found('steigerplank')).toEqual([9.95]);
  expect(await rootCategories()).toEqual(['planken', 'actie']);
});

it('takes an import back there, and lists them', async () => {
  write('prices.csv', 'number;price', '77000009;12,50');
  expect((await run('import', path.join(folder, 'prices.csv'))).code).toBe(0);
  expect(await found('steigerplank')).toEqual([12.5]);
  expect((await run('undo')).said).toEqual([
    expect.stringMatching(/^Import \d+ is undone: 1 as before\.$/),
  ]);
  expect(await found('steigerplank')).toEqual([9.95]);
  expect((await run('imports')).said).toHaveLength(3);
  expect(await run('undo', '999')).toEqual({ code: 1, said: ['There is no import 999.'] });
  const missing = await run('import', path.join(folder, 'nowhere.csv'));
  expect(missing).toMatchObject({ code: 1, said: [expect.stringContaining('There is no file')] });
});

it('is asked for with the token of this machine alone', async () => {
  const body = JSON.stringify({ do: 'list', limit: 1 });
  const answer = await fetch(`${backend.url}/api/internal/imports`, {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

/** The import of an hour on this shop, and what it asks to publish. */
function scheduled(from: string, fetch?: typeof globalThis.fetch) {
  let now = new Date('2030-03-05T09:10:00Z');
  const jobs = new JobQueue(backend.db, () => now);
  const publish = vi.fn(async () => {});
  const { handlers, start } = scheduledImport({
    env: { ...env, IMPORT_FROM: from, IMPORT_EVERY_MINUTES: 60 },
    ...{ db: backend.db, jobs, now: () => now, ...(fetch && { fetch }) },
    imports: shopImports({
      ...{ shop: backend.shop, media: new OwnedMedia(env.DATA_DIR), now: () => now, publish },
    }),
  });
  const round = async () => {
    const job = (await jobs.claim(['import']))!;
    const { signal } = new AbortController();
    try {
      const result = await handlers[0]!.run(job.payload, { ...job, signal });
      await jobs.markDone(job, result ?? null);
      return result;
    } catch (error) {
      await jobs.recordFailure(job, (error as Error).message, []);
      return (error as Error).message;
    }
  };
  const alarms = async () =>
    (
      await backend.db
        .selectFrom('jobs')
        .select('error')
        .where('kind', '=', 'import')
        .where('state', '=', 'failed')
        .where('settled_at', 'is', null)
        .execute()
    ).map(({ error }) => error);
  const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const isDue = async () => {
    const due = backend.db.selectFrom('jobs').select('id').where('state', '=', 'waiting');
    return (await due.where('kind', '=', 'import').where('run_at', '<=', now).execute()).length;
  };
  return { start, round, alarms, wait, isDue, publish };
}

it('loads a folder by the clock, and raises one alarm until it can be loaded', async () => {
  const { start, round, alarms, wait, isDue, publish } = scheduled(folder);
  rmSync(path.join(folder, 'prices.csv'));
  await start();
  await start();
  expect(await isDue()).toBe(1);
  expect(await round()).toEqual({ added: 0, changed: 0, unchanged: 3, hidden: 0 });
  expect(publish).not.toHaveBeenCalled();
  expect(await isDue()).toBe(0);
  write('products-prices.csv', 'number;price', '77000009;gratis');
  for (let hour = 0; hour < 2; hour++) {
    wait(60);
    expect(await round()).toMatch(
      /^Nothing was loaded from .*: 1 errors, the first in products-prices.csv, line 2: price gratis/,
    );
    expect(await alarms()).toHaveLength(1);
  }
  write('products-prices.csv', 'number;price', '77000009;7,50');
  wait(60);
  expect(await round()).toMatchObject({ changed: 1 });
  expect(await alarms()).toEqual([]);
  expect(publish).toHaveBeenCalledWith([expect.stringMatching(/^product:/)]);
  expect(await found('steigerplank')).toEqual([7.5]);
  await backend.db.deleteFrom('jobs').where('kind', '=', 'import').execute();
});

it('loads a file from an address, and says what that answers', async () => {
  let answer = () => new Response('number;price\n77000009;6,50');
  const { start, round } = scheduled('https://files.example/products.csv?key=1', async () =>
    answer(),
  );
  await start();
  expect(await round()).toMatchObject({ changed: 1 });
  expect(await found('steigerplank')).toEqual([6.5]);
  answer = () => new Response('', { status: 503 });
  await backend.db.deleteFrom('jobs').where('kind', '=', 'import').execute();
  await start();
  expect(await round()).toBe('https://files.example/products.csv?key=1 answers 503.');
});

it('asks no address of the own network that a file from elsewhere names', async () => {
  const asked: string[] = [];
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  const { port } = inside.address() as AddressInfo;
  await backend.db.deleteFrom('jobs').where('kind', '=', 'import').execute();
  const picture = `http://127.0.0.1:${port}/inside.png`;
  const { start, round } = scheduled(
    'https://files.example/products.csv',
    async () => new Response(`number;pictures\n77000009;${picture}`),
  );
  await start();
  expect(await round()).toMatchObject({ changed: 1 });
  inside.close();
  expect(asked).toEqual([]);
  const known = backend.db.selectFrom('media_sources').select('fault');
  expect(await known.where('source', '=', picture).executeTakeFirst()).toEqual({
    fault: 'lies in a private network',
  });
});
