/** 10,000 signed hooks within a minute: nothing is lost, and one build runs at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../backend/db/open.ts';
import { openPublishing, type Publishing } from '../../backend/publishing/publishing.ts';
import { signedHook } from '../../backend/publishing/signed-hook.ts';
import { parseEnv } from '../../src/env.ts';

const HOOKS = 10_000;
const SENDERS = 20;
const SECRET = Buffer.from('a secret of a test').toString('base64');

const nobodyAsks = () => Promise.reject(new Error('Nobody asks.'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'hooks-'));
let database: Awaited<ReturnType<typeof openDatabase>>;
let publishing: Publishing;

/** When a build that named an entity last began. */
const begun = new Map<string, number>();
let builds = 0;
let under = 0;
let mostAtOnce = 0;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: '', dataDir });
  publishing = openPublishing({
    db: database.db,
    env: parseEnv({ DATA_DIR: dataDir }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    publisher: {
      async publish({ names }) {
        mostAtOnce = Math.max(mostAtOnce, ++under);
        for (const name of names ?? []) begun.set(name, performance.now());
        await new Promise((resolve) => setTimeout(resolve, 50));
        under -= 1;
        return ++builds;
      },
      preview: nobodyAsks,
      rollBack: nobodyAsks,
    },
  });
  publishing.start();
}, 60_000);

afterAll(async () => {
  await publishing.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test('10,000 hooks in a minute', async () => {
  const hooks = publishing.hooks(SECRET);
  const sentAt: number[] = [];
  const send = async (number: number) => {
    const body = JSON.stringify({ entities: [`product:${number}`] });
    const id = `msg_${number}`;
    sentAt[number] = performance.now();
    const { status } = await hooks.request('/rebuild', {
      method: 'POST',
      body,
      headers: signedHook(SECRET, id, body),
    });
    expect(status).toBe(202);
  };
  const start = performance.now();
  let next = 0;
  const sender = async () => {
    while (next < HOOKS) await send(next++);
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  expect(performance.now() - start).toBeLessThan(60_000);

  await vi.waitFor(() => expect(begun.size).toBe(HOOKS), { timeout: 30_000, interval: 50 });
  // A build that began before the edit would have read the old state.
  const early = sentAt.filter((at, number) => (begun.get(`product:${number}`) ?? 0) < at);
  expect(early).toEqual([]);
  expect(mostAtOnce).toBe(1);
  expect(builds).toBeLessThan(HOOKS / 20);
}, 120_000);
