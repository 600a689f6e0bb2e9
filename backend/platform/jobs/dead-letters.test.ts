import { beforeEach, expect, it } from 'vitest';
import { DeadLetters, jobCounts } from './dead-letters.ts';
import { type JobKind, JobQueue } from './job-queue.ts';
import { NOTE, type Note, PERSONAL_NOTE } from './testing/note-kind.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';

let time = new Date('2026-11-21T12:00:00Z');
let queue: JobQueue;
let letters: DeadLetters;

const later = (ms: number) => (time = new Date(time.getTime() + ms));
/** A job that has failed for good. */
const fail = async (text: string, kind: JobKind<Note> = NOTE) => {
  const id = await queue.enqueue(database.db, { kind, payload: { text } });
  await queue.recordFailure((await queue.claim([kind.name]))!, `${text} failed.`, []);
  later(1_000);
  return id;
};

const database = openForAll(openTestDatabase);
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  queue = new JobQueue(database.db, () => time);
  letters = new DeadLetters(database.db, () => time);
});

it('lists failed jobs of all kinds, the newest failure first', async () => {
  const first = await fail('First');
  const second = await fail('Second', PERSONAL_NOTE);
  await queue.enqueue(database.db, { kind: NOTE, payload: { text: 'waits' } });
  const listed = await letters.list(10);
  expect(listed.map(({ id }) => id)).toEqual([second, first]);
  expect(listed[1]).toMatchObject({ kind: 'note', attempts: 1, error: 'First failed.' });
  expect(await letters.list(1)).toHaveLength(1);
});

it('gives a retried job all its attempts again', async () => {
  const id = await fail('First');
  expect(await letters.retry(id)).toBe(true);
  expect(await letters.list(10)).toEqual([]);
  const job = (await queue.claim([NOTE.name]))!;
  expect(job).toMatchObject({ id, attempt: 1, payload: { text: 'First' } });
  expect(await letters.retry(id)).toBe(false);
  // A job that waits for a further attempt does not have to.
  await queue.recordFailure(job, 'Again.', NOTE.backOffMs);
  expect(await queue.claim([NOTE.name])).toBeNull();
  expect(await letters.retry(id)).toBe(true);
  await queue.markDone((await queue.claim([NOTE.name]))!);
  expect(await letters.retry(id)).toBe(false);
  expect(await letters.retry(0)).toBe(false);
});

it('retries only the kind that is asked for', async () => {
  const id = await fail('First');
  expect(await letters.retry(id, 'publish')).toBe(false);
  expect(await letters.retry(id, NOTE.name)).toBe(true);
});

it('erases the personal payload of a discarded job, which cannot be retried then', async () => {
  const plain = await fail('Plain');
  const personal = await fail('Personal', PERSONAL_NOTE);
  for (const id of [plain, personal]) expect(await letters.discard(id)).toBe(true);
  expect(await letters.discard(plain)).toBe(false);
  expect(await letters.list(10)).toEqual([]);
  const rows = await database.db.selectFrom('jobs').select(['id', 'payload']).execute();
  expect(rows).toContainEqual({ id: personal, payload: {} });
  expect(await letters.retry(personal)).toBe(false);
  expect(await letters.retry(plain)).toBe(true);
});

it('counts open and failed jobs of each kind', async () => {
  expect(await jobCounts(database.db, time)).toEqual([]);
  const done = await queue.enqueue(database.db, { kind: NOTE, payload: { text: 'done' } });
  const job = (await queue.claim([NOTE.name]))!;
  expect(job.id).toBe(done);
  await queue.markDone(job);
  await fail('Failed');
  await letters.discard(await fail('Discarded'));
  const dueAt = later(60_000);
  await queue.enqueue(database.db, { kind: NOTE, payload: { text: 'waits' } });
  const at = new Date(time.getTime() + 3_600_000);
  await queue.enqueue(database.db, { kind: PERSONAL_NOTE, payload: { text: 'later' }, at });
  later(5_000);
  expect(await jobCounts(database.db, time)).toEqual([
    { kind: 'note', waiting: 1, running: 0, failed: 1, overdueSince: dueAt },
    { kind: 'personal', waiting: 1, running: 0, failed: 0, overdueSince: null },
  ]);
});
