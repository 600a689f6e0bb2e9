import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenedDatabase } from './db/open.ts';
import { shopHealth } from './health.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { NOTE } from './jobs/testing/note-kind.ts';

let opened: OpenedDatabase;
const provider = { answers: true };
const clock = { now: new Date('2026-11-24T11:00:00Z') };
const now = () => clock.now;
const health = () =>
  shopHealth({
    ...{ db: opened.db, now, hasRenderer: true },
    providerAnswers: () => provider.answers,
  })();

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => opened.db.deleteFrom('jobs').execute());

const FINE = { database: 'ok', jobs: 'ok', renderer: 'ok', payment: 'ok' };

it('is fine where nothing is wrong', async () => {
  expect(await health()).toEqual({ isAlive: true, parts: FINE });
});

it('tells of jobs that failed, and of jobs that nobody works on', async () => {
  const queue = new JobQueue(opened.db, now);
  await queue.enqueue(opened.db, { kind: NOTE, payload: { text: 'x' } });
  expect((await health()).parts).toEqual(FINE);
  clock.now = new Date(now().getTime() + 6 * 60_000);
  expect((await health()).parts.jobs).toBe('nobody works on the jobs');
  await queue.failed((await queue.claim([NOTE.name]))!, 'Down.', []);
  expect((await health()).parts.jobs).toBe('1 jobs failed');
});

it('tells of a payment provider that does not answer', async () => {
  provider.answers = false;
  expect((await health()).parts.payment).toBe('the payment provider does not answer');
  provider.answers = true;
});

it('still answers once the database does not', async () => {
  const closed = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  const ask = shopHealth({ db: closed.db, now, hasRenderer: false, providerAnswers: () => true });
  expect((await ask()).parts.renderer).toBe('off');
  await closed.close();
  expect(await ask()).toMatchObject({ isAlive: false, parts: { jobs: 'unknown' } });
});
