/**
 * Embedded databases that are made once and packed into a file: tests begin with a copy of one
 * instead of migrating and filling their own. The worker of the embedded database unpacks the file
 * that `EMPTY_DATABASE` names. A file is kept under a fingerprint of all that it is made from.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { openDatabase } from '../platform/db/open.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { shrinkArchive } from './smaller-archive.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DAY_MS = 86_400_000;
const FOLDER = path.join(ROOT, '.cache/databases');

export interface Preparation {
  /** Names the file. */
  name: string;
  /** Globs of the sources that the content depends on, besides migrations and packages. */
  sources?: readonly string[];
  /** Other things that the content depends on, such as the moment of its data. */
  parameters?: readonly string[];
  fill?(db: Kysely<Database>): Promise<void>;
}

/** Path of the packed database; creates it if it is missing or outdated. */
export async function preparedDatabase(preparation: Preparation): Promise<string> {
  const { name, fill } = preparation;
  const file = path.join(FOLDER, `${name}-${fingerprint(preparation)}.tar`);
  if (existsSync(file)) return file;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prepared-database-'));
  try {
    const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
    await fill?.(db);
    await close();
    const packed = await packDatabase(path.join(dataDir, 'db'));
    mkdirSync(FOLDER, { recursive: true });
    // Another process may make the same at the same time.
    const temporaryFile = `${file}.${process.pid}`;
    writeFileSync(temporaryFile, packed);
    // By the clock of the file system, because that of a test may be days ahead.
    const madeAt = statSync(temporaryFile).mtimeMs;
    for (const old of globSync(`${name}-*.tar`, { cwd: FOLDER })) {
      const otherFile = path.join(FOLDER, old);
      const { mtimeMs } = statSync(otherFile, { throwIfNoEntry: false }) ?? { mtimeMs: madeAt };
      // Another run may be about to read a recent one.
      if (madeAt - mtimeMs > DAY_MS) rmSync(otherFile, { force: true });
    }
    renameSync(temporaryFile, file);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return file;
}

/** A database with all tables and no rows. */
export const EMPTY_PREPARATION: Preparation = { name: 'empty' };
export const emptyDatabase = (): Promise<string> => preparedDatabase(EMPTY_PREPARATION);

/** Digest of everything that the database is made from. */
export function fingerprint({ sources = [], parameters = [] }: Preparation): string {
  const hash = createHash('sha256').update(JSON.stringify(parameters));
  const ownSources = ['backend/testing/{prepared-database,smaller-archive}.ts'];
  const globs = [
    'package-lock.json',
    'backend/platform/db/migrations/*.ts',
    ...ownSources,
    ...sources,
  ];
  for (const file of globs.flatMap((glob) => globSync(glob, { cwd: ROOT })).sort()) {
    if (/\.test\.ts$/.test(file)) continue;
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function packDatabase(folder: string): Promise<Buffer> {
  const database = new PGlite(folder);
  // Switches to a new write-ahead log file, which is nearly empty.
  await database.exec('select pg_switch_wal(); checkpoint');
  const { rows } = await database.query<{ log: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as log',
  );
  const packed = await database.dumpDataDir('none');
  await database.close();
  return shrinkArchive(Buffer.from(await packed.arrayBuffer()), rows[0]!.log);
}

/** Global set-up of vitest. */
export default async function useEmptyDatabase(): Promise<void> {
  process.env['EMPTY_DATABASE'] ??= await emptyDatabase();
}
