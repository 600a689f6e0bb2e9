import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueueFullError, workQueue } from './work-queue.ts';

const never = new AbortController().signal;
const by = (caller: string, signal = never) => ({ caller, signal });

/** A job that notes when it starts and ends when it is told to. */
function jobs() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endOne = async () => {
    ends.shift()?.();
    await setImmediate();
  };
  return { started, job, endOne };
}

describe('work queue', () => {
  afterEach(() => void vi.useRealTimers());

  it('lets callers take turns, so that many jobs of one do not hold up another', async () => {
    const { started, job, endOne } = jobs();
    const enqueue = workQueue({ running: 1, waiting: 10, waitMs: 10_000 });
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(job(name), by('a')));
    all.push(enqueue(job('b1'), by('b')));
    for (let i = 0; i < 5; i++) await endOne();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('runs so many jobs of one caller at a time, and those of others meanwhile', async () => {
    const { started, job, endOne } = jobs();
    const enqueue = workQueue({ running: 10, perCaller: 2, waiting: 10, waitMs: 10_000 });
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(job(name), by('a')));
    all.push(enqueue(job('b1'), by('b')));
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await endOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (let i = 0; i < 4; i++) await endOne();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses what does not fit, of the caller who waits for most', async () => {
    const { started, job, endOne } = jobs();
    const enqueue = workQueue({ running: 1, waiting: 3, waitMs: 10_000 });
    const results = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(job(name), by('a')));
    await expect(enqueue(job('a5'), by('a'))).rejects.toBeInstanceOf(QueueFullError);
    const late = enqueue(job('b1'), by('b'));
    await expect(results[3]).rejects.toBeInstanceOf(QueueFullError);
    for (let i = 0; i < 4; i++) await endOne();
    expect(await late).toBe('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('forgets a waiting job whose caller has left', async () => {
    const { started, job, endOne } = jobs();
    const enqueue = workQueue({ running: 1, waiting: 1, waitMs: 10_000 });
    const first = enqueue(job('a1'), by('a'));
    const leaving = new AbortController();
    const left = enqueue(job('a2'), by('a', leaving.signal));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const next = enqueue(job('a3'), by('a'));
    await endOne();
    await endOne();
    expect([await first, await next]).toEqual(['a1', 'a3']);
    expect(started).toEqual(['a1', 'a3']);
  });

  it('refuses a job that has waited for too long, and starts later ones', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, job, endOne } = jobs();
    const enqueue = workQueue({ running: 1, waiting: 5, waitMs: 30 });
    const first = enqueue(job('a1'), by('a'));
    const refused = expect(enqueue(job('a2'), by('a'))).rejects.toBeInstanceOf(QueueFullError);
    vi.advanceTimersByTime(31);
    await refused;
    const next = enqueue(job('a3'), by('a'));
    await endOne();
    await endOne();
    expect([await first, await next]).toEqual(['a1', 'a3']);
    expect(started).toEqual(['a1', 'a3']);
  });

  it('runs no more jobs at a time than it may, and goes on after a failure', async () => {
    const enqueue = workQueue({ running: 2, waiting: 20, waitMs: 10_000 });
    let running = 0;
    let most = 0;
    const job = (fails: boolean) => async () => {
      most = Math.max(most, ++running);
      await setImmediate();
      running--;
      if (fails) throw new Error('no');
    };
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => enqueue(job(i === 3), by(String(i % 3)))),
    );
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
