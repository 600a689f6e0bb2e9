/**
 * A copy of everything that a shop cannot make again: database, secrets, media, releases. The shop may
 * run meanwhile. The database is copied first, as it is at one moment; media that it names are never
 * removed, so those that are copied after it are all there.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import type { Env } from '../../../src/env.ts';
import { takeFolderLock } from '../../platform/db/folder-lock.ts';
import { askBackupOfRunningShop } from '../running.ts';
import { filesOf, type Manifest, writeManifest } from './manifest.ts';
import { DUMP, dumpServer } from './server-database.ts';

type BackupEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** The folder of the embedded database, in DATA_DIR and in a backup. */
const DATABASE = 'db';
/** Where the other files of DATA_DIR lie in a backup. */
export const DATA = 'data';

/** What is made again, belongs to a process, or is half written. */
const LEFT_OUT = [
  /^(db|images|import-download|\.restoring)\//,
  /^(db\.lock|backend\.json)/,
  /^build-(lock|wish)/,
  /\.sqlite-(wal|shm|journal)$/,
  /\.(half|new)$/,
];
/** Pages at a time: another process that writes in between would make it begin again. */
const EVERYTHING = 2 ** 31 - 1;

/** Fills a new folder. Throws a sentence where it cannot. */
export async function makeBackup(env: BackupEnv, folder: string, now: Date): Promise<Manifest> {
  if (!existsSync(env.DATA_DIR)) throw new Error(`There is no shop in ${env.DATA_DIR}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder for each backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isServer = env.DATABASE_URL !== '';
  if (isServer) await dumpServer(env.DATABASE_URL, path.join(folder, DUMP));
  else await copyEmbedded(env.DATA_DIR, path.join(folder, DATABASE));
  await copyData(env.DATA_DIR, path.join(folder, DATA));
  return writeManifest(folder, {
    madeAt: now.toISOString(),
    database: isServer ? 'postgresql' : 'embedded',
  });
}

/** By the process that has the database open; where none has, nobody opens it meanwhile. */
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

/** As it is at one moment, whoever writes to it. */
async function copyOpenSqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await copySqlite(source, to, { rate: EVERYTHING });
  } finally {
    source.close();
  }
}

/** What was removed since it was listed is of no use any more. */
function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
