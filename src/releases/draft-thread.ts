/**
 * A draft in a thread of its own: packing and writing 27,000 pages takes a third of the time of
 * rendering them, and so takes none. For a few pages the draft itself is quicker.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Edit } from './edits.ts';
import type { Draft, DraftFile, ReleaseFacts } from './draft.ts';

/** What a build does with a draft, wherever it is. */
export type DraftCall = 'put' | 'remove' | 'move' | 'has' | 'scriptHashes' | 'publish';
export type DraftWork = {
  [Call in DraftCall]: (
    ...args: Parameters<Draft[Call]>
  ) => ReturnType<Draft[Call]> | Promise<Awaited<ReturnType<Draft[Call]>>>;
} & { readonly release: number; close(): void | Promise<void> };

export interface DraftRequest {
  id: number;
  call: DraftCall;
  args: unknown[];
}
export type DraftAnswer = { id: number; value: unknown } | { id: number; error: Error };

/** Files on their way to the thread; more would only fill the memory. */
const MOST_UNDER_WAY = 64;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Opens a draft in a thread. */
export async function draftThread(dataDir: string): Promise<DraftWork> {
  const worker = new Worker(new URL('./draft-worker.ts', import.meta.url), {
    workerData: { dataDir },
  });
  const waiting = new Map<number, Waiting>();
  const [release] = (await once(worker, 'message')) as [number];
  let next = 0;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('message', (answer: DraftAnswer) => {
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if ('error' in answer) reject(answer.error);
    else resolve(answer.value);
  });

  function ask<T>(call: DraftCall, args: unknown[], transfer: ArrayBuffer[] = []): Promise<T> {
    if (failure) return Promise.reject(failure as Error);
    const id = ++next;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, call, args } satisfies DraftRequest, transfer);
    });
  }

  return {
    release,
    // The memory of the body is the thread's from then on.
    async put(file: DraftFile) {
      if (failure) throw failure as Error;
      const done = ask<void>('put', [file], ownBuffer(file.body)).catch(fail);
      if (waiting.size >= MOST_UNDER_WAY) await done;
    },
    remove: (path: string) => ask<void>('remove', [path]),
    move: (from: string, to: string) => ask<void>('move', [from, to]),
    has: (path: string, isFull: boolean) => ask<boolean>('has', [path, isFull]),
    scriptHashes: (isFull: boolean) => ask<string[]>('scriptHashes', [isFull]),
    publish: (facts: ReleaseFacts, edits: readonly Edit[] = []) =>
      ask<number>('publish', [facts, edits]),
    async close() {
      await worker.terminate();
    },
  };
}

/** The memory of a body that shares it with nothing else goes over without being copied. */
function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
