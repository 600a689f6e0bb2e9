import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { UnpublishedFile } from '../../../src/publish/build/page-on-demand.ts';
import type { PreviewJob } from '../../../src/publish/build/preview.ts';
import type { PublishJob } from '../../../src/publish/build/publish.ts';
import type { PublishResult } from '../../../src/publish/build/rebuild.ts';
import type { OnStep, Preview } from '../../../src/domain/content/publishing.ts';
import { errorText, peakMemoryMb, RENDERING_FLAGS, ROOT } from '../processes.ts';

/** Tasks of the renderer process. */
type RendererTask =
  | { publish: PublishJob }
  | { preview: PreviewJob }
  /** The file at an address, while nothing has been published yet. */
  | { onDemand: string }
  /** Back to release `to`. */
  | { rollBack: { to: number; by: string } };

export type RendererRequest = RendererTask & { id: number };

/** Progress and result of a request. */
type RendererResponse =
  | { id: number; step: string; done: number; total: number }
  | { id: number; result: unknown; memoryMb: number }
  | { id: number; error: string; memoryMb: number };

export type RendererMessage =
  | RendererResponse
  /** The code on disk is newer than the loaded code. */
  | { id: number; stale: true }
  /** Sent at start if the snapshot was lost and the APIs must be read again. */
  | { id: null; lostSnapshot: true };

const MAX_MEMORY_MB = 1_500;

export interface RendererOptions {
  script?: string;
  /** Memory limit; a renderer above it is replaced after its job. */
  maxMemoryMb?: number;
  /** Called with the reason for a restart. */
  log?(text: string): void;
  /** Called if the snapshot was lost: everything must be read and published again. */
  onLostSnapshot?(): void;
}

interface OpenRequest {
  request: RendererRequest;
  resolve(result: unknown): void;
  reject(error: Error): void;
  onStep: OnStep;
}

/**
 * The permanent renderer as a child process: started at first use (or earlier), kept warm, and
 * restarted if it died, grew too large or its code changed.
 */
export class RendererProcess {
  readonly #script: string;
  readonly #maxMemoryMb: number;
  readonly #log: (text: string) => void;
  readonly #onLostSnapshot: () => void;
  #child: ChildProcess | null = null;
  #lastRequestId = 0;
  /**
   * True if its code differs from that on disk, but a rollback must finish before it is replaced.
   */
  #isStale = false;
  /**
   * True once it responded: a process that fails during its start is not restarted automatically.
   */
  #hasResponded = false;
  readonly #openRequests = new Map<number, OpenRequest>();

  constructor(options: RendererOptions = {}) {
    this.#script = options.script ?? path.join(ROOT, 'backend/program/renderer/renderer.ts');
    this.#maxMemoryMb = options.maxMemoryMb ?? MAX_MEMORY_MB;
    this.#log = options.log ?? (() => {});
    this.#onLostSnapshot = options.onLostSnapshot ?? (() => {});
  }

  /** Starts the process early, so that it is ready at the first request. */
  start(): void {
    this.#ensureStarted();
  }

  /** Publishes; rejects with a readable message if that failed or the renderer died. */
  run(job: PublishJob, onStep?: OnStep): Promise<PublishResult | null> {
    return this.#sendTask<PublishResult | null>({ publish: job }, onStep);
  }

  /** Previews a publication; rejects as `run` does. */
  preview(job: PreviewJob): Promise<Preview> {
    return this.#sendTask<Preview>({ preview: job });
  }

  /**
   * The file at an address while the first release is being built; null if it cannot be given yet
   * or does not exist.
   */
  onDemand(address: string): Promise<UnpublishedFile | null> {
    return this.#sendTask<UnpublishedFile | null>({ onDemand: address });
  }

  /** Makes an earlier release live again; returns the number of the new one. */
  rollBack(to: number, by: string): Promise<number> {
    return this.#sendTask<number>({ rollBack: { to, by } });
  }

  #sendTask<T>(task: RendererTask, onStep: OnStep = () => {}): Promise<T> {
    const request = { ...task, id: ++this.#lastRequestId };
    return new Promise<T>((resolve, reject) => {
      const settle = (result: unknown) => resolve(result as T);
      this.#openRequests.set(request.id, { request, resolve: settle, reject, onStep });
      this.#send(request);
    });
  }

  #send(request: RendererRequest): void {
    const child = this.#ensureStarted();
    // A process that failed to start has no channel; its `error` event reports that.
    if (child?.pid === undefined) return;
    child.send(request, (error) => error && this.#onEnded(child, error.message));
  }

  /** Starts the process unless it runs; null if that failed: waiting requests then fail too. */
  #ensureStarted(): ChildProcess | null {
    if (this.#child) return this.#child;
    let child: ChildProcess;
    try {
      child = fork(this.#script, {
        ...{ cwd: ROOT, execArgv: RENDERING_FLAGS },
        // Pages on demand are bytes.
        serialization: 'advanced',
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
    } catch (error) {
      this.#rejectAll(`The renderer could not be started (${errorText(error)}).`);
      return null;
    }
    // Forwarded by this process, which may log in JSON.
    child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
    child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
    this.#hasResponded = false;
    this.#isStale = false;
    child.on('message', (message: RendererMessage) => this.#onMessage(child, message));
    child.on('exit', (code, signal) => this.#onEnded(child, String(signal ?? code)));
    child.on('error', (error) => this.#onEnded(child, error.message));
    this.#child = child;
    return child;
  }

  /** The process ended or cannot be reached: its open requests fail. */
  #onEnded(child: ChildProcess, why: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    child.kill('SIGKILL');
    this.#rejectAll(`The renderer ended unexpectedly (${why}).`);
    if (!this.#hasResponded) return;
    this.#log(`The renderer ended unexpectedly (${why}) and is started again.`);
    this.#ensureStarted();
  }

  #onMessage(child: ChildProcess, message: RendererMessage): void {
    // Sends the open requests of a replaced process to its successor.
    if (this.#child !== child) return;
    if ('lostSnapshot' in message) return this.#onLostSnapshot();
    if ('stale' in message) this.#isStale = true;
    else this.#onResponse(child, message);
    // A rollback does not depend on the code, and must not be repeated.
    if (this.#isStale && !this.#isRollingBack()) this.#restart(child);
  }

  #onResponse(child: ChildProcess, message: RendererResponse): void {
    const waiting = this.#openRequests.get(message.id);
    if ('step' in message) return waiting?.onStep(message.step, message.done, message.total);
    this.#openRequests.delete(message.id);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else {
      this.#hasResponded = true;
      waiting?.resolve(message.result);
    }
    if (message.memoryMb > this.#maxMemoryMb && this.#openRequests.size === 0) {
      this.#log(`The renderer held ${message.memoryMb} MB and is started again.`);
      this.#replace(child);
    }
  }

  #isRollingBack(): boolean {
    return [...this.#openRequests.values()].some(({ request }) => 'rollBack' in request);
  }

  /**
   * Replaces the process by one with the current code, which gets all requests that have no result
   * yet.
   */
  #restart(child: ChildProcess): void {
    this.#log('The code has changed: the renderer is started again and renders every page.');
    this.#replace(child);
    for (const { request, onStep } of [...this.#openRequests.values()]) {
      onStep('Bundling the new code', 0, 0);
      this.#send(request);
    }
  }

  /**
   * Killing it at any moment is safe: the build lock ends with the process, and an unpublished
   * release stays a draft.
   */
  #replace(child: ChildProcess): void {
    this.#child = null;
    child.kill('SIGKILL');
    this.#ensureStarted();
  }

  #rejectAll(text: string): void {
    for (const { reject } of this.#openRequests.values()) reject(new Error(text));
    this.#openRequests.clear();
  }

  /** Peak memory of the process; null if there is none or the system does not report it. */
  peakMemoryMb(): number | null {
    return this.#child && peakMemoryMb(this.#child);
  }

  /** Ends the process; the next start continues unfinished work. */
  close(): void {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    this.#rejectAll('The shop is stopping.');
  }
}
