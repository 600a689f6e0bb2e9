/**
 * Many signed hooks while builds run: nothing is lost, and one build runs at a time, also where two
 * shops work one queue off. SOAK_RUNS for how many times a hundred hooks come. CONTRACT_DATABASE_URL for shops on a PostgreSQL server, each with
 * connections of its own; else they share those of an embedded one, and nothing besides.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { openPublishing, type Publishing } from '../../backend/platform/publishing/publishing.ts';
import { signedHook } from '../../backend/platform/publishing/testing/signed-hook.ts';
import { parseEnv } from '../../src/env.ts';
import { ownDatabase } from '../support/own-database.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

/** Hooks that come while one build runs. */
const WHILE_ONE_RUNS = 100;
const BUILDS = Number(process.env['SOAK_RUNS'] || 3);
const SOON = { timeout: 30_000, interval: 20 };
const SECRET = Buffer.from('a secret of a test').toString('base64');

const nobodyAsks = () => Promise.reject(new Error('Nobody asks.'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'hooks-'));
let server: Awaited<ReturnType<typeof ownDatabase>>;
const databases: Awaited<ReturnType<typeof openDatabase>>[] = [];
const shops: Publishing[] = [];

/** Which event it was that a build began which named an entity; the last one. */
const begun = new Map<string, number>();
let events = 0;
/** Builds run until these are let go. */
let held = Promise.withResolvers<void>();
const builds = [0, 0];
let under = 0;
let mostAtOnce = 0;

beforeAll(async () => {
  server = await ownDatabase(process.env['CONTRACT_DATABASE_URL'] ?? '');
  const { databaseUrl } = server;
  const open = () => openDatabase({ databaseUrl, dataDir });
  databases.push(await open());
  if (databaseUrl) databases.push(await open());
  // Neither has the database to itself.
  const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl || 'postgres://shared' });
  for (const shop of builds.keys()) {
    const publishing = openPublishing({
      db: (databases[shop] ?? databases[0]!).db,
      env,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      publisher: {
        async publish({ names }) {
          mostAtOnce = Math.max(mostAtOnce, ++under);
          for (const name of names ?? []) begun.set(name, ++events);
          await held.promise;
          under -= 1;
          builds[shop]! += 1;
          return null;
        },
        preview: nobodyAsks,
        rollBack: nobodyAsks,
      },
    });
    shops.push(publishing);
  }
}, 60_000);

afterAll(async () => {
  for (const publishing of shops) await publishing.close();
  for (const { close } of databases) await close();
  await server.drop();
  removeDataDir(dataDir);
});

test.each([1, 2])('%i shops lose none of the hooks that come while they build', async (count) => {
  begun.clear();
  builds.fill(0);
  held = Promise.withResolvers();
  const open = shops.slice(0, count);
  open.at(-1)!.start();
  const hooks = open.map((publishing) => publishing.hooks(SECRET));
  const sentAt: number[] = [];
  const send = async (number: number, shop = number % count) => {
    const body = JSON.stringify({ entities: [`product:${number}`] });
    sentAt[number] = ++events;
    const { status } = await hooks[shop]!.request('/rebuild', {
      method: 'POST',
      body,
      headers: signedHook(SECRET, `msg_${count}_${number}`, body),
    });
    expect(status).toBe(202);
  };
  const total = BUILDS * WHILE_ONE_RUNS;
  for (let sent = 0; sent < total; sent += WHILE_ONE_RUNS) {
    await Promise.all(Array.from({ length: WHILE_ONE_RUNS }, (_, more) => send(sent + more)));
    // The build under way ends; what came while it ran is for those after it.
    held.resolve();
    held = Promise.withResolvers();
  }
  held.resolve();
  await vi.waitFor(() => expect(begun.size).toBe(total), SOON);
  // A build that began before the edit would have read the old state.
  const early = sentAt.filter((at, number) => (begun.get(`product:${number}`) ?? 0) < at);
  expect(early).toEqual([]);
  expect(mostAtOnce).toBe(1);
  // One that begins with the first hook, and one for each hundred.
  const made = builds[0]! + builds[1]!;
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThanOrEqual(BUILDS + 2);

  // Either may have come to all of these; what a shop is sent while none builds, it builds itself.
  let next = total;
  for (const shop of open.keys()) {
    await vi.waitFor(async () => {
      await send(next++, shop);
      expect(builds[shop]).toBeGreaterThan(0);
    });
  }
  await vi.waitFor(() => expect(begun.size).toBe(next), SOON);
});
