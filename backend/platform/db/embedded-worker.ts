/**
 * The thread that holds the embedded database: in the main thread its work would hold up
 * every other answer. One connection through PGlite's own `pg` adapter, so that values are
 * written by the same `pg` code as against a server; what they are read as is decided where they
 * arrive.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { WorkerAnswer, WorkerRequest } from './embedded-messages.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const { folder, pgliteWasmModule } = workerData as {
  folder: string;
  pgliteWasmModule: WebAssembly.Module;
};
// Making an empty database takes seconds: tests, which make many, begin with a copy of one.
const empty = existsSync(join(folder, 'PG_VERSION')) ? null : process.env['EMPTY_DATABASE'];
const pglite = new PGlite(folder, {
  pgliteWasmModule,
  ...(empty && { loadDataDir: new Blob([readFileSync(empty)]) }),
});
const client = new pg.Client({
  ...(createPgConfig(pglite) as unknown as pg.ClientConfig),
  types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
});

/** Seen this often, a statement is prepared: parsing and planning cost more than it does. */
const PREPARE_AFTER = 3;
const MAX_STATEMENTS = 500;
const seen = new Map<string, number>();

/** The name of a prepared statement; none for what has no parameters: DDL, begin, commit. */
function nameOf(text: string, parameters: number): { name?: string } {
  if (parameters === 0) return {};
  const count = (seen.get(text) ?? 0) + 1;
  // Texts that vary (lists of values) must not fill the memory.
  if (count === 1 && seen.size >= MAX_STATEMENTS) return {};
  seen.set(text, count);
  if (count <= PREPARE_AFTER) return {};
  return { name: createHash('sha1').update(text).digest('hex') };
}

async function run(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.kind === 'close') {
      await pglite.close();
      return { id: request.id, kind: 'closed' };
    }
    if (request.kind === 'copy') {
      // What was committed is in the files then, and need not be read from the log.
      await client.query('checkpoint');
      cpSync(folder, request.folder, { recursive: true });
      return { id: request.id, kind: 'copied' };
    }
    const { command, rowCount, fields, rows } = await client.query<(string | null)[]>({
      ...nameOf(request.sql, request.parameters.length),
      text: request.sql,
      values: request.parameters,
      rowMode: 'array',
    });
    const columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    return { id: request.id, kind: 'rows', command, rowCount, columns, rows };
  } catch (error) {
    const { message, code, detail, constraint, table, column } = error as pg.DatabaseError;
    return {
      id: request.id,
      kind: 'error',
      error: { message, code, detail, constraint, table, column },
    };
  }
}

await client.connect();
// One after the other: statements may be sent without waiting for those before (`pipelined`).
let last: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  last = last.then(async () => port.postMessage(await run(request)));
});
port.postMessage({ id: 0, kind: 'ready' } satisfies WorkerAnswer);
