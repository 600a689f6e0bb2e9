/** Uses PostgreSQL's own programs, which must be of the server's version or newer. */
import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';
import { AFTER_RESTORE, BEFORE_RESTORE } from './restored-numbers.ts';

/** File name of the database in a backup. */
export const DUMP_FILE = 'database.dump';

/** Writes a consistent dump of the whole database. */
export async function dumpServer(databaseUrl: string, file: string): Promise<void> {
  const args = ['--format=custom', `--file=${file}`];
  await ended('pg_dump', start('pg_dump', args, databaseUrl));
}

export async function isEmptyServer(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client
    .query(`select from pg_tables where schemaname = 'public' limit 1`)
    .finally(() => client.end());
  return rowCount === 0;
}

/**
 * Replaces the database's contents by a dump, in one transaction: if it fails at any point, the
 * database is as it was.
 */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  const isEmpty = await isEmptyServer(databaseUrl);
  const reads = ['--no-owner', '--no-privileges', '--file=-', file];
  const script = start('pg_restore', reads, databaseUrl);
  // What the script answers is read by nobody, and would fill the pipe.
  const applies = [
    ...['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
    ...['--file=-', '--output=/dev/null'],
  ];
  const database = start('psql', applies, databaseUrl);
  const [isRead, isApplied] = [ended('pg_restore', script), ended('psql', database)];
  const input = database.stdin!;
  // If psql ends early, it says why.
  input.on('error', () => {});
  input.write(`begin;\n${BEFORE_RESTORE}\n`);
  if (!isEmpty) input.write('drop schema public cascade; create schema public;\n');
  script.stdout!.pipe(input, { end: false });
  try {
    await Promise.race([isRead, isApplied]);
    // Without this line psql ends its connection, and nothing has happened.
    input.end(`${AFTER_RESTORE}\ncommit;\n`);
    await isApplied;
  } finally {
    input.destroy();
    script.kill();
    await Promise.allSettled([isRead, isApplied]);
  }
}

/**
 * The address is passed in the environment: other users can see arguments, and it contains a
 * password.
 */
function start(name: string, args: string[], databaseUrl: string): ChildProcess {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = {
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: decodeURIComponent(username) },
    ...{ PGPASSWORD: decodeURIComponent(password), PGDATABASE: pathname.slice(1) },
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  const env = { ...process.env, ...Object.fromEntries(given) };
  return spawn(name, args, { env });
}

/** Rejects with what the program said, unless it ends with 0. */
function ended(name: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const missing = `${name} is not installed: it comes with PostgreSQL's client programs.`;
      reject(new Error(isMissing ? missing : `${name} failed: ${cause.message}`, { cause }));
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`)),
    );
  });
}
