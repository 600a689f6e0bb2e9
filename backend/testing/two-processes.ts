/** Two API processes on one PostgreSQL server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../program/processes.ts';
import { openDatabase, type OpenedDatabase } from '../platform/db/open.ts';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

export interface TwoProcesses {
  servers: RunningServer[];
  /** The folders of their own data, in the same order. */
  folders: [string, string];
  database: OpenedDatabase;
  close(): Promise<void>;
}

/** The programs of a PostgreSQL server; null, with a message, if none is installed. */
export function programsOrWarning(): string | null {
  const programs = postgresPrograms();
  if (!programs) console.warn('PostgreSQL is not installed: two processes are not tested.');
  return programs;
}

/** Starts both on a database that `fill` fills; `env` holds the settings of both. */
export async function startTwoProcesses(
  programs: string,
  fill: (database: OpenedDatabase) => Promise<unknown>,
  env: Record<string, string> = {},
): Promise<TwoProcesses> {
  const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `api-${name}-`)));
  const postgres = await startPostgres(programs);
  const { databaseUrl } = postgres;
  const database = await openDatabase({ databaseUrl, dataDir: folders[0]! });
  await fill(database);
  const servers = await Promise.all(
    folders.map((dataDir) =>
      startServer('backend/main.ts', {
        ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
        ...{ COOKIE_SECRET: 'one secret for both processes, 32+', NODE_ENV: 'test', ...env },
      }),
    ),
  );
  return {
    servers,
    folders: folders as [string, string],
    database,
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
      await postgres.close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
