/**
 * Backs up everything that cannot be recreated: database, secrets, media, releases. The shop may be
 * running. The database is copied first, as a consistent snapshot; media to which it refers are
 * never deleted, so they still exist when they are copied afterwards.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  createReadStream,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import type { Env } from '../../../src/env.ts';
import { takeFolderLock } from '../../platform/db/folder-lock.ts';
import { askBackupOfRunningShop, runningShopAddress } from '../running.ts';
import { DUMP_FILE, dumpDatabase, isDatabaseEmpty, restoreDatabase } from './server-database.ts';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Hono } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import { requireInternal } from '../../platform/http/handled-call.ts';

type RestoreEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

type BackupEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** Folder of the embedded database, in DATA_DIR and in a backup. */
const DATABASE_FOLDER = 'db';
/** Folder of the other files of DATA_DIR in a backup. */
const DATA_FOLDER = 'data';

/**
 * Files that are not backed up: they can be recreated, belong to a running process, or are
 * incomplete.
 */
const EXCLUDED_FILES = [
  /^(db|images|import-download|\.restoring)\//,
  /^(db\.lock|backend\.json)/,
  /^(releases-place|shared-(release|snapshot)\.json)/,
  /^(build-(lock|wish)|release-lock)/,
  /\.sqlite-(wal|shm|journal)$/,
  /\.(half|new)$/,
];
/**
 * Number of pages per step: all, because a write of another process between two steps would restart
 * the copy.
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Writes a backup to a new folder. Throws an Error with a readable message if that is not possible.
 */
export async function makeBackup(env: BackupEnv, folder: string, now: Date): Promise<Manifest> {
  if (!existsSync(env.DATA_DIR)) throw new Error(`There is no shop in ${env.DATA_DIR}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder for each backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isServer = env.DATABASE_URL !== '';
  if (isServer) await dumpDatabase(env.DATABASE_URL, path.join(folder, DUMP_FILE));
  else await copyEmbedded(env.DATA_DIR, path.join(folder, DATABASE_FOLDER));
  await copyData(env.DATA_DIR, path.join(folder, DATA_FOLDER));
  return writeManifest(folder, {
    madeAt: now.toISOString(),
    database: isServer ? 'postgresql' : 'embedded',
  });
}

/**
 * Copies the embedded database. The process that has it open makes the copy; if there is none, the
 * database is locked meanwhile.
 */
async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  if (await askBackupOfRunningShop(dataDir, to)) return;
  if (!existsSync(path.join(dataDir, DATABASE_FOLDER))) return;
  const releaseLock = takeFolderLock(path.join(dataDir, 'db.lock'));
  try {
    cpSync(path.join(dataDir, DATABASE_FOLDER), to, { recursive: true });
  } finally {
    releaseLock();
  }
}

async function copyData(dataDir: string, to: string): Promise<void> {
  mkdirSync(to, { mode: 0o700 });
  const files = filesOf(dataDir).filter(
    (file) => !EXCLUDED_FILES.some((pattern) => pattern.test(file)),
  );
  for (const file of files) {
    const [from, copy] = [path.join(dataDir, file), path.join(to, file)];
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
    if (file.endsWith('.sqlite')) await copyOpenSqlite(from, copy);
    else copyIfExists(from, copy);
  }
}

/** A consistent snapshot, even during writes. */
async function copyOpenSqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await copySqlite(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Copies a file unless it was deleted since it was listed: then nothing refers to it any more. */
function copyIfExists(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const STAGING_FOLDER = '.restoring';

/**
 * The file of issued order and invoice numbers (`issued-numbers.ts`). A restore keeps that of the
 * target, which is newer than the backup's, so that no number is issued twice.
 */
const NUMBERS_FILE = 'given-numbers.json';

const LOCK_FILE = 'db.lock';

/**
 * Restores a backup, which is verified completely before anything is changed. Throws an Error with
 * a readable message if it refuses.
 */
export async function restoreBackup(
  env: RestoreEnv,
  folder: string,
  { replaces }: { replaces: boolean },
): Promise<Manifest> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const url = runningShopAddress(dataDir);
  if (url) throw new Error(`The shop runs at ${url}: stop it first.`);
  const manifest = await verifiedManifest(folder);
  refuseOtherDatabaseKind(manifest, databaseUrl);
  if (!replaces) await refuseTargetWithData(env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const releaseLock = takeFolderLock(path.join(dataDir, LOCK_FILE));
  const stagingFolder = path.join(dataDir, STAGING_FOLDER);
  try {
    rmSync(stagingFolder, { recursive: true, force: true });
    cpSync(path.join(folder, DATA_FOLDER), stagingFolder, { recursive: true });
    if (databaseUrl) await restoreDatabase(databaseUrl, path.join(folder, DUMP_FILE));
    else cpSync(path.join(folder, 'db'), path.join(stagingFolder, 'db'), { recursive: true });
    replaceData(dataDir, stagingFolder);
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true });
    releaseLock();
  }
  return manifest;
}

function refuseOtherDatabaseKind({ database }: Manifest, databaseUrl: string): void {
  if (database === 'postgresql' && !databaseUrl)
    throw new Error('The backup is of a PostgreSQL server: set DATABASE_URL to where it is to go.');
  if (database === 'embedded' && databaseUrl)
    throw new Error('The backup is of an embedded database: unset DATABASE_URL.');
}

async function refuseTargetWithData({ DATA_DIR, DATABASE_URL }: RestoreEnv): Promise<void> {
  const hasFiles =
    existsSync(DATA_DIR) && readdirSync(DATA_DIR).some((name) => name !== STAGING_FOLDER);
  if (hasFiles)
    throw new Error(`${DATA_DIR} is not empty: restore with --replace to lose what it holds.`);
  if (DATABASE_URL && !(await isDatabaseEmpty(DATABASE_URL)))
    throw new Error(
      'The database of DATABASE_URL is not empty: restore with --replace to lose what it holds.',
    );
}

/**
 * Replaces the data entry by entry: the folder itself may be a mount point, which cannot be
 * renamed.
 */
function replaceData(dataDir: string, stagingFolder: string): void {
  for (const name of readdirSync(dataDir)) {
    if (![STAGING_FOLDER, NUMBERS_FILE, LOCK_FILE].includes(name))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(stagingFolder)) {
    const to = path.join(dataDir, name);
    if (!existsSync(to)) renameSync(path.join(stagingFolder, name), to);
  }
}

const MANIFEST_FILE = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** SHA-256 of every file, by path. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Records every file of the folder with its digest. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'madeAt' | 'database'>,
): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const file of filesOf(folder)) files[file] = await digestOfFile(path.join(folder, file));
  const manifest: Manifest = { format: 1, ...about, files };
  const text = JSON.stringify(manifest);
  writeFileSync(
    path.join(folder, MANIFEST_FILE),
    JSON.stringify({ digest: digestOfText(text), text }),
  );
  return manifest;
}

/**
 * Reads a backup's manifest and verifies every file. Throws an Error with a readable message if one
 * differs.
 */
async function verifiedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [file, expected] of Object.entries(manifest.files)) {
    const at = path.join(folder, file);
    if (!existsSync(at)) throw new Error(`The backup is damaged: ${file} is missing.`);
    if ((await digestOfFile(at)) !== expected)
      throw new Error(`The backup is damaged: ${file} is not what was backed up.`);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  if (!existsSync(path.join(folder, MANIFEST_FILE)))
    throw new Error(`${folder} is no finished backup: it has no ${MANIFEST_FILE}.`);
  try {
    const fileText = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
    const { digest: expected, text } = JSON.parse(fileText) as { digest: string; text: string };
    if (digestOfText(text) === expected) return manifestSchema.parse(JSON.parse(text));
  } catch {
    // Reported below.
  }
  throw new Error(`The backup is damaged: ${MANIFEST_FILE} cannot be read.`);
}

/** All files in a folder and its subfolders, as paths with `/`, sorted. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const digestOfText = (text: string) => createHash('sha256').update(text).digest('hex');

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

// `POST /api/internal/backup`: copies the embedded database of the running shop.

const copySchema = z.object({ folder: z.string().min(1) });

export function backupRoutes(
  copyTo: ((folder: string) => Promise<void>) | null,
  token: string,
): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post('/', async (c) => {
    const body = copySchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success || !copyTo) return c.json(failureBody('There is nothing to copy.'), 400);
    try {
      await copyTo(body.data.folder);
      return c.json({ Success: true, Data: true });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 500);
    }
  });
  return app;
}
