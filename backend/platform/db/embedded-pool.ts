import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Column, WorkerAnswer, WorkerRequest } from './embedded-worker.ts';
import { DatabaseUnavailableError, isUnavailable } from './health.ts';

/** Parsers of column values, by the OID of the column's type. */
const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // int8: ids of identity columns and counts, far below 2^53.
  20: Number,
  // date: `2026-11-20`; a Date could be off by one day in some time zones.
  1082: String,
};

/** Type parsers for both databases: those of `pg`, except for PARSERS. */
export const TYPE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : VALUE_PARSERS[oid]) ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

type RequestWithoutId = WorkerRequest extends infer R
  ? R extends WorkerRequest
    ? Omit<R, 'id'>
    : never
  : never;

interface PendingRequest {
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
}

let compiledModule: Promise<WebAssembly.Module> | undefined;

/** The WebAssembly module of the database, compiled once per process. */
async function compileDatabase(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(path.join(path.dirname(library), 'pglite.wasm')));
}

/**
 * A pool of ONE connection to the embedded database, with the interface of Kysely's PostgreSQL
 * dialect: more connections crash it. The holder keeps the connection until `release`, so
 * transactions do not interleave; others queue.
 */
export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  readonly #worker: Worker;
  readonly #pendingRequests = new Map<number, PendingRequest>();
  readonly #connectionQueue: (() => void)[] = [];
  #lastId = 0;
  #isTaken = false;
  #failure: Error | null = null;
  #isClosing = false;

  private constructor(worker: Worker, onError: (error: Error) => void) {
    this.#worker = worker;
    const fail = (error: Error) => {
      if (this.#failure || this.#isClosing) return;
      const failure = new DatabaseUnavailableError(error);
      this.#failure = failure;
      for (const { reject } of this.#pendingRequests.values()) reject(failure);
      this.#pendingRequests.clear();
      onError(error);
    };
    worker.on('message', (answer: WorkerAnswer) => this.#settleRequest(answer));
    worker.on('error', fail);
    worker.on('exit', (code) =>
      fail(new Error(`The embedded database stopped (exit code ${code}).`)),
    );
  }

  /** Opens the folder (or `memory://`); rejects with the database's own message. */
  static async open(folder: string, onError: (error: Error) => void): Promise<EmbeddedPool> {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { folder, pgliteWasmModule: await (compiledModule ??= compileDatabase()) },
    });
    await new Promise<void>((resolve, reject) => {
      const rejectOnExit = (code: number) =>
        reject(new Error(`It stopped with exit code ${code}.`));
      worker.once('error', reject);
      worker.once('exit', rejectOnExit);
      worker.once('message', () => {
        worker.off('error', reject);
        worker.off('exit', rejectOnExit);
        resolve();
      });
    });
    return new EmbeddedPool(worker, onError);
  }

  /** Number of queries and transactions waiting for the connection. */
  get waiting(): number {
    return this.#connectionQueue.length;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isTaken) await new Promise<void>((turn) => this.#connectionQueue.push(turn));
    this.#isTaken = true;
    let released = false;
    const query = (sql: string, parameters: readonly unknown[] = []) =>
      this.#query(sql, parameters);
    return {
      query: query as PostgresPoolClient['query'],
      release: () => {
        if (released) return;
        released = true;
        const nextCaller = this.#connectionQueue.shift();
        // Gives the connection to the next caller at once, so that no later one can take it in
        // between.
        if (nextCaller) nextCaller();
        else this.#isTaken = false;
      },
    };
  }

  /** Copies the folder while no transaction is open; queries wait meanwhile. */
  async copyTo(folder: string): Promise<void> {
    const client = await this.connect();
    try {
      const answer = await this.#send({ kind: 'copy', folder });
      if (answer.kind === 'error') throw new Error(answer.error.message);
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    if (!this.#failure) await this.#send({ kind: 'close' });
    await this.#worker.terminate();
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const answer = await this.#send({ kind: 'query', sql, parameters: [...parameters] });
    if (answer.kind === 'error') {
      const error = Object.assign(new Error(answer.error.message), answer.error);
      throw isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    }
    if (answer.kind !== 'rows') throw new Error(`A query was answered with ${answer.kind}.`);
    const { command, rowCount, columns, rows } = answer;
    const result = { command, rowCount, rows: rowsOf(columns, rows) };
    return result as PostgresQueryResult<unknown>;
  }

  #send(request: RequestWithoutId): Promise<WorkerAnswer> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pendingRequests.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #settleRequest(answer: WorkerAnswer): void {
    const waiting = this.#pendingRequests.get(answer.id);
    this.#pendingRequests.delete(answer.id);
    waiting?.resolve(answer);
  }
}

/** Converts rows to objects, with values parsed as by `pg`. */
function rowsOf(columns: readonly Column[], rows: readonly (string | null)[][]): unknown[] {
  const readers = columns.map(({ name, type }) => ({
    name,
    read: TYPE_PARSERS.getTypeParser(type, 'text') as (text: string) => unknown,
  }));
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    readers.forEach(({ name, read }, at) => {
      const text = row[at] ?? null;
      object[name] = text === null ? null : read(text);
    });
    return object;
  });
}
