import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/**
 * Number of messages that the embedded database gets while `work` runs. Each statement is one
 * message to the worker of the database.
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
