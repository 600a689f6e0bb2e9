import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { UnpublishedFile } from '../../../src/publish/build/page-on-demand.ts';
import type { PreviewJob } from '../../../src/publish/build/preview.ts';
import type { PublishJob } from '../../../src/publish/build/publish.ts';
import type { PublishResult } from '../../../src/publish/build/rebuild.ts';
import type { OnStep, Preview } from '../../../src/domain/content/publishing.ts';
import { sentence, peakMemoryMb, RENDERING_FLAGS, ROOT } from '../processes.ts';

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
type RendererAnswer =
  | { id: number; step: string; done: number; total: number }
  | { id: number; result: unknown; memoryMb: number }
  | { id: number; error: string; memoryMb: number };

export type RendererMessage =
  | RendererAnswer
  /** The code on disk is newer than the loaded code. */
  | { id: number; stale: true }
  /** Sent at start if the snapshot was lost and the APIs must be read again. */
  | { id: null; lostSnapshot: true };

const MAX_MEMORY_MB = 1_500;

export interface RendererOptions {
  script?: string;
  /** Memory limit; a renderer above it is replaced after its job. */
  mostMemoryMb?: number;
  /** Called with the reason for a restart. */
  say?(text: string): void;
  /** Called if the snapshot was lost: everything must be read and published again. */
  onLostSnapshot?(): void;
}

interface Waiting {
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
  readonly #mostMemoryMb: number;
  readonly #say: (text: string) => void;
  readonly #onLostSnapshot: () => void;
  #child: ChildProcess | null = null;
  #next = 0;
  /** Its code differs from that on disk, and a rollback must finish before it is replaced. */
  #isStale = false;
  /**
   * True once it responded: a process that fails during its start is not restarted automatically.
   */
  #hasWorked = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(options: RendererOptions = {}) {
    this.#script = options.script ?? path.join(ROOT, 'backend/program/renderer/renderer.ts');
    this.#mostMemoryMb = options.mostMemoryMb ?? MAX_MEMORY_MB;
    this.#say = options.say ?? (() => {});
    this.#onLostSnapshot = options.onLostSnapshot ?? (() => {});
  }

  /** Starts it early, so that it is warm at the first request. */
  start(): void {
    this.#started();
  }

  /** Publishes; rejects with a readable message if that failed or the renderer died. */
  run(job: PublishJob, onStep?: OnStep): Promise<PublishResult | null> {
    return this.#ask<PublishResult | null>({ publish: job }, onStep);
  }

  /** Previews a publication; rejects as `run` does. */
  preview(job: PreviewJob): Promise<Preview> {
    return this.#ask<Preview>({ preview: job });
  }

  /**
   * The file at an address while the first release is being built; null if it cannot be given yet
   * or does not exist.
   */
  onDemand(address: string): Promise<UnpublishedFile | null> {
    return this.#ask<UnpublishedFile | null>({ onDemand: address });
  }

  /** Makes an earlier release live again; returns the number of the new one. */
  rollBack(to: number, by: string): Promise<number> {
    return this.#ask<number>({ rollBack: { to, by } });
  }

  #ask<T>(task: RendererTask, onStep: OnStep = () => {}): Promise<T> {
    const request = { ...task, id: ++this.#next };
    return new Promise<T>((resolve, reject) => {
      const settle = (result: unknown) => resolve(result as T);
      this.#waiting.set(request.id, { request, resolve: settle, reject, onStep });
      this.#send(request);
    });
  }

  #send(request: RendererRequest): void {
    const child = this.#started();
    // A process that failed to start has no channel; its `error` event reports that.
    if (child?.pid === undefined) return;
    child.send(request, (error) => error && this.#ended(child, error.message));
  }

  /** Null if it cannot be started; waiting requests then fail. */
  #started(): ChildProcess | null {
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
      this.#rejectAll(`The renderer could not be started (${sentence(error)}).`);
      return null;
    }
    // Forwarded by this process, which may log in JSON.
    child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
    child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
    this.#hasWorked = false;
    this.#isStale = false;
    child.on('message', (message: RendererMessage) => this.#hear(child, message));
    child.on('exit', (code, signal) => this.#ended(child, String(signal ?? code)));
    child.on('error', (error) => this.#ended(child, error.message));
    this.#child = child;
    return child;
  }

  /** The process ended or cannot be reached: its open requests fail. */
  #ended(child: ChildProcess, why: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    child.kill('SIGKILL');
    this.#rejectAll(`The renderer ended unexpectedly (${why}).`);
    if (!this.#hasWorked) return;
    this.#say(`The renderer ended unexpectedly (${why}) and is started again.`);
    this.#started();
  }

  #hear(child: ChildProcess, message: RendererMessage): void {
    // Sends the open requests of a replaced process to its successor.
    if (this.#child !== child) return;
    if ('lostSnapshot' in message) return this.#onLostSnapshot();
    if ('stale' in message) this.#isStale = true;
    else this.#hearOf(child, message);
    // A rollback does not depend on the code, and must not be repeated.
    if (this.#isStale && !this.#isGoingBack()) this.#startAgain(child);
  }

  #hearOf(child: ChildProcess, message: RendererAnswer): void {
    const waiting = this.#waiting.get(message.id);
    if ('step' in message) return waiting?.onStep(message.step, message.done, message.total);
    this.#waiting.delete(message.id);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else {
      this.#hasWorked = true;
      waiting?.resolve(message.result);
    }
    if (message.memoryMb > this.#mostMemoryMb && this.#waiting.size === 0) {
      this.#say(`The renderer held ${message.memoryMb} MB and is started again.`);
      this.#replace(child);
    }
  }

  #isGoingBack(): boolean {
    return [...this.#waiting.values()].some(({ request }) => 'rollBack' in request);
  }

  /**
   * Replaces the process by one with the current code, which gets all open requests, including
   * unfinished ones.
   */
  #startAgain(child: ChildProcess): void {
    this.#say('The code has changed: the renderer is started again and renders every page.');
    this.#replace(child);
    for (const { request, onStep } of [...this.#waiting.values()]) {
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
    this.#started();
  }

  #rejectAll(text: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(text));
    this.#waiting.clear();
  }

  /** Peak memory of the process; null if there is none or the system does not report it. */
  peakMemoryMb(): number | null {
    return this.#child && peakMemoryMb(this.#child);
  }

  /** Ends it; unfinished work is left to the next start. */
  close(): void {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    this.#rejectAll('The shop is stopping.');
  }
}
