import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/**
 * How many messages the embedded database gets while `work` runs: it is a worker, and each
 * statement is a message to it.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  sent.mockClear();
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
