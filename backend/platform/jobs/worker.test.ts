import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FailedAttempt, type RequestLoad, type JobWorker, startJobWorker } from './worker.ts';
import {
  jobHandler,
  type RunJob,
  type JobKind,
  PermanentFailure,
  DEAD_AFTER_MS,
  JobQueue,
} from './job-queue.ts';
import { NOTE, type Note } from './testing/note-kind.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';

const SOON = { timeout: 20_000 };
let time: Date;
let queue: JobQueue;
let failures: FailedAttempt[];
const workers: JobWorker[] = [];

const later = (ms: number) => (time = new Date(time.getTime() + ms));
const add = (text: string) => queue.enqueue(database.db, { kind: NOTE, payload: { text } });
const row = (id: number) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const endsAs = (id: number, state: string) =>
  vi.waitFor(async () => expect((await row(id)).state).toBe(state), SOON);

interface Started {
  kind?: JobKind<Note>;
  parallel?: number;
  isAlone?: boolean;
  load?: RequestLoad;
}

function start(
  run: RunJob<Note>,
  { kind = NOTE, parallel = 1, isAlone = false, load }: Started = {},
) {
  const worker = startJobWorker({
    queue,
    handlers: [jobHandler(kind, run, parallel)],
    isAlone,
    ...(load && { load }),
    onFailed: (failure) => failures.push(failure),
  });
  workers.push(worker);
  return worker;
}

const database = openForAll(openTestDatabase);
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  time = new Date('2026-11-21T12:00:00Z');
  queue = new JobQueue(database.db, () => time);
  failures = [];
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});

it('runs each job once with four workers that run several at a time', async () => {
  const runs = new Map<number, number>();
  const ids = await Promise.all(Array.from({ length: 48 }, (_, n) => add(`note ${n}`)));
  const byWorker = [0, 0, 0, 0];
  for (const at of byWorker.keys()) {
    start(
      async (_, { id }) => {
        runs.set(id, (runs.get(id) ?? 0) + 1);
        byWorker[at]! += 1;
        await setImmediate();
      },
      { parallel: 3 },
    );
  }
  const isOpen = () =>
    database.db.selectFrom('jobs').select('id').where('state', '!=', 'done').execute();
  await vi.waitFor(async () => expect(await isOpen()).toEqual([]), SOON);
  expect([...runs.keys()].sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(runs.values())).toEqual(new Set([1]));
  expect(Math.min(...byWorker)).toBeGreaterThan(0);
});

it('runs as many jobs at a time as the handler allows', async () => {
  const held: (() => void)[] = [];
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => add(`note ${n}`)));
  start(() => new Promise<void>((resolve) => held.push(resolve)), { parallel: 3 });
  for (let ended = 0; ended < ids.length; ended += 3) {
    await vi.waitFor(() => expect(held).toHaveLength(ended + 3), SOON);
    const running = () =>
      database.db.selectFrom('jobs').select('id').where('state', '=', 'running').execute();
    expect(await running()).toHaveLength(3);
    for (const end of held.slice(ended)) end();
  }
  for (const id of ids) await endsAs(id, 'done');
});

describe('while requests wait', () => {
  const YIELDING: JobKind<Note> = { ...NOTE, yieldsToRequests: true };
  let isBusy: boolean;
  let idle: () => void;
  const load: RequestLoad = {
    isBusy: () => isBusy,
    onIdle(listener) {
      idle = listener;
      return () => {};
    },
  };
  beforeEach(() => (isBusy = true));
  const addAll = () => Promise.all(Array.from({ length: 30 }, (_, n) => add(`note ${n}`)));

  it('runs a yielding job a few times a second, and the others once no request waits', async () => {
    let ran = 0;
    await addAll();
    start(async () => void (ran += 1), { kind: YIELDING, load });
    await vi.waitFor(() => expect(ran).toBeGreaterThanOrEqual(3), SOON);
    expect(ran).toBeLessThan(20);
    isBusy = false;
    idle();
    await vi.waitFor(() => expect(ran).toBe(30), SOON);
  });

  it('runs every other job at once', async () => {
    let ran = 0;
    start(async () => void (ran += 1), { load });
    await addAll();
    await vi.waitFor(() => expect(ran).toBe(30), SOON);
  });
});

it('keeps the result, and retries what failed until the attempts are used up', async () => {
  let isDown = true;
  const worker = start(async ({ text }) => {
    if (isDown) throw new Error(`No ${text}.`);
    return { sent: text };
  });
  const id = await add('mail');
  for (const wait of [...NOTE.backOffMs, 0]) {
    const before = failures.length;
    await vi.waitFor(() => expect(failures).toHaveLength(before + 1), SOON);
    later(wait);
    worker.wake();
  }
  expect(failures.map(({ nextTry }) => nextTry === null)).toEqual([false, false, true]);
  expect(await row(id)).toMatchObject({ state: 'failed', attempts: 3, error: 'No mail.' });
  isDown = false;
  const second = await add('card');
  await endsAs(second, 'done');
  expect((await row(second)).result).toEqual({ sent: 'card' });
});

it('does not retry a permanent failure or a payload that no longer fits', async () => {
  start(async () => {
    throw new PermanentFailure('There is no such address.');
  });
  const refused = await add('mail');
  await endsAs(refused, 'failed');
  expect(await row(refused)).toMatchObject({ attempts: 1, error: 'There is no such address.' });
  const { id: old } = await database.db
    .insertInto('jobs')
    .values({ kind: 'note', payload: '{"texts":["Jan"]}', run_at: time, created_at: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endsAs(old, 'failed');
  expect((await row(old)).error).toBe('The payload does not fit the kind note: text');
});

it('counts an attempt as failed that takes too long, and tells the handler', async () => {
  let isTold = false;
  start(
    (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => (isTold = true))),
    { kind: { ...NOTE, timeoutMs: 30, backOffMs: [] } },
  );
  const id = await add('hangs');
  await endsAs(id, 'failed');
  expect((await row(id)).error).toBe('It took longer than 0.03 seconds.');
  expect(isTold).toBe(true);
});

it('waits for running jobs when it closes, and starts no more', async () => {
  let begun = 0;
  let finish = () => {};
  const worker = start(async () => {
    begun += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  const first = await add('first');
  await vi.waitFor(() => expect(begun).toBe(1), SOON);
  const second = await add('second');
  const closed = worker.close();
  finish();
  await closed;
  expect((await row(first)).state).toBe('done');
  expect((await row(second)).state).toBe('waiting');
  expect(begun).toBe(1);
});

it('gives back a job that does not end in time when it closes', async () => {
  let begun = 0;
  const worker = start(() => {
    begun += 1;
    return new Promise(() => {});
  });
  const id = await add('hangs');
  await vi.waitFor(() => expect(begun).toBe(1), SOON);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = worker.close();
  // The grace begins once the loop has ended.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { ...SOON, interval: 1 });
  vi.runAllTimers();
  vi.useRealTimers();
  await closed;
  expect(await row(id)).toMatchObject({ state: 'waiting', heartbeat_at: null, error: null });
  start(async () => {});
  await endsAs(id, 'done');
});

it('stops taking over a job during which the process ends each time', async () => {
  const id = await add('crashes');
  for (let attempt = 1; attempt <= NOTE.backOffMs.length + 1; attempt++) {
    expect(await queue.claim([NOTE.name])).toMatchObject({ id, attempt });
    later(DEAD_AFTER_MS + 1);
  }
  let begun = 0;
  start(async () => void (begun += 1));
  await endsAs(id, 'failed');
  expect((await row(id)).error).toBe('The process ended during each of 3 attempts.');
  expect(begun).toBe(0);
});

it('resumes at once what was broken off where it is alone', async () => {
  const id = await add('broken off');
  await queue.claim([NOTE.name]);
  start(async () => {}, { isAlone: true });
  await endsAs(id, 'done');
});
