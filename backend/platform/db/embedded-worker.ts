/**
 * The worker thread of the embedded database: in the main thread it would block all responses. Uses
 * one connection through PGlite's `pg` adapter, so that values are serialised by the same `pg` code
 * as for a server; results are parsed by the receiver.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/** Messages between the main thread and the thread that runs the embedded database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'copy'; folder: string }
  | { id: number; kind: 'close' };

/** A column: its name and the OID of its PostgreSQL type, which determines the parser. */
export interface Column {
  name: string;
  type: number;
}

export type WorkerAnswer =
  | {
      id: number;
      kind: 'rows';
      command: string;
      rowCount: number | null;
      columns: Column[];
      /**
       * Values in the database's text format: transferring text between threads costs a tenth of
       * transferring objects.
       */
      rows: (string | null)[][];
    }
  | { id: number; kind: 'ready' | 'copied' | 'closed' }
  | { id: number; kind: 'error'; error: DatabaseErrorFields };

/** The fields of a database error that code depends on; errors lose theirs between threads. */
interface DatabaseErrorFields {
  message: string;
  /** SQLSTATE. */
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
}

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const { folder, pgliteWasmModule } = workerData as {
  folder: string;
  pgliteWasmModule: WebAssembly.Module;
};
// A file with an empty database: creating one takes seconds, so tests start from a copy.
const emptyDatabaseFile = existsSync(join(folder, 'PG_VERSION'))
  ? null
  : process.env['EMPTY_DATABASE'];
const pglite = new PGlite(folder, {
  pgliteWasmModule,
  ...(emptyDatabaseFile && { loadDataDir: new Blob([readFileSync(emptyDatabaseFile)]) }),
});
const client = new pg.Client({
  ...(createPgConfig(pglite) as unknown as pg.ClientConfig),
  types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
});

/**
 * Number of executions after which a statement is prepared: parsing and planning cost more than
 * executing it.
 */
const PREPARE_AFTER = 3;
const MAX_STATEMENTS = 500;
const useCounts = new Map<string, number>();

/** The name of a prepared statement; none for statements without parameters: DDL, begin, commit. */
function statementNameOf(text: string, parameters: number): { name?: string } {
  if (parameters === 0) return {};
  const count = (useCounts.get(text) ?? 0) + 1;
  // Statements with varying text (lists of values) must not fill the memory.
  if (count === 1 && useCounts.size >= MAX_STATEMENTS) return {};
  useCounts.set(text, count);
  if (count <= PREPARE_AFTER) return {};
  return { name: createHash('sha1').update(text).digest('hex') };
}

async function runRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.kind === 'close') {
      await pglite.close();
      return { id: request.id, kind: 'closed' };
    }
    if (request.kind === 'copy') {
      // Flushes committed data to the files, so that the log need not be replayed.
      await client.query('checkpoint');
      cpSync(folder, request.folder, { recursive: true });
      return { id: request.id, kind: 'copied' };
    }
    const { command, rowCount, fields, rows } = await client.query<(string | null)[]>({
      ...statementNameOf(request.sql, request.parameters.length),
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
// Requests run one after the other, although the sender need not wait for the results
// (`runPipelined`).
let lastRun: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  lastRun = lastRun.then(async () => port.postMessage(await runRequest(request)));
});
port.postMessage({ id: 0, kind: 'ready' } satisfies WorkerAnswer);
