import { beforeEach, expect, it } from 'vitest';
import { DEAD_AFTER_MS, JobQueue } from './job-queue.ts';
import { NOTE, PERSONAL_NOTE } from './testing/note-kind.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';

const KINDS = [NOTE.name, PERSONAL_NOTE.name];
let time = new Date('2026-11-21T12:00:00Z');
let queue: JobQueue;

const later = (ms: number) => (time = new Date(time.getTime() + ms));
const add = (text: string, more: { at?: Date; key?: string } = {}, kind = NOTE) =>
  queue.enqueue(database.db, { kind, payload: { text }, ...more });
const row = (id: number) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

const database = openForAll(openTestDatabase);
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  queue = new JobQueue(database.db, () => time);
});

it('adds a job in the transaction of its cause: both are kept or neither is', async () => {
  const { db } = database;
  const addMiss = async (isGood: boolean) =>
    db.transaction().execute(async (trx) => {
      const miss = { locale: 'nl' as const, term: `term ${isGood}`, count: 1, last_at: time };
      await trx.insertInto('search_misses').values(miss).execute();
      await queue.enqueue(trx, { kind: NOTE, payload: { text: miss.term } });
      if (!isGood) throw new Error('The cause failed.');
    });
  await expect(addMiss(false)).rejects.toThrow('The cause failed.');
  expect(await queue.claim(KINDS)).toBeNull();
  await addMiss(true);
  expect(await queue.claim(KINDS)).toMatchObject({ payload: { text: 'term true' }, attempt: 1 });
  const misses = await db.selectFrom('search_misses').select('term').execute();
  expect(misses).toEqual([{ term: 'term true' }]);
});

it('refuses a payload that does not fit the kind', async () => {
  await expect(add(7 as unknown as string)).rejects.toThrow(/expected string/);
  expect(await queue.claim(KINDS)).toBeNull();
});

it('gives the job that a key has already, whatever its state, until it is forgotten', async () => {
  const first = await add('one', { key: 'order:1' });
  expect(await add('two', { key: 'order:1' })).toBe(first);
  expect(await add('three', { key: 'order:2' })).not.toBe(first);
  expect(await add('four', { key: 'order:1' }, PERSONAL_NOTE)).not.toBe(first);
  await queue.markDone((await queue.claim(KINDS))!);
  expect(await add('five', { key: 'order:1' })).toBe(first);
  expect((await row(first))?.payload).toEqual({ text: 'one' });
  later(NOTE.keptMs + 1);
  await queue.deleteEnded(NOTE);
  expect(await add('six', { key: 'order:1' })).not.toBe(first);
});

it('makes one job where several ask with one key at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => add('once', { key: 'order:3' })));
  expect(new Set(ids).size).toBe(1);
});

it('claims due jobs of the given kinds, the longest due first', async () => {
  const planned = await add('later', { at: new Date(time.getTime() + 20_000) });
  const second = await add('now');
  const first = await add('overdue', { at: new Date(time.getTime() - 60_000) });
  await add('other kind', {}, PERSONAL_NOTE);
  const claimed = async () => (await queue.claim([NOTE.name]))?.id;
  expect([await claimed(), await claimed(), await claimed()]).toEqual([first, second, undefined]);
  later(20_000);
  expect(await claimed()).toBe(planned);
});

it('waits longer after each failure, and fails for good after the last attempt', async () => {
  const id = await add('fails');
  for (const wait of NOTE.backOffMs) {
    const job = (await queue.claim(KINDS))!;
    const nextTry = await queue.recordFailure(job, 'It is down.', NOTE.backOffMs);
    expect(nextTry).toEqual(new Date(time.getTime() + wait));
    later(wait - 1);
    expect(await queue.claim(KINDS)).toBeNull();
    later(1);
  }
  const last = (await queue.claim(KINDS))!;
  expect(last.attempt).toBe(3);
  expect(await queue.recordFailure(last, 'It is down.', NOTE.backOffMs)).toBeNull();
  later(365 * 24 * 3_600_000);
  expect(await queue.claim(KINDS)).toBeNull();
  expect(await row(id)).toMatchObject({ state: 'failed', attempts: 3, error: 'It is down.' });
});

it('reclaims the job of a worker without heartbeats, which can no longer record its end', async () => {
  const id = await add('slow');
  const dead = (await queue.claim(KINDS))!;
  later(DEAD_AFTER_MS);
  expect(await queue.heartbeat(dead)).toBe(true);
  later(DEAD_AFTER_MS);
  expect(await queue.claim(KINDS)).toBeNull();
  later(1);
  const taken = (await queue.claim(KINDS))!;
  expect(taken).toMatchObject({ id, attempt: 2 });

  expect(await queue.heartbeat(dead)).toBe(false);
  expect(await queue.markDone(dead)).toBe(false);
  await queue.recordFailure(dead, 'late', []);
  await queue.release(dead);
  expect((await row(id))?.state).toBe('running');
  expect(await queue.markDone(taken, { sent: 1 })).toBe(true);
  expect(await row(id)).toMatchObject({ state: 'done', result: { sent: 1 }, error: null });
});

it('takes running jobs back where this process is the only one', async () => {
  const id = await add('broken off');
  await queue.claim(KINDS);
  await queue.releaseInterrupted(KINDS);
  expect(await queue.claim(KINDS)).toMatchObject({ id, attempt: 2 });
});

it('erases a personal payload when its job is done', async () => {
  const personal = await add('Jan', {}, PERSONAL_NOTE);
  const plain = await add('plain');
  await queue.markDone((await queue.claim(KINDS))!);
  await queue.markDone((await queue.claim(KINDS))!);
  expect((await row(personal))?.payload).toEqual({});
  expect((await row(plain))?.payload).toEqual({ text: 'plain' });
});

it('forgets ended jobs after the time of their kind, and no open ones', async () => {
  const done = await add('done');
  await queue.markDone((await queue.claim(KINDS))!);
  const failed = await add('failed');
  await queue.recordFailure((await queue.claim(KINDS))!, 'It is down.', []);
  const waiting = await add('waiting', { at: new Date(time.getTime() + 365 * 24 * 3_600_000) });
  later(NOTE.keptMs - 1);
  await queue.deleteEnded(NOTE);
  expect([await row(done), await row(failed)]).not.toContain(undefined);
  later(2);
  await queue.deleteEnded(NOTE);
  expect([await row(done), await row(failed)]).toEqual([undefined, undefined]);
  expect(await row(waiting)).toBeDefined();
});

it('tells listeners of this process about a new job', async () => {
  let heard = 0;
  const stop = queue.onEnqueued(() => (heard += 1));
  await add('one');
  stop();
  await add('two');
  expect(heard).toBe(1);
});
