/** Requests to a worker thread, and its answers. */
import type { Worker } from 'node:worker_threads';

export type NumberedRequest<Request> = Request & { id: number };
export type NumberedAnswer = { id: number; value: unknown } | { id: number; error: Error };

interface PendingRequest {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The client side. If the thread dies, all pending and later requests fail. */
export class WorkerClient<Request extends object> {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  #nextId = 0;
  #failure: unknown;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('error', (error) => this.fail(error));
    worker.on('message', (answer: NumberedAnswer) => {
      const waiting = this.#pending.get(answer.id);
      this.#pending.delete(answer.id);
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.value);
    });
  }

  /** Number of pending requests. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  get failure(): Error | undefined {
    return this.#failure as Error | undefined;
  }

  fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  ask<T>(request: Request, transfer: ArrayBuffer[] = []): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure as Error);
    const id = ++this.#nextId;
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject });
      this.#worker.postMessage({ ...request, id }, transfer);
    });
  }

  /** Terminates the thread; pending requests fail. */
  async close(): Promise<void> {
    this.fail(new Error('The thread has ended.'));
    await this.#worker.terminate();
  }
}

/**
 * Returns the buffer for `postMessage` to transfer; empty if the body is only a part of its buffer.
 */
export function transferableBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
