import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/**
 * Number of messages that the embedded database gets while `work` runs. Each statement is one
 * message to the worker of the database.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const postMessage = vi.spyOn(Worker.prototype, 'postMessage');
  postMessage.mockClear();
  try {
    await work();
    return postMessage.mock.calls.length;
  } finally {
    postMessage.mockRestore();
  }
}
