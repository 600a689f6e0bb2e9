import { expect, it, vi } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { type PublishJob, PublishQueue } from './queue.ts';
import { startWorker } from './worker.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();

const database = openForAll(() => openDatabase({ databaseUrl: '', dataDir }));

const ask = (queue: PublishQueue, name: string) =>
  queue.add({ names: [name], by: 'test', reason: name });

it('publishes what is asked, one at a time, and what came meanwhile together', async () => {
  const queue = new PublishQueue(database.db, () => new Date());
  const seen: PublishJob[] = [];
  let inside = 0;
  let most = 0;
  const published: number[] = [];
  const worker = startWorker({
    queue,
    isAlone: true,
    publisher: {
      async publish(job) {
        most = Math.max(most, ++inside);
        seen.push(job);
        if (seen.length === 1) {
          await ask(queue, 'product:2');
          await ask(queue, 'product:3');
        }
        inside -= 1;
        return seen.length;
      },
    },
    nextDue: () => null,
    onPublished: (release) => published.push(release),
  });
  await ask(queue, 'product:1');
  worker.wake();
  await vi.waitFor(() => expect(published).toEqual([1, 2]), { timeout: 20_000 });
  await worker.close();
  expect(seen.map(({ names }) => names)).toEqual([['product:1'], ['product:2', 'product:3']]);
  expect(most).toBe(1);
});

it('tells why a job failed, tries it again, and plans what dates will change', async () => {
  let time = new Date('2026-11-21T12:00:00Z');
  const queue = new PublishQueue(database.db, () => time);
  const due = new Date('2027-01-01T00:00:00Z');
  const failures: string[] = [];
  const states: string[] = [];
  let tries = 0;
  const worker = startWorker({
    queue,
    isAlone: true,
    publisher: {
      publish: async (_, onStep) => {
        onStep('Rendering pages', 1, 2);
        if (++tries === 1) throw new Error('The API does not answer.');
        return 8;
      },
    },
    nextDue: () => due,
    onProgress: ({ state }) => states.push(state),
    onFailed: (_, error, nextTry) => {
      failures.push(error);
      time = nextTry ?? time;
    },
  });
  await ask(queue, 'product:9');
  worker.wake();
  await vi.waitFor(async () => expect(await queue.nextDueAt()).toEqual(due), { timeout: 20_000 });
  await worker.close();
  expect(failures).toEqual(['The API does not answer.']);
  expect(tries).toBe(2);
  expect(states).toEqual(['running', 'waiting', 'running', 'done']);
});
