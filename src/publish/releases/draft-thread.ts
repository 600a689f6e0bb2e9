/**
 * A draft in a separate thread. Packing and writing 27,000 pages takes a third of the time of
 * rendering them; in a thread this runs in parallel. For a few pages a direct draft is faster.
 */
import { Worker } from 'node:worker_threads';
import { WorkerClient, transferableBuffer } from './worker-rpc.ts';
import type { Edit } from './release.ts';
import type { Draft, DraftFile, ReleaseFacts } from './draft.ts';

/** The draft methods that a build calls, from any thread. */
export type DraftCall = 'put' | 'remove' | 'move' | 'has' | 'scriptHashes' | 'publish';
export type DraftWork = {
  [Call in DraftCall]: (
    ...args: Parameters<Draft[Call]>
  ) => ReturnType<Draft[Call]> | Promise<Awaited<ReturnType<Draft[Call]>>>;
} & { readonly release: number | Promise<number>; close(): void | Promise<void> };

export interface DraftRequest {
  call: DraftCall | 'release';
  args: unknown[];
}

/** Maximum number of files sent to the thread but not yet written; more would only use memory. */
const MAX_IN_FLIGHT = 64;

/** Opens a draft in a thread. It accepts files immediately, even while the thread is starting. */
export function draftThread(dataDir: string): DraftWork {
  const worker = new Worker(new URL('./draft-worker.ts', import.meta.url), {
    workerData: { dataDir },
  });
  const thread = new WorkerClient<DraftRequest>(worker);
  const ask = <T>(call: DraftRequest['call'], args: unknown[], transfer: ArrayBuffer[] = []) =>
    thread.ask<T>({ call, args }, transfer);

  const release = ask<number>('release', []);
  release.catch(() => {});
  return {
    release,
    // The memory of the body moves to the thread instead of being copied.
    async put(file: DraftFile) {
      if (thread.failure) throw thread.failure;
      const done = ask<void>('put', [file], transferableBuffer(file.body)).catch((error: unknown) =>
        thread.fail(error),
      );
      if (thread.pendingCount >= MAX_IN_FLIGHT) await done;
    },
    remove: (path: string) => ask<void>('remove', [path]),
    move: (from: string, to: string) => ask<void>('move', [from, to]),
    has: (path: string, isFull: boolean) => ask<boolean>('has', [path, isFull]),
    scriptHashes: (isFull: boolean) => ask<string[]>('scriptHashes', [isFull]),
    publish: (facts: ReleaseFacts, edits: readonly Edit[] = []) =>
      ask<number>('publish', [facts, edits]),
    close: () => thread.close(),
  };
}
