import type { Logger } from 'pino';
import type { Env } from '../src/env.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { RequestLoad } from './jobs/requests-first.ts';
import { type JobWorker, startJobWorker } from './jobs/worker.ts';

interface Options {
  env: Pick<Env, 'DATABASE_URL'>;
  log: Logger;
  queue: JobQueue;
  handlers: readonly JobHandler[];
  /** The requests that yielding jobs wait for; without it no job waits. */
  load?: RequestLoad;
}

/** Works on the jobs of this process's kinds, and logs which ones fail; payloads are not logged. */
export function runJobs({ env, log, queue, handlers, load }: Options): JobWorker {
  return startJobWorker({
    queue,
    handlers,
    ...(load && { load }),
    isAlone: env.DATABASE_URL === '',
    onFailed({ job, error, nextTry }) {
      const { id, kind, attempt } = job;
      const fields = { job: id, kind, attempt, error, nextTry };
      if (nextTry) log.warn(fields, 'a job failed and is tried again');
      else log.error(fields, 'a job failed for good');
    },
    onError: (error) => log.error({ err: error }, 'The jobs could not be read'),
  });
}
