import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Env } from '../../src/env.ts';
import { Releases } from '../../src/releases/releases.ts';
import type { Database } from '../db/schema.ts';
import { hookRoutes } from './hook-routes.ts';
import { PublishQueue } from './queue.ts';
import { type ProgressListener, ProgressRelay } from './progress-relay.ts';
import type { Previewer, Publisher } from './publisher.ts';
import { type PublishWorker, startWorker } from './worker.ts';

export interface Publishing extends Previewer {
  /** Starts to work the queue off. */
  start(): void;
  /** Lets an edit that is in the database already be published. */
  edited(names: string[], reason: string, by?: string): Promise<void>;
  /** Tells how far jobs are, whatever process runs them; answers how to stop that. */
  progress(listener: ProgressListener): () => void;
  /** The hook's calls; `secret` as `whsec_…` or base64. */
  hooks(secret: string): Hono;
  close(): Promise<void>;
}

interface Options {
  db: Kysely<Database>;
  publisher: Publisher;
  env: Env;
  log: Logger;
  now(): Date;
}

/** From an edit to the live pages: the queue, who works it off, and the hooks that fill it. */
export function openPublishing({ db, publisher, env, log, now }: Options): Publishing {
  const queue = new PublishQueue(db, now);
  const releases = new Releases(env.DATA_DIR);
  const relay = new ProgressRelay(() => queue.latest());
  let worker: PublishWorker | undefined;
  const poke = () => worker?.poke();
  return {
    start() {
      worker = startWorker({
        queue,
        publisher,
        nextDue: () => releases.nextDue(),
        onProgress: (progress) => relay.tell(progress),
        onPublished: (release) => log.info({ release }, 'published'),
        onFailed: (job, error, nextTry) =>
          log.warn({ job: job.id, reason: job.reason, error, nextTry }, 'not published'),
      });
    },
    async edited(names, reason, by = 'catalogue') {
      await queue.add({ names, by, reason });
      poke();
    },
    preview: (request) => publisher.preview(request),
    progress: (listener) => relay.add(listener),
    hooks: (secret) => hookRoutes(queue, secret, poke),
    async close() {
      relay.close();
      await worker?.close();
      releases.close();
    },
  };
}
