/** Imports an owner's files regularly: from a folder, or from a web address. */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Env } from '../../src/env.ts';
import { sumOfFiles } from '../catalogue/feed/import-files.ts';
import { importRequestSchema, type ShopImports } from '../catalogue/feed/shop-imports.ts';
import type { Database } from '../platform/db/schema/database.ts';
import {
  jobHandler,
  type JobHandler,
  type JobKind,
  PermanentFailure,
  type JobQueue,
} from '../platform/jobs/job-queue.ts';

const MINUTE_MS = 60_000;
const MAX_DOWNLOAD_BYTES = 2_000_000_000;
const DOWNLOAD_FOLDER = 'import-download';

const IMPORT_KIND: JobKind<Record<string, never>> = {
  name: 'import',
  payload: z.object({}),
  // For temporary network failures.
  backOffMs: [MINUTE_MS],
  timeoutMs: 60 * MINUTE_MS,
  keptMs: 7 * 24 * 60 * MINUTE_MS,
  isPersonal: false,
  yieldsToRequests: true,
};

interface ScheduledImportOptions {
  env: Pick<Env, 'IMPORT_FROM' | 'IMPORT_EVERY_MINUTES' | 'DATA_DIR' | 'API_BASE_URL'>;
  db: Kysely<Database>;
  imports: ShopImports;
  jobs: JobQueue;
  now(): Date;
  fetch?: typeof fetch;
}

export interface ScheduledImport {
  handlers: JobHandler[];
  /** Schedules the import: now, unless that was done in this interval, and at every interval. */
  start(): Promise<void>;
}

/** Prepares regular imports; they do nothing without `IMPORT_FROM`, or with an external API. */
export function scheduledImport(options: ScheduledImportOptions): ScheduledImport {
  const { env, db, jobs, now } = options;
  if (env.IMPORT_FROM === '' || env.API_BASE_URL) return { handlers: [], start: async () => {} };
  const everyMs = env.IMPORT_EVERY_MINUTES * MINUTE_MS;
  // One per interval, regardless of the number of processes.
  const scheduleRound = (rounds: number) => {
    const at = new Date((Math.floor(now().getTime() / everyMs) + rounds) * everyMs);
    return jobs.enqueue(db, { kind: IMPORT_KIND, payload: {}, at, key: at.toISOString() });
  };
  return {
    handlers: [
      jobHandler(IMPORT_KIND, async (_, { signal }) => {
        await scheduleRound(1);
        await resolveEarlierAlarms(db, now());
        return importNow(options, signal);
      }),
    ],
    async start() {
      await scheduleRound(0);
    },
  };
}

/** Resolves the alarms of earlier imports: this one raises its own if it fails. */
async function resolveEarlierAlarms(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ settled_at: now })
    .where('kind', '=', IMPORT_KIND.name)
    .where('state', '=', 'failed')
    .where('settled_at', 'is', null)
    .execute();
}

async function importNow(options: ScheduledImportOptions, signal: AbortSignal) {
  const { env, imports } = options;
  const from = env.IMPORT_FROM;
  const isAddress = /^https:\/\//i.test(from);
  const paths = [isAddress ? await download(from, options, signal) : from];
  try {
    const request = importRequestSchema.parse({ paths });
    // The author of a remote file must not make this machine access addresses of its own network
    // (SSRF).
    const result = await imports.load(request, { by: 'schedule', allowsInternal: !isAddress });
    const errors = result.files.flatMap((file) =>
      file.errors.map((error) => ({ ...error, file: path.basename(file.name) })),
    );
    const [first] = errors;
    if (first) {
      const { file, line, field, value, message } = first;
      throw new PermanentFailure(
        `Nothing was loaded from ${from}: ${errors.length} errors, the first in ${file}, ` +
          `line ${line}: ${[field, value, message].filter(Boolean).join(' ')}`,
      );
    }
    return { ...sumOfFiles(result) };
  } finally {
    if (isAddress)
      rmSync(path.join(env.DATA_DIR, DOWNLOAD_FOLDER), { recursive: true, force: true });
  }
}

/** Downloads a file into DATA_DIR, keeping its name, which may tell its contents. */
async function download(
  from: string,
  { env, fetch: fetchUrl = fetch }: ScheduledImportOptions,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetchUrl(from, { signal });
  if (!response.ok || !response.body) throw new Error(`${from} answers ${response.status}.`);
  const folder = path.join(env.DATA_DIR, DOWNLOAD_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = path.basename(new URL(from).pathname).replace(/[^\w.-]/g, '_') || 'products';
  const file = path.join(folder, name);
  let bytes = 0;
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  const limitedParts = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      bytes += part.length;
      if (bytes > MAX_DOWNLOAD_BYTES) throw new PermanentFailure(`${from} is larger than 2 GB.`);
      yield part;
    }
  };
  await pipeline(body, limitedParts, createWriteStream(file), { signal });
  return file;
}
