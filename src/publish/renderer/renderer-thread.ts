/**
 * A second renderer, in a thread of its own over the same snapshot: it renders a part of the pages
 * of a large job (docs/decisions/0014). It is started when it is first needed, and kept.
 */
import { Worker } from 'node:worker_threads';
import { AskedThread } from '../releases/worker-rpc.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { PagePath, RenderedPage } from './renderer.ts';

export interface RendererThreadData {
  bundle: Bundle;
  dataDir: string;
  origin: string;
}

export type RendererRequest =
  /** The snapshot is another. */
  | { call: 'begin' }
  /** The snapshot is what it is now, from now on. */
  | { call: 'standStill' }
  | { call: 'render' | 'rehearse'; page: PagePath };

export class RendererThread {
  readonly #data: RendererThreadData;
  #thread: AskedThread<RendererRequest> | null = null;

  constructor(data: RendererThreadData) {
    this.#data = data;
  }

  /** False where the first page waits until it has loaded its code. */
  get isStanding(): boolean {
    return this.#thread !== null && !this.#thread.failure;
  }

  /** To be called before pages of what was read anew. */
  async begin(): Promise<void> {
    if (!this.#thread || this.#thread.failure) {
      const address = new URL('./renderer-worker.ts', import.meta.url);
      this.#thread = new AskedThread(new Worker(address, { workerData: this.#data }));
    }
    await this.#thread.ask({ call: 'begin' });
  }

  /** As the renderer's own. Rejects too where the thread died over it; `begin` starts it again. */
  async render(page: PagePath): Promise<RenderedPage> {
    const rendered = await this.#thread!.ask<RenderedPage>({ call: 'render', page });
    const { buffer, byteOffset, byteLength } = rendered.body;
    return { ...rendered, body: Buffer.from(buffer, byteOffset, byteLength) };
  }

  /** To be called after `begin`. */
  async standStill(): Promise<void> {
    await this.#thread!.ask({ call: 'standStill' });
  }

  async rehearse(page: PagePath): Promise<void> {
    await this.#thread!.ask({ call: 'rehearse', page });
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }
}
