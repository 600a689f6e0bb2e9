import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { PreviewJob } from '../../src/build/preview.ts';
import type { PublishJob } from '../../src/build/publish.ts';
import type { Published } from '../../src/build/rebuild.ts';
import type { OnStep, Preview } from '../../src/domain/entities/publishing.ts';
import { RENDERING_FLAGS, ROOT } from './processes.ts';
import type { RendererMessage, RendererRequest, RendererTask } from './renderer-protocol.ts';

/** A renderer that grew beyond it is replaced after its job. */
const MOST_MEMORY_MB = 1_500;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onStep: OnStep;
}

/**
 * The standing renderer as a child process: started on first need, kept warm, started again when
 * it died or grew too large. Jobs run one after the other.
 */
export class RendererProcess {
  #child: ChildProcess | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Publishes; rejects with a sentence when that failed or the renderer died over it. */
  run(job: PublishJob, onStep?: OnStep): Promise<Published | null> {
    return this.#ask<Published | null>({ publish: job }, onStep);
  }

  /** What publishing would make; rejects as `run` does. */
  preview(job: PreviewJob): Promise<Preview> {
    return this.#ask<Preview>({ preview: job });
  }

  #ask<T>(task: RendererTask, onStep: OnStep = () => {}): Promise<T> {
    const child = this.#started();
    const id = ++this.#next;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject, onStep });
      child.send({ ...task, id } satisfies RendererRequest);
    });
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(path.join(ROOT, 'scripts/renderer.ts'), {
      cwd: ROOT,
      execArgv: RENDERING_FLAGS,
    });
    child.on('message', (message: RendererMessage) => this.#hear(child, message));
    child.on('exit', (code, signal) => {
      const error = new Error(`The renderer ended unexpectedly (${signal ?? code}).`);
      if (this.#child !== child && this.#child !== null) return;
      this.#child = null;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    this.#child = child;
    return child;
  }

  #hear(child: ChildProcess, message: RendererMessage): void {
    const waiting = this.#waiting.get(message.id);
    if ('step' in message) return waiting?.onStep(message.step, message.done, message.total);
    this.#waiting.delete(message.id);
    if ('error' in message) return waiting?.reject(new Error(message.error));
    waiting?.resolve(message.result);
    if (message.memoryMb > MOST_MEMORY_MB && this.#waiting.size === 0) {
      this.#child = null;
      child.disconnect();
    }
  }

  /** Ends it; what it was at is left to the next start. */
  close(): void {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    for (const { reject } of this.#waiting.values()) reject(new Error('The shop is stopping.'));
    this.#waiting.clear();
  }
}
