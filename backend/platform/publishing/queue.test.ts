import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../db/open.ts';
import { JobList } from './job-list.ts';
import { BACK_OFF_MS, PublishQueue } from './queue.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
let time = new Date('2026-11-21T12:00:00Z');
let queue: PublishQueue;
let jobs: JobList;

const later = (ms: number) => (time = new Date(time.getTime() + ms));
const ask = (names: string[] | null, more: { hookId?: string; at?: Date } = {}) =>
  queue.add({ names, by: 'hook', reason: 'a test', ...more });

const database = openForAll(() => openDatabase({ databaseUrl: '', dataDir }));

beforeEach(async () => {
  await sql`delete from publish_jobs`.execute(database.db);
  queue = new PublishQueue(database.db, () => time);
  jobs = new JobList(database.db, () => time);
});

it('collects what is asked while a job waits, and runs one at a time', async () => {
  const first = await ask(['product:1']);
  const job = await queue.claim();
  expect(job).toMatchObject({ id: first, names: ['product:1'], attempt: 1 });

  const second = await ask(['product:2']);
  expect(second).not.toBe(first);
  expect(await ask(['product:3', 'product:2'])).toBe(second);
  expect(await queue.claim()).toBeNull();

  await queue.markDone(first, 7);
  expect(await queue.claim()).toMatchObject({ id: second, names: ['product:2', 'product:3'] });
});

it('may take pages away when one of those who ask says so', async () => {
  await ask(['product:1']);
  expect(await queue.claim()).toMatchObject({ mayLosePages: false });
  await ask(['product:2']);
  await queue.add({ names: null, by: 'editor', reason: 'Seen', mayLosePages: true });
  const { rows } = await sql<{
    id: string;
  }>`select id from publish_jobs where state = 'running'`.execute(database.db);
  await queue.markDone(Number(rows[0]!.id), null);
  expect(await queue.claim()).toMatchObject({ names: null, by: 'editor', mayLosePages: true });
});

it('what names nothing asks for everything, also beside names', async () => {
  await ask(['product:1']);
  await ask(null);
  expect((await queue.claim())?.names).toBeNull();
});

it('a hook that comes again gets the same job, even when that is done', async () => {
  const id = await ask(['product:1'], { hookId: 'msg_1' });
  await queue.claim();
  await queue.markDone(id, 1);
  expect(await ask(['product:1'], { hookId: 'msg_1' })).toBe(id);
  expect(await queue.claim()).toBeNull();
});

it('a job for later waits for its time and takes nothing else in', async () => {
  const at = new Date(time.getTime() + 60_000);
  const planned = await ask(null, { at });
  const now = await ask(['product:1']);
  expect(now).not.toBe(planned);
  expect((await queue.claim())?.id).toBe(now);
  await queue.markDone(now, 1);
  expect(await queue.claim()).toBeNull();
  expect(await queue.nextDueAt()).toEqual(at);
  later(60_000);
  expect((await queue.claim())?.id).toBe(planned);
});

it('plans a date once, and not where everything is read before it anyway', async () => {
  const at = new Date(time.getTime() + 60_000);
  await queue.plan(at);
  await queue.plan(at);
  await queue.plan(new Date(at.getTime() + 1));
  expect(await queue.nextDueAt()).toEqual(at);
  later(60_000);
  const job = await queue.claim();
  expect(job).toMatchObject({ names: null, by: 'calendar' });
  await queue.markDone(job?.id ?? 0, 1);
  expect(await queue.nextDueAt()).toBeNull();
});

it('tells other processes how far the job is that ran last', async () => {
  const id = await ask(['product:1']);
  expect(await queue.latestProgress()).toBeNull();
  await queue.claim();
  const step = { step: 'Rendering pages', done: 3, total: 9, rate: 1.5, secondsLeft: 4 };
  await queue.storeProgress({ job: id, state: 'running', ...step });
  expect(await queue.latestProgress()).toEqual({ job: id, state: 'running', ...step });
  await queue.markDone(id, 4);
  expect(await queue.latestProgress()).toEqual({ job: id, state: 'done', ...step });
});

it('tries again with longer waits, and gives up in the end', async () => {
  await ask(['product:1']);
  for (const wait of BACK_OFF_MS) {
    const job = await queue.claim();
    expect(job?.names).toEqual(['product:1']);
    expect(await queue.recordFailure(job!, 'API down')).toEqual(new Date(time.getTime() + wait));
    expect(await queue.claim()).toBeNull();
    later(wait);
  }
  const last = await queue.claim();
  expect(await queue.recordFailure(last!, 'API down')).toBeNull();
  later(10 * BACK_OFF_MS.at(-1)!);
  expect(await queue.claim()).toBeNull();

  // What it named was never read: the next one reads everything, and those after it do not.
  await ask(['product:2']);
  const heals = await queue.claim();
  expect(heals?.names).toBeNull();
  later(1);
  await queue.markDone(heals!.id, 3);
  await ask(['product:3']);
  expect((await queue.claim())?.names).toEqual(['product:3']);
});

it('looks again once in a while, never beside another look, and forgets what found nothing', async () => {
  const EVERY = 60_000;
  await queue.requestCheck(EVERY);
  await queue.requestCheck(EVERY);
  const first = await queue.claim();
  expect(first).toMatchObject({ names: null, by: 'poll' });
  await queue.markDone(first!.id, null);
  await queue.requestCheck(EVERY);
  expect(await queue.claim()).toBeNull();

  later(EVERY);
  await queue.requestCheck(EVERY);
  const second = await queue.claim();
  expect(second?.by).toBe('poll');
  const kept = await sql`select id from publish_jobs`.execute(database.db);
  expect(kept.rows).toHaveLength(1);
  // While it is tried again, no other one is made.
  await queue.recordFailure(second!, 'API down');
  await queue.requestCheck(EVERY);
  later(BACK_OFF_MS[0]!);
  expect((await queue.claim())?.id).toBe(second?.id);
});

it('takes the job of a dead worker over, and leaves that of a living one', async () => {
  const id = await ask(['product:1']);
  await queue.claim();
  later(20_000);
  await queue.heartbeat(id);
  later(20_000);
  expect(await queue.claim()).toBeNull();
  later(20_000);
  expect(await queue.claim()).toMatchObject({ id, attempt: 2 });
});

it('takes a job back that was broken off, where nobody else can be at it', async () => {
  const id = await ask(['product:1']);
  await queue.claim();
  expect(await queue.claim()).toBeNull();
  await queue.releaseInterrupted();
  expect(await queue.claim()).toMatchObject({ id, names: ['product:1'], attempt: 2 });
});

it('forgets what ended long ago, but not what is still to be made good', async () => {
  const end = async (names: string[] | null, hookId: string, isWell = true) => {
    await ask(names, { hookId });
    for (let job = await queue.claim(); job; job = await queue.claim()) {
      if (isWell) return queue.markDone(job.id, 1);
      const at = await queue.recordFailure(job, 'API down');
      if (at) later(at.getTime() - time.getTime());
    }
  };
  const day = 24 * 3_600_000;
  const left = async () => {
    await queue.deleteEnded();
    const { rows } = await sql<{ id: string }>`select id from publish_hooks order by id`.execute(
      database.db,
    );
    return rows.map(({ id }) => id);
  };
  await end(['product:1'], 'a done');
  await end(['product:2'], 'b failed', false);
  later(31 * day);
  expect(await left()).toEqual(['b failed']);
  // It is made good by one that publishes everything, whatever that names.
  await end(['product:3'], 'c whole');
  await end(['product:4'], 'd done');
  expect(await left()).toEqual(['c whole', 'd done']);
  later(31 * day);
  expect(await left()).toEqual(['c whole']);
  const names = await sql`select name from publish_names`.execute(database.db);
  expect(names.rows).toHaveLength(1);
});

it('loses none of many that come at once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 200 }, (_, n) => ask([`product:${n}`], { hookId: `msg_${n}` })),
  );
  expect(new Set(ids).size).toBe(1);
  expect((await queue.claim())?.names).toHaveLength(200);
});

describe('a job that several ask for', () => {
  const told = async (...asked: [by: string, reason: string, names?: string[]][]) => {
    for (const [by, reason, names] of asked) await queue.add({ names: names ?? null, by, reason });
    const { by, reason } = (await queue.claim())!;
    return [by, reason];
  };

  it('is that of the person, whoever came first', async () => {
    await queue.requestCheck(60_000);
    const first = await told(['Anna', 'Autumn prices'], ['hook', 'Hook']);
    expect(first).toEqual(['Anna', 'Autumn prices']);
  });

  it('is that of the person who publishes one text, also where a machine asks for all', async () => {
    const asked = await told(['hook', 'Hook'], ['Anna', 'faq/betalen.yaml', ['content:/']]);
    expect(asked).toEqual(['Anna', 'faq/betalen.yaml']);
  });

  it('names both persons with both reasons, each once', async () => {
    const anna: [string, string, string[]] = ['Anna', 'Autumn prices', ['product:1']];
    const asked = await told(anna, ['Bram', 'Sunday'], anna, ['Bram', 'Sunday']);
    expect(asked).toEqual(['Anna, Bram', 'Autumn prices; Sunday']);
  });

  it('is shortened to a maximum length', async () => {
    const many = Array.from({ length: 60 }, (_, n): [string, string] => [
      `Editor ${n}`,
      `Reason ${n}`,
    ]);
    for (const text of await told(...many)) expect(text).toMatch(/^.{199}…$/);
  });

  it('of two machines is that of the one that asks for everything', async () => {
    const asked = await told(['catalogue', 'Catalogue', ['product:1']], ['hook', 'Hook']);
    expect(asked).toEqual(['hook', 'Hook']);
  });
});

it('lists what runs and waits; what is planned can be taken away, and nothing else', async () => {
  const planned = await ask(null, { at: new Date(time.getTime() + 60_000) });
  const running = await ask(Array.from({ length: 7 }, (_, n) => `product:${n}`));
  await queue.claim();
  const waiting = await ask(['product:9']);
  await queue.plan(new Date(time.getTime() + 1_000));
  const listed = await jobs.open();
  expect(listed.map(({ id }) => id).slice(0, 2)).toEqual([running, waiting]);
  expect(listed[0]).toMatchObject({ state: 'running', nameCount: 7, attempts: 1 });
  expect(listed[0]?.names).toHaveLength(5);
  const calendar = listed.find(({ by }) => by === 'calendar');
  for (const id of [running, waiting, calendar?.id ?? 0, 0]) {
    expect(await jobs.cancel(id)).toBe(false);
  }
  expect(await jobs.cancel(planned)).toBe(true);
  expect((await jobs.open()).map(({ id }) => id)).toEqual([running, waiting, calendar?.id]);
});

it('what failed is listed until it is tried again, or everything was published since', async () => {
  const fail = async () => {
    for (const wait of [...BACK_OFF_MS, 0]) {
      await queue.recordFailure((await queue.claim())!, 'API down');
      later(wait);
    }
  };
  const first = await ask(['product:1']);
  await fail();
  expect(await jobs.failed()).toMatchObject([{ id: first, error: 'API down', nameCount: 1 }]);
  expect(await jobs.retry(first)).toBe(true);
  expect(await jobs.failed()).toEqual([]);
  expect(await queue.claim()).toMatchObject({ id: first, attempt: 1 });
  await queue.markDone(first, 3);
  expect(await jobs.retry(first)).toBe(false);
  expect(await jobs.get(first)).toMatchObject({ state: 'done', release: 3 });

  await ask(['product:2']);
  await fail();
  later(1);
  const whole = await ask(null);
  await queue.claim();
  expect(await jobs.failed()).toHaveLength(1);
  await queue.markDone(whole, null);
  expect(await jobs.failed()).toEqual([]);
});

it('knows what is made good by whom, however far the clocks of processes are apart', async () => {
  const HOUR_MS = 3_600_000;
  const at = (ms: number) => new PublishQueue(database.db, () => new Date(time.getTime() + ms));
  const giveUp = async (by: PublishQueue) => {
    await by.add({ names: ['product:1'], by: 'hook', reason: 'a test' });
    for (const wait of [...BACK_OFF_MS, 0]) {
      await by.recordFailure((await by.claim())!, 'API down');
      later(wait);
    }
  };
  const [behind, ahead] = [at(-HOUR_MS), at(HOUR_MS)];
  const whole = await ask(null);
  await queue.claim();
  await queue.markDone(whole, 1);

  // After that, by the clock an hour before it.
  await giveUp(behind);
  await ask(['product:2']);
  const heals = await queue.claim();
  expect(heals?.names).toBeNull();
  await queue.markDone(heals!.id, 2);
  expect(await jobs.failed()).toEqual([]);

  // Before the next one, by the clock an hour after it.
  await giveUp(ahead);
  const next = await ask(null);
  expect((await queue.claim())?.id).toBe(next);
  await queue.markDone(next, 3);
  expect(await jobs.failed()).toEqual([]);
  await ask(['product:4']);
  expect((await queue.claim())?.names).toEqual(['product:4']);
});
