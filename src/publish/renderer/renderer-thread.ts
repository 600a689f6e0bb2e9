/**
 * A second renderer, in a thread over the same snapshot, for part of the pages of a large job
 * (docs/decisions/0014). Started when first needed, and kept.
 */
import { Worker } from 'node:worker_threads';
import { WorkerClient } from '../releases/worker-rpc.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { RenderedPage } from './renderer.ts';
import type { PagePath } from './site-paths.ts';

export interface RendererThreadData {
  bundle: Bundle;
  dataDir: string;
  origin: string;
}

export type RendererRequest =
  /** The snapshot file was replaced. */
  | { call: 'begin' }
  /** Keep reading the current state of the snapshot. */
  | { call: 'freezeReads' }
  | { call: 'render' | 'warm'; page: PagePath };

export class RendererThread {
  readonly #data: RendererThreadData;
  #thread: WorkerClient<RendererRequest> | null = null;

  constructor(data: RendererThreadData) {
    this.#data = data;
  }

  /** Returns whether the thread is running; otherwise the first page has to wait for its code. */
  get isRunning(): boolean {
    return this.#thread !== null && !this.#thread.failure;
  }

  /** Must be called before rendering from a snapshot that changed. */
  async begin(): Promise<void> {
    if (!this.#thread || this.#thread.failure) {
      const address = new URL('./renderer-worker.ts', import.meta.url);
      this.#thread = new WorkerClient(new Worker(address, { workerData: this.#data }));
    }
    await this.#thread.ask({ call: 'begin' });
  }

  /** Renders a page. Also rejects if the thread died; `begin` starts it again. */
  async render(page: PagePath): Promise<RenderedPage> {
    const rendered = await this.#thread!.ask<RenderedPage>({ call: 'render', page });
    const { buffer, byteOffset, byteLength } = rendered.body;
    return { ...rendered, body: Buffer.from(buffer, byteOffset, byteLength) };
  }

  /** To be called after `begin`. */
  async freezeReads(): Promise<void> {
    await this.#thread!.ask({ call: 'freezeReads' });
  }

  async warm(page: PagePath): Promise<void> {
    await this.#thread!.ask({ call: 'warm', page });
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }
}
