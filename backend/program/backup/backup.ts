/**
 * Backs up everything that cannot be recreated: database, secrets, media, releases. The shop may be
 * running. The database is copied first, as a consistent snapshot; media it refers to are never
 * removed, so they are still there when copied afterwards.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import type { Env } from '../../../src/env.ts';
import { takeFolderLock } from '../../platform/db/folder-lock.ts';
import { askBackupOfRunningShop } from '../running.ts';
import { filesOf, type Manifest, writeManifest } from './manifest.ts';
import { DUMP_FILE, dumpServer } from './server-database.ts';

type BackupEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** Folder of the embedded database, in DATA_DIR and in a backup. */
const DATABASE = 'db';
/** Folder of the other files of DATA_DIR in a backup. */
export const DATA = 'data';

/** Files that can be recreated, belong to a process, or are incomplete. */
const LEFT_OUT = [
  /^(db|images|import-download|\.restoring)\//,
  /^(db\.lock|backend\.json)/,
  /^(releases-place|shared-(release|snapshot)\.json)/,
  /^build-(lock|wish)/,
  /\.sqlite-(wal|shm|journal)$/,
  /\.(half|new)$/,
];
/** Pages per step: a write of another process between steps would restart the copy. */
const EVERYTHING = 2 ** 31 - 1;

/** Fills a new folder. Throws an Error with a readable message if that is not possible. */
export async function makeBackup(env: BackupEnv, folder: string, now: Date): Promise<Manifest> {
  if (!existsSync(env.DATA_DIR)) throw new Error(`There is no shop in ${env.DATA_DIR}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder for each backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isServer = env.DATABASE_URL !== '';
  if (isServer) await dumpServer(env.DATABASE_URL, path.join(folder, DUMP_FILE));
  else await copyEmbedded(env.DATA_DIR, path.join(folder, DATABASE));
  await copyData(env.DATA_DIR, path.join(folder, DATA));
  return writeManifest(folder, {
    madeAt: now.toISOString(),
    database: isServer ? 'postgresql' : 'embedded',
  });
}

/**
 * Done by the process that has the database open; if there is none, the database is locked during
 * the copy.
 */
async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  if (await askBackupOfRunningShop(dataDir, to)) return;
  if (!existsSync(path.join(dataDir, DATABASE))) return;
  const free = takeFolderLock(path.join(dataDir, 'db.lock'));
  try {
    cpSync(path.join(dataDir, DATABASE), to, { recursive: true });
  } finally {
    free();
  }
}

async function copyData(dataDir: string, to: string): Promise<void> {
  mkdirSync(to, { mode: 0o700 });
  const files = filesOf(dataDir).filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)));
  for (const file of files) {
    const [from, copy] = [path.join(dataDir, file), path.join(to, file)];
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
    if (file.endsWith('.sqlite')) await copyOpenSqlite(from, copy);
    else copyIfThere(from, copy);
  }
}

/** A consistent snapshot, even during writes. */
async function copyOpenSqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await copySqlite(source, to, { rate: EVERYTHING });
  } finally {
    source.close();
  }
}

/** A file removed since it was listed is no longer needed. */
function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
