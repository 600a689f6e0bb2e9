/**
 * Dumps and restores a PostgreSQL database with PostgreSQL's own programs, which must be of the
 * server's version or newer.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';

/** File name of the database in a backup. */
export const DUMP_FILE = 'database.dump';

/** Writes a consistent dump of the whole database. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const args = ['--format=custom', `--file=${file}`];
  await waitForExit('pg_dump', startProgram('pg_dump', args, databaseUrl));
}

export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client
    .query(`select from pg_tables where schemaname = 'public' limit 1`)
    .finally(() => client.end());
  return rowCount === 0;
}

/**
 * Replaces the contents of the database by a dump, in one transaction: if it fails, nothing has
 * changed.
 */
export async function restoreDatabase(databaseUrl: string, file: string): Promise<void> {
  const isEmpty = await isDatabaseEmpty(databaseUrl);
  const restoreArguments = ['--no-owner', '--no-privileges', '--file=-', file];
  const script = startProgram('pg_restore', restoreArguments, databaseUrl);
  // Discards the script's output: unread output would fill the pipe.
  const psqlArguments = [
    ...['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
    ...['--file=-', '--output=/dev/null'],
  ];
  const database = startProgram('psql', psqlArguments, databaseUrl);
  const [reading, applying] = [waitForExit('pg_restore', script), waitForExit('psql', database)];
  const input = database.stdin!;
  // If psql ends early, its own error is reported.
  input.on('error', () => {});
  input.write(`begin;\n${BEFORE_RESTORE}\n`);
  if (!isEmpty) input.write('drop schema public cascade; create schema public;\n');
  script.stdout!.pipe(input, { end: false });
  try {
    await Promise.race([reading, applying]);
    // Only this line commits; without it, psql disconnects and the transaction is rolled back.
    input.end(`${AFTER_RESTORE}\ncommit;\n`);
    await applying;
  } finally {
    input.destroy();
    script.kill();
    await Promise.allSettled([reading, applying]);
  }
}

/**
 * Starts a program with the database address in its environment: it contains a password, and other
 * users can see arguments.
 */
function startProgram(name: string, args: string[], databaseUrl: string): ChildProcess {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const connection = {
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: decodeURIComponent(username) },
    ...{ PGPASSWORD: decodeURIComponent(password), PGDATABASE: pathname.slice(1) },
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  const variables = Object.entries(connection).filter(([, value]) => value !== '');
  const env = { ...process.env, ...Object.fromEntries(variables) };
  return spawn(name, args, { env });
}

/** Rejects with the program's error output unless it exits with 0. */
function waitForExit(name: string, child: ChildProcess): Promise<void> {
  let stderrText = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderrText += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const missing = `${name} is not installed: it comes with PostgreSQL's client programs.`;
      reject(new Error(isMissing ? missing : `${name} failed: ${cause.message}`, { cause }));
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${stderrText.trim()}`)),
    );
  });
}

/**
 * Runs in the transaction of the restore, before the current data is dropped. Numbers that only
 * increase must not be issued again: other machines compare them with those that they saw before
 * the restore, and would take old data for current.
 */
export const BEFORE_RESTORE = `
do $$ begin
  -- No change gets a number between this and the end of the restore.
  perform pg_advisory_xact_lock(hashtext('catalogue_changes'));
  perform set_config('shop.change', '0', true), set_config('shop.turn', '0', true);
  if to_regclass('public.catalogue_change_numbers') is not null then
    perform set_config('shop.change', last_value::text, true) from public.catalogue_change_numbers;
  end if;
  if to_regclass('public.release_pointer') is not null then
    perform set_config('shop.turn', fence::text, true) from public.release_pointer;
  end if;
end $$;`;

/**
 * Runs at the end of the same transaction. It adds a change of everything with a number above those
 * of both databases, so that each process reads the catalogue again. It deletes the records of
 * shared releases: the store may lack files that were deleted since the backup, and the next
 * release stores them again.
 */
export const AFTER_RESTORE = `
set search_path = public;
do $$ begin
  if to_regclass('catalogue_change_numbers') is not null then
    perform setval('catalogue_change_numbers',
      greatest(last_value, current_setting('shop.change')::bigint)) from catalogue_change_numbers;
    insert into catalogue_changes (products) values (null);
  end if;
  if to_regclass('release_pointer') is not null then
    update release_pointer set release = null, pins = '[]', snapshot = null, built = null,
      fence = greatest(fence, current_setting('shop.turn')::bigint) + 1;
    delete from shared_releases;
    delete from release_entries;
    delete from release_moves;
  end if;
end $$;`;
