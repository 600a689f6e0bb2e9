/** Requests to a worker thread, and its answers. */
import type { Worker } from 'node:worker_threads';

export type NumberedRequest<Request> = Request & { id: number };
export type NumberedAnswer = { id: number; value: unknown } | { id: number; error: Error };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The client side. If the thread dies, all pending and later requests fail. */
export class WorkerClient<Request extends object> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #failure: unknown;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('error', (error) => this.fail(error));
    worker.on('message', (answer: NumberedAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.value);
    });
  }

  /** Number of pending requests. */
  get underWay(): number {
    return this.#waiting.size;
  }

  get failure(): Error | undefined {
    return this.#failure as Error | undefined;
  }

  fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  ask<T>(request: Request, transfer: ArrayBuffer[] = []): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure as Error);
    const id = ++this.#next;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ ...request, id }, transfer);
    });
  }

  /** Terminates the thread; pending requests fail. */
  async close(): Promise<void> {
    this.fail(new Error('The thread has ended.'));
    await this.#worker.terminate();
  }
}

/** The buffer to transfer instead of copy, if the body shares it with nothing else. */
export function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
