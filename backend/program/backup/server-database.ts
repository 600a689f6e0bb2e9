/** Uses PostgreSQL's own programs, which must be of the server's version or newer. */
import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';

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
  // Discards the script's output: unread output would fill the pipe.
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
    // Without this line, psql disconnects and the transaction is rolled back.
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
function ended(name: string, child: ChildProcess): Promise<void> {
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
 * Runs in the transaction of the restore, before what is there is dropped. Numbers that only grow
 * must not be given again: other machines of the shop compare them with what they saw before the
 * restore, and would take old data for current.
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
 * Runs in the same transaction, after it. A change of everything gets a number above those of both
 * databases, so that each process reads the catalogue again. What machines shared is forgotten: the
 * store may lack files that were removed since the backup, and the next release stores them again.
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
