/**
 * The thread that holds the embedded database: in the main thread its work would hold up
 * every other answer. One connection through PGlite's own `pg` adapter, so that values are
 * read and written by the same `pg` code as against a server.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { WorkerAnswer, WorkerRequest } from './embedded-messages.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const { folder } = workerData as { folder: string };
const pglite = new PGlite(folder);
const client = new pg.Client({
  ...(createPgConfig(pglite) as unknown as pg.ClientConfig),
  types: TYPE_PARSERS,
});

async function run(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.kind === 'close') {
      await pglite.close();
      return { id: request.id, kind: 'closed' };
    }
    const { command, rowCount, rows } = await client.query(request.sql, request.parameters);
    return { id: request.id, kind: 'rows', command, rowCount, rows };
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
port.on('message', async (request: WorkerRequest) => port.postMessage(await run(request)));
port.postMessage({ id: 0, kind: 'ready' } satisfies WorkerAnswer);
