/** The worker thread of `renderer-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  type NumberedAnswer,
  type NumberedRequest,
  transferableBuffer,
} from '../releases/worker-rpc.ts';
import { openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import { loadRenderer } from './renderer.ts';
import type { RendererRequest, RendererThreadData } from './renderer-thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const { bundle, dataDir, origin } = workerData as RendererThreadData;
const reader = openReader(dataDir);
provideSnapshot(reader);
const renderer = await loadRenderer(bundle, origin);

async function answerCall(request: RendererRequest): Promise<unknown> {
  if (request.call === 'freezeReads') return reader.freezeReads();
  if (request.call !== 'begin') return renderer[request.call](request.page);
  reader.refresh();
  renderer.refresh();
  return null;
}

async function answerRequest({ id, ...request }: NumberedRequest<RendererRequest>): Promise<void> {
  try {
    const value = await answerCall(request);
    const body = request.call === 'render' ? (value as { body: Buffer }).body : null;
    port!.postMessage({ id, value } satisfies NumberedAnswer, body ? transferableBuffer(body) : []);
  } catch (error) {
    port!.postMessage({ id, error: error as Error } satisfies NumberedAnswer);
  }
}

let lastWork = Promise.resolve();
port.on('message', (request: NumberedRequest<RendererRequest>) => {
  lastWork = lastWork.then(() => answerRequest(request));
});
