/** The worker thread of `draft-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { NumberedAnswer, NumberedRequest } from './worker-rpc.ts';
import { Draft } from './draft.ts';
import type { DraftRequest } from './draft-thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const draft = new Draft((workerData as { dataDir: string }).dataDir);
port.on('message', ({ id, call, args }: NumberedRequest<DraftRequest>) => {
  let answer: NumberedAnswer;
  try {
    const part = draft[call] as number | ((...args: unknown[]) => unknown);
    answer = { id, value: typeof part === 'number' ? part : part.apply(draft, args) };
  } catch (error) {
    answer = { id, error: error as Error };
  }
  port.postMessage(answer);
});
