import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRANDS } from '../../../src/brands/brands.ts';
import { parseEnv } from '../../../src/env.ts';
import { Draft } from '../../../src/publish/releases/draft.ts';
import { FileLock } from '../../../src/publish/releases/file-lock.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';
import { createAccount, EMBEDDED_ISSUER } from '../../customers/identity/accounts.ts';
import { ShopTokens } from '../../customers/identity/sessions.ts';
import { insertOrder } from '../../orders/insert-order.ts';
import { newOrder } from '../../orders/testing/new-order.ts';
import { changesSince, lastChange } from '../../platform/db/read-replica.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { OwnedMedia } from '../../platform/media/owned-media.ts';
import { countMiss } from '../../search/synonyms/search-misses.ts';
import {
  postgresPrograms,
  type PostgresServer,
  startPostgres,
} from '../../testing/postgres-server.ts';
import { runBackupCommand } from '../commands/backup.ts';
import { searchMissesOfRunningShop } from '../running.ts';
import { type Backend, startBackend } from '../server.ts';
import { writeManifest } from './backup.ts';
import { DUMP_FILE, isDatabaseEmpty } from './server-database.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const [BEFORE, MEANWHILE] = [5, 20];
const PDF = Buffer.from('%PDF-1.7 a document of the feed');
const programs = postgresPrograms();
if (!programs) console.warn('PostgreSQL is not installed: its backup is not tested.');

const folder = testFolder();
const at = (name: string) => path.join(folder, name);

async function run(command: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runBackupCommand(command, args, env, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

const start = (env: Record<string, string>): Promise<Backend> =>
  startBackend({ env: parseEnv({ PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off', ...env }) });

const customerOf = (backend: Backend) =>
  backend.db
    .selectFrom('contacts')
    .select(['id as contactId', 'customer_id as customerId'])
    .executeTakeFirstOrThrow();

async function order(backend: Backend): Promise<number> {
  const whose = await customerOf(backend);
  const placed = await backend.db.transaction().execute((trx) => insertOrder(trx, newOrder(whose)));
  return placed.id;
}

const ordersOf = ({ db }: Backend) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'order_number', 'orders.total_incl', 'title'])
    .orderBy('orders.id')
    .execute();

const documentsOf = ({ db }: Backend) =>
  db.selectFrom('content_documents').selectAll().orderBy('file').execute();

const tokensOf = ({ db }: Backend) => new ShopTokens(db, BRANDS.bm.slug, () => new Date());

/** A shop with a customer who is signed in, orders, media, a release, and searches without a result. */
async function fill(backend: Backend, dataDir: string): Promise<{ token: string; media: string }> {
  const accountId = await backend.db.transaction().execute((trx) =>
    createAccount(
      trx,
      {
        ...{
          issuer: EMBEDDED_ISSUER,
          subject: 's-1',
          email: 'jan@bouw.example',
          locale: 'nl' as const,
        },
        ...{ passwordHash: null, isConfirmed: true, customer: {}, contact: {} },
      },
      NOW,
    ),
  );
  const token = (await tokensOf(backend).start(accountId!, null))!;
  for (let i = 0; i < BEFORE; i++) await order(backend);
  await countMiss(backend.db, 'hefschroefboor', 'nl', new Date());
  const { id } = await new OwnedMedia(dataDir).add(PDF);
  const draft = new Draft(dataDir);
  draft.put({ path: 'index.html', body: Buffer.from('<p>Live</p>'), isPage: true });
  draft.publish({
    ...{ kind: 'full', code: 'c', madeAt: NOW, madeBy: 'test', reason: 'a test' },
    ...{ seconds: 1, rendered: 1 },
  });
  draft.close();
  return { token, media: id };
}

const KINDS = [
  { kind: 'embedded', isThere: true },
  { kind: 'postgresql', isThere: programs !== null },
] as const;

describe.each(KINDS.filter(({ isThere }) => isThere))('a backup of a shop, $kind', ({ kind }) => {
  const servers: PostgresServer[] = [];
  const settings = async (name: string): Promise<Record<string, string>> => {
    const dataDir = { DATA_DIR: at(`${kind}-${name}`) };
    if (kind === 'embedded') return dataDir;
    const server = await startPostgres(programs!);
    servers.push(server);
    return { ...dataDir, DATABASE_URL: server.databaseUrl };
  };
  let shop: Record<string, string>;
  let copy: Record<string, string>;
  let made: { token: string; media: string };
  let confirmed: number[];
  let content: unknown;
  const backup = at(`${kind}-backup`);

  beforeAll(async () => {
    shop = await settings('shop');
    copy = await settings('copy');
    const backend = await start(shop);
    made = await fill(backend, shop['DATA_DIR']!);
    confirmed = (await ordersOf(backend)).map(({ id }) => id);
    content = await documentsOf(backend);
    const meanwhile = (async () => {
      for (let i = 0; i < MEANWHILE; i++) await order(backend);
    })();
    // A publication is running.
    const locks = ['build-lock', 'release-lock'].map(
      (name) => new FileLock(path.join(shop['DATA_DIR']!, `${name}.sqlite`)),
    );
    expect(locks.map((lock) => lock.tryAcquire())).toEqual([true, true]);
    const told = await run('backup', shop, backup);
    for (const lock of locks) lock.close();
    await meanwhile;
    await backend.close();
    expect(told).toMatchObject({ code: 0 });
  }, 180_000);
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test('becomes the same shop in an empty folder', async () => {
    expect(await run('restore', copy, backup)).toMatchObject({ code: 0 });
    const dataDir = copy['DATA_DIR']!;
    const backend = await start(copy);
    const orders = await ordersOf(backend);
    // Those of before the backup are there, and of those placed meanwhile none is there in part.
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));
    expect(await backend.db.selectFrom('orders').select('id').execute()).toHaveLength(
      orders.length,
    );
    expect(await documentsOf(backend)).toEqual(content);
    expect(await tokensOf(backend).verify(made.token)).not.toBeNull();
    const misses = await searchMissesOfRunningShop(dataDir, 5);
    expect(misses).toEqual([expect.objectContaining({ term: 'hefschroefboor', count: 1 })]);
    await backend.close();
    expect(await new OwnedMedia(dataDir).bytes(made.media, 'pdf')).toEqual(PDF);
    const releases = new Releases(dataDir);
    expect(
      releases.body(releases.entry('index.html', releases.current()!.id)!.digest)?.toString(),
    ).toBe('<p>Live</p>');
    releases.close();
    for (const name of ['cookie-secret', 'internal-token'])
      expect(readFileSync(path.join(dataDir, name))).toEqual(
        readFileSync(path.join(shop['DATA_DIR']!, name)),
      );
  });

  test('replaces a shop only where that is asked for, and never gives a number again', async () => {
    const refused = await run('restore', shop, backup);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('--replace');
    const numbers = readFileSync(path.join(shop['DATA_DIR']!, 'given-numbers.json'), 'utf8');
    expect(await run('restore', shop, backup, '--replace')).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(shop['DATA_DIR']!, 'given-numbers.json'), 'utf8')).toBe(numbers);
    const backend = await start(shop);
    expect((await ordersOf(backend)).length).toBeGreaterThanOrEqual(BEFORE);
    const running = await run('restore', shop, backup, '--replace');
    expect(running.said).toContain('stop it first');
    await backend.close();
  });
});

describe.skipIf(!programs)('restoring a PostgreSQL server', () => {
  let server: PostgresServer;
  let shop: Record<string, string>;
  const backup = at('server-backup');

  beforeAll(async () => {
    server = await startPostgres(programs!);
    shop = { DATA_DIR: at('server-shop'), DATABASE_URL: server.databaseUrl };
    const backend = await start(shop);
    await fill(backend, shop['DATA_DIR']!);
    expect(await run('backup', shop, backup)).toMatchObject({ code: 0 });
    await order(backend);
    await backend.close();
  }, 120_000);
  afterAll(() => server?.close());

  const counted = async () => {
    const { db, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: '' });
    const orders = await db.selectFrom('orders').select('id').execute();
    return close().then(() => orders.length);
  };

  test('changes nothing where the dump breaks off', async () => {
    const broken = at('server-broken');
    cpSync(backup, broken, { recursive: true });
    const dump = path.join(broken, DUMP_FILE);
    // Its table of contents is whole, and so is the first half of its rows.
    truncateSync(dump, Math.floor(statSync(dump).size * 0.9));
    rmSync(path.join(broken, 'backup.json'));
    await writeManifest(broken, { madeAt: NOW.toISOString(), database: 'postgresql' });
    const files = readdirSync(shop['DATA_DIR']!);
    expect(await run('restore', shop, broken, '--replace')).toMatchObject({ code: 1 });
    expect(await counted()).toBe(BEFORE + 1);
    expect(readdirSync(shop['DATA_DIR']!)).toEqual(files);

    const empty = await startPostgres(programs!);
    const bare = { DATA_DIR: at('server-bare'), DATABASE_URL: empty.databaseUrl };
    expect(await run('restore', bare, broken)).toMatchObject({ code: 1 });
    expect(readdirSync(bare.DATA_DIR)).toEqual([]);
    expect(await isDatabaseEmpty(empty.databaseUrl)).toBe(true);
    expect(await run('restore', bare, backup)).toMatchObject({ code: 0 });
    await empty.close();
  });

  test('lets a process that knew later changes read everything again', async () => {
    const { db, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: '' });
    const change = () =>
      db
        .insertInto('catalogue_changes')
        .values({ products: [1] })
        .execute();
    const read = async () => {
      await change();
      return lastChange(db);
    };
    await change();
    const known = await read();
    expect(await run('restore', shop, backup, '--replace')).toMatchObject({ code: 0 });
    expect(await counted()).toBe(BEFORE);
    // As many changes as were lost, each of one product.
    while ((await lastChange(db)) < known) await change();
    expect((await changesSince(db, known)).products).toBeNull();
    const restored = await lastChange(db);
    await change();
    expect(await changesSince(db, restored)).toEqual({ last: restored + 1, products: [1] });
    await close();
  });
});

test('one file holds it all; what is damaged, unfinished or not there is refused', async () => {
  const env = { DATA_DIR: at('small') };
  mkdirSync(env.DATA_DIR);
  mkdirSync(at('small/db'));
  new Draft(env.DATA_DIR).close();
  const empty = { DATA_DIR: at('none') };
  expect(await run('backup', env, at('small.tgz'))).toMatchObject({ code: 0 });
  expect((await run('backup', env, at('small.tgz'))).said).toContain('exists already');
  expect(readdirSync(folder).filter((name) => name.startsWith('small.tgz'))).toEqual(['small.tgz']);

  expect((await run('backup', env, at('small/copy'))).said).toContain('keep backups outside');
  expect((await run('restore', env, at('small/x.tar'), '--replace')).code).toBe(1);

  const whole = at('whole');
  expect(await run('backup', env, whole)).toMatchObject({ code: 0 });
  expect((await run('backup', env, whole)).said).toContain('is not empty');
  const releases = path.join(whole, 'data/releases-2.sqlite');
  appendFileSync(releases, 'x');
  expect((await run('restore', empty, whole)).said).toBe(
    'The backup is damaged: data/releases-2.sqlite is not what was backed up.',
  );
  rmSync(releases);
  expect((await run('restore', empty, whole)).said).toContain('data/releases-2.sqlite is missing');
  appendFileSync(path.join(whole, 'backup.json'), 'x');
  expect((await run('restore', empty, whole)).said).toContain('backup.json cannot be read');
  rmSync(path.join(whole, 'backup.json'));
  expect((await run('restore', empty, whole)).said).toContain('is no finished backup');
  appendFileSync(at('small.tgz'), 'x'.repeat(2_000));
  expect((await run('restore', empty, at('nowhere'))).said).toContain('There is no backup');
  expect(
    (await run('restore', { ...empty, DATABASE_URL: 'postgres://x' }, at('small.tgz'))).said,
  ).not.toBe('');
  expect(readdirSync(empty.DATA_DIR)).toEqual([]);
});
