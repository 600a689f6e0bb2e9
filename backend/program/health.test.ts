import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/open.ts';
import { shopHealth } from './health.ts';
import { PUBLISH_KIND } from '../platform/publishing/job-list.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import type { ProviderState } from '../payment/payment-provider.ts';
import { NOTE } from '../platform/jobs/testing/note-kind.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

const provider: { state: ProviderState } = { state: 'ok' };
const clock = { now: new Date('2026-11-24T11:00:00Z') };
const now = () => clock.now;
const health = (hasRenderer = true) =>
  shopHealth({
    ...{ db: opened.db, now, hasRenderer },
    provider: () => provider.state,
  })();

const opened = openForAll(() => openDatabase({ databaseUrl: '', dataDir: 'memory://' }));
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
  await queue.recordFailure((await queue.claim([NOTE.name]))!, 'Down.', []);
  expect((await health()).parts.jobs).toBe('1 jobs failed');
});

it.each([
  ['silent', 'the payment provider does not answer'],
  ['key-refused', 'the payment provider refuses the key'],
  ['unreadable', 'the payment provider answers what cannot be read'],
] as const)('tells of a payment provider that is %s', async (state, text) => {
  provider.state = state;
  expect((await health()).parts.payment).toBe(text);
  provider.state = 'ok';
});

it('tells when nothing can be stored', async () => {
  await sql`set default_transaction_read_only = on`.execute(opened.db);
  expect(await health()).toMatchObject({
    isAlive: true,
    parts: { database: 'nothing can be stored' },
  });
  await sql`set default_transaction_read_only = off`.execute(opened.db);
  expect((await health()).parts.database).toBe('ok');
});

it('without a renderer is not ill because of a publication that waits for one', async () => {
  const payload = { by: 'Anna', reason: 'Stock', isWhole: true, mayLosePages: false };
  await new JobQueue(opened.db, now).enqueue(opened.db, { kind: PUBLISH_KIND, payload });
  clock.now = new Date(now().getTime() + 6 * 60_000);
  expect((await health()).parts.jobs).toBe('nobody works on the jobs');
  expect((await health(false)).parts.jobs).toBe('ok');
});

it('still answers once the database does not', async () => {
  const closed = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  const ask = shopHealth({ db: closed.db, now, hasRenderer: false, provider: () => 'ok' });
  expect((await ask()).parts.renderer).toBe('off');
  await closed.close();
  expect(await ask()).toMatchObject({ isAlive: false, parts: { jobs: 'unknown' } });
});
