/** The thread of `draft-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { Draft } from './draft.ts';
import type { DraftAnswer, DraftRequest } from './draft-thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const draft = new Draft((workerData as { dataDir: string }).dataDir);
port.on('message', ({ id, call, args }: DraftRequest) => {
  const method = draft[call] as (...args: unknown[]) => unknown;
  let answer: DraftAnswer;
  try {
    answer = { id, value: method.apply(draft, args) };
  } catch (error) {
    answer = { id, error: error as Error };
  }
  port.postMessage(answer);
});
port.postMessage(draft.release);
