import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { JobProgress } from '../../../src/domain/content/publishing.ts';
import type { Env } from '../../../src/env.ts';
import type { Pin } from '../../../src/publish/releases/pins.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';
import { NOT_SHARED, type Sharing } from '../../../src/publish/releases/shared/manifest.ts';
import type { Database } from '../db/schema/database.ts';
import { JobList, type Previewer, type Publisher } from './job-list.ts';
import { type PublishRequest, PublishQueue } from './queue.ts';
import { type PublishWorker, startWorker } from './worker.ts';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';

type ProgressListener = (progress: JobProgress) => void;

const POLL_EVERY_MS = 500;

/**
 * Forwards the progress of jobs: of this process immediately, of others by polling the database.
 */
class ProgressRelay {
  readonly #latest: () => Promise<JobProgress | null>;
  readonly #listeners = new Set<ProgressListener>();
  #timer: NodeJS.Timeout | null = null;
  /** Progress of the job running in this process. */
  #ownProgress: JobProgress | null = null;
  #lastReported = '';

  constructor(latest: () => Promise<JobProgress | null>) {
    this.#latest = latest;
  }

  /** Reports the progress of a job of this process. */
  report(progress: JobProgress): void {
    this.#ownProgress = progress.state === 'running' ? progress : null;
    this.#notifyListeners(progress);
  }

  /** Adds a listener; returns a function that removes it. The current progress follows soon. */
  add(listener: ProgressListener): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => void this.#poll(), POLL_EVERY_MS).unref();
    if (this.#ownProgress) listener(this.#ownProgress);
    this.#lastReported = '';
    void this.#poll();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.close();
    };
  }

  async #poll(): Promise<void> {
    if (this.#ownProgress) return;
    // The database is unavailable: the next poll tries again.
    const progress = await this.#latest().catch(() => null);
    if (progress && !this.#ownProgress) this.#notifyListeners(progress);
  }

  #notifyListeners(progress: JobProgress): void {
    const text = JSON.stringify(progress);
    if (text === this.#lastReported) return;
    this.#lastReported = text;
    for (const listener of this.#listeners) listener(progress);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}

export interface Publishing extends Previewer {
  /** Starts processing the queue; `beforeJob` is awaited before each job. */
  start(beforeJob?: () => Promise<void>): void;
  /** Publishes an edit that is already in the database. */
  publishEdit(names: string[], reason: string, by?: string): Promise<void>;
  /** Requests a publication, now or at a given time; returns the job. */
  requestPublication(request: PublishRequest): Promise<number>;
  /** Retries a failed job now; false if there is no such job. */
  retry(job: number): Promise<boolean>;
  jobs: JobList;
  /** The releases, for reading. */
  releases: Releases;
  /** Aborts on close, to end streams. */
  closingSignal: AbortSignal;
  /** Reports the progress of jobs of any process; returns a function that stops it. */
  progress(listener: ProgressListener): () => void;
  /**
   * Rolls back to an earlier release and pins the entities that this reverts. Returns the number of
   * the new release; rejects if the earlier one is no longer kept.
   */
  rollBack(release: number, by: string): Promise<number>;
  pins(): Pin[];
  /**
   * Unpins entities, so that they follow the APIs again, and publishes them; returns the names that
   * were pinned.
   */
  unpin(names: readonly string[], by: string): Promise<string[]>;
  /** Routes of the hook; `secret` as `whsec_…` or base64. */
  hooks(secret: string): Hono;
  close(): Promise<void>;
}

interface PublishingOptions {
  db: Kysely<Database>;
  publisher: Publisher;
  env: Env;
  log: Logger;
  now(): Date;
  /** Default: the releases are of this disk alone. */
  sharing?: Sharing;
  /** Called for each failed publication. */
  onFailed?: (() => void) | undefined;
}

/** Only for external APIs: the embedded backend reports changes itself. */
const DEFAULT_POLL_SECONDS = 300;

/** Publishing, from an edit to the live pages: the queue, its worker, and the hooks. */
export function openPublishing(options: PublishingOptions): Publishing {
  const { db, publisher, env, log, now, onFailed, sharing = NOT_SHARED } = options;
  const queue = new PublishQueue(db, now);
  const releases = new Releases(env.DATA_DIR);
  const relay = new ProgressRelay(() => queue.latestProgress());
  const jobs = new JobList(db, now);
  const closing = new AbortController();
  let worker: PublishWorker | undefined;
  let poll: NodeJS.Timeout | undefined;
  const checkForChanges = async (every: number) => {
    // The database is unavailable: the next poll tries again.
    await queue.requestCheck(every).catch(() => {});
    wakeWorker();
  };
  const wakeWorker = () => worker?.wake();
  const requestPublication = async (request: PublishRequest) => {
    const job = await queue.add(request);
    wakeWorker();
    return job;
  };
  return {
    start(beforeJob) {
      worker = startWorker({
        queue,
        publisher,
        beforeJob,
        isAlone: env.DATABASE_URL === '',
        nextDue: () => releases.reads.nextExpiry(),
        onProgress: (progress) => relay.report(progress),
        onPublished: (release) => log.info({ release }, 'published'),
        onFailed: (job, error, nextTry) => {
          log.warn({ job: job.id, reason: job.reason, error, nextTry }, 'not published');
          onFailed?.();
        },
      });
      const every = pollIntervalMs(env);
      if (every > 0) poll = setInterval(() => void checkForChanges(every), every).unref();
    },
    async publishEdit(names, reason, by = 'catalogue') {
      await requestPublication({ names, by, reason });
    },
    requestPublication,
    async retry(job) {
      const isThere = await jobs.retry(job);
      wakeWorker();
      return isThere;
    },
    jobs,
    releases,
    closingSignal: closing.signal,
    preview: (request) => publisher.preview(request),
    progress: (listener) => relay.add(listener),
    rollBack: (release, by) => publisher.rollBack(release, by),
    pins: () => releases.pins.list(),
    async unpin(names, by) {
      const resumedNames = await sharing.publishing(() =>
        Promise.resolve(releases.pins.remove(names)),
      );
      if (resumedNames.length > 0) {
        await requestPublication({
          names: null,
          by,
          reason: `Resumed: ${resumedNames.join(', ')}`.slice(0, 200),
        });
      }
      return resumedNames;
    },
    hooks: (secret) => hookRoutes(queue, secret, wakeWorker),
    async close() {
      closing.abort();
      clearInterval(poll);
      relay.close();
      await worker?.close();
      releases.close();
    },
  };
}

/** Interval of polling the APIs for changes, in ms; 0: never. */
function pollIntervalMs({ POLL_SECONDS, API_BASE_URL }: Env): number {
  return (POLL_SECONDS ?? (API_BASE_URL ? DEFAULT_POLL_SECONDS : 0)) * 1_000;
}

const MAX_NAMES = 10_000;

const bodySchema = z.object({
  /** `product:123456`, `content:/klantenservice`; absent or empty: everything that changed. */
  entities: z
    .array(z.string().regex(/^[a-z-]+:\S{1,200}$/, 'must look like product:123456'))
    .max(MAX_NAMES)
    .default([]),
  reason: z.string().max(200).default('Hook'),
});

/**
 * `POST /api/hooks/rebuild` for merchandise and content systems, signed according to Standard
 * Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Returns 202 with the job; a
 * repeated hook gets the same one. A wrong or old signature is a 401 and queues nothing.
 */
export function hookRoutes(queue: PublishQueue, secret: string, onAdded: () => void): Hono {
  const webhook = new Webhook(secret);
  const app = new Hono();
  app.post('/rebuild', async (c) => {
    const text = await c.req.text();
    const header = (name: string) => c.req.header(name) ?? '';
    try {
      webhook.verify(
        text,
        {
          'webhook-id': header('webhook-id'),
          'webhook-timestamp': header('webhook-timestamp'),
          'webhook-signature': header('webhook-signature'),
        },
        { jsonParse: false },
      );
    } catch {
      return c.json(failureBody('The signature is missing, wrong or too old.'), 401);
    }
    const parsed = bodySchema.safeParse(text === '' ? {} : parseJson(text));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    const { entities, reason } = parsed.data;
    const job = await queue.add({
      names: entities.length > 0 ? entities : null,
      by: 'hook',
      reason,
      hookId: header('webhook-id'),
    });
    onAdded();
    return c.json({ Success: true, Data: { JobId: job } }, 202);
  });
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A secret of this installation in the format of Standard Webhooks. */
export const webhookSecret = (secret: string): string =>
  secret.startsWith('whsec_') ? secret : Buffer.from(secret, 'base64url').toString('base64');
