/** Uses PostgreSQL's own programs, which must be of the server's version or newer. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

/** File name of the database in a backup. */
export const DUMP = 'database.dump';

/** Writes a consistent dump of the whole database. */
export async function dumpServer(databaseUrl: string, file: string): Promise<void> {
  await program('pg_dump', ['--format=custom', `--file=${file}`], databaseUrl);
}

export async function isEmptyServer(databaseUrl: string): Promise<boolean> {
  const { rowCount } = await ask(
    databaseUrl,
    `select from pg_tables where schemaname = 'public' limit 1`,
  );
  return rowCount === 0;
}

/** Replaces the database's contents by a dump. The dump is read before anything is removed. */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  await program('pg_restore', ['--list', file], databaseUrl);
  if (!(await isEmptyServer(databaseUrl)))
    await ask(databaseUrl, 'drop schema public cascade; create schema public');
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const database = new URL(databaseUrl).pathname.slice(1);
  await program('pg_restore', [...whole, `--dbname=${database}`, file], databaseUrl);
}

async function ask(databaseUrl: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/**
 * Passed in the environment: other users can see arguments, and the address contains a password.
 */
async function program(name: string, args: string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = {
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: decodeURIComponent(username) },
    ...{ PGPASSWORD: decodeURIComponent(password), PGDATABASE: pathname.slice(1) },
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  try {
    await promisify(execFile)(name, args, {
      env: { ...process.env, ...Object.fromEntries(given) },
    });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    throw new Error(
      code === 'ENOENT'
        ? `${name} is not installed: it comes with PostgreSQL's client programs.`
        : `${name} failed: ${stderr?.trim() ?? ''}`,
      { cause: error },
    );
  }
}
