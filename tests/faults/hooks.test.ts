/**
 * 10,000 signed hooks within a minute: nothing is lost, and one build runs at a time, also where two
 * shops work one queue off. CONTRACT_DATABASE_URL for shops on a PostgreSQL server, each with
 * connections of its own; else they share those of an embedded one, and nothing besides.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../backend/db/open.ts';
import { openPublishing, type Publishing } from '../../backend/publishing/publishing.ts';
import { signedHook } from '../../backend/publishing/signed-hook.ts';
import { parseEnv } from '../../src/env.ts';
import { ownDatabase } from '../support/own-database.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const SENDERS = 20;
const SECRET = Buffer.from('a secret of a test').toString('base64');

const nobodyAsks = () => Promise.reject(new Error('Nobody asks.'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'hooks-'));
let server: Awaited<ReturnType<typeof ownDatabase>>;
const databases: Awaited<ReturnType<typeof openDatabase>>[] = [];
const shops: Publishing[] = [];

/** When a build that named an entity last began. */
const begun = new Map<string, number>();
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
          for (const name of names ?? []) begun.set(name, performance.now());
          await new Promise((resolve) => setTimeout(resolve, 50));
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

test.each([
  [1, 10_000],
  [2, 1_000],
])(
  '%i shops, %i hooks in a minute',
  async (count, total) => {
    begun.clear();
    builds.fill(0);
    const open = shops.slice(0, count);
    shops[count - 1]!.start();
    const hooks = open.map((publishing) => publishing.hooks(SECRET));
    const sentAt: number[] = [];
    const send = async (number: number) => {
      const body = JSON.stringify({ entities: [`product:${number}`] });
      const id = `msg_${count}_${number}`;
      sentAt[number] = performance.now();
      const { status } = await hooks[number % count]!.request('/rebuild', {
        method: 'POST',
        body,
        headers: signedHook(SECRET, id, body),
      });
      expect(status).toBe(202);
    };
    const start = performance.now();
    let next = 0;
    const sender = async () => {
      while (next < total) await send(next++);
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    expect(performance.now() - start).toBeLessThan(60_000);

    await vi.waitFor(() => expect(begun.size).toBe(total), { timeout: 30_000, interval: 50 });
    // A build that began before the edit would have read the old state.
    const early = sentAt.filter((at, number) => (begun.get(`product:${number}`) ?? 0) < at);
    expect(early).toEqual([]);
    expect(mostAtOnce).toBe(1);
    expect(Math.min(...builds.slice(0, count))).toBeGreaterThan(0);
    expect(builds[0]! + builds[1]!).toBeLessThan(total / 2);
  },
  120_000,
);
