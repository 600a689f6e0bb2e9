/**
 * Backs up everything that cannot be recreated: database, secrets, media, releases. The shop may be
 * running. The database is copied first, as a consistent snapshot; media it refers to are never
 * removed, so they are still there when copied afterwards.
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
import { askBackupOfRunningShop, addressOf } from '../running.ts';
import { DUMP_FILE, dumpServer, isEmptyServer, restoreServer } from './server-database.ts';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Hono } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import { requireInternal } from '../../platform/http/handled-call.ts';

type RestoreEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

type BackupEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** Folder of the embedded database, in DATA_DIR and in a backup. */
const DATABASE = 'db';
/** Folder of the other files of DATA_DIR in a backup. */
const DATA = 'data';

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

const STAGED = '.restoring';

/**
 * Issued order and invoice numbers must never be reused, so this file of the target stays: it is
 * newer than the backup's (`issued-numbers.ts`).
 */
const STAYS = 'given-numbers.json';

const LOCK = 'db.lock';

/**
 * Verifies the whole backup before changing the target. Throws an Error with a readable message if
 * it refuses.
 */
export async function restoreBackup(
  env: RestoreEnv,
  folder: string,
  { replaces }: { replaces: boolean },
): Promise<Manifest> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const url = addressOf(dataDir);
  if (url) throw new Error(`The shop runs at ${url}: stop it first.`);
  const manifest = await checkedManifest(folder);
  refuseOtherKind(manifest, databaseUrl);
  if (!replaces) await refuseFilled(env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const free = takeFolderLock(path.join(dataDir, LOCK));
  const staged = path.join(dataDir, STAGED);
  try {
    rmSync(staged, { recursive: true, force: true });
    cpSync(path.join(folder, DATA), staged, { recursive: true });
    if (databaseUrl) await restoreServer(databaseUrl, path.join(folder, DUMP_FILE));
    else cpSync(path.join(folder, 'db'), path.join(staged, 'db'), { recursive: true });
    replaceBy(dataDir, staged);
  } finally {
    rmSync(staged, { recursive: true, force: true });
    free();
  }
  return manifest;
}

function refuseOtherKind({ database }: Manifest, databaseUrl: string): void {
  if (database === 'postgresql' && !databaseUrl)
    throw new Error('The backup is of a PostgreSQL server: set DATABASE_URL to where it is to go.');
  if (database === 'embedded' && databaseUrl)
    throw new Error('The backup is of an embedded database: unset DATABASE_URL.');
}

async function refuseFilled({ DATA_DIR, DATABASE_URL }: RestoreEnv): Promise<void> {
  const isFilled = existsSync(DATA_DIR) && readdirSync(DATA_DIR).some((name) => name !== STAGED);
  if (isFilled)
    throw new Error(`${DATA_DIR} is not empty: restore with --replace to lose what it holds.`);
  if (DATABASE_URL && !(await isEmptyServer(DATABASE_URL)))
    throw new Error(
      'The database of DATABASE_URL is not empty: restore with --replace to lose what it holds.',
    );
}

/** Entry by entry: the folder itself may be a mount point, which cannot be renamed. */
function replaceBy(dataDir: string, staged: string): void {
  for (const name of readdirSync(dataDir)) {
    if (![STAGED, STAYS, LOCK].includes(name))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(staged)) {
    const to = path.join(dataDir, name);
    if (!existsSync(to)) renameSync(path.join(staged, name), to);
  }
}

const FILE = 'backup.json';

const schema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** SHA-256 of every file, by path. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof schema>;

/** Records every file of the folder with its digest. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'madeAt' | 'database'>,
): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const file of filesOf(folder)) files[file] = await digestOf(path.join(folder, file));
  const manifest: Manifest = { format: 1, ...about, files };
  const text = JSON.stringify(manifest);
  writeFileSync(path.join(folder, FILE), JSON.stringify({ digest: digest(text), text }));
  return manifest;
}

/**
 * Reads a backup's manifest and verifies every file. Throws an Error with a readable message if one
 * differs.
 */
async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [file, expected] of Object.entries(manifest.files)) {
    const at = path.join(folder, file);
    if (!existsSync(at)) throw new Error(`The backup is damaged: ${file} is missing.`);
    if ((await digestOf(at)) !== expected)
      throw new Error(`The backup is damaged: ${file} is not what was backed up.`);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  if (!existsSync(path.join(folder, FILE)))
    throw new Error(`${folder} is no finished backup: it has no ${FILE}.`);
  try {
    const written = readFileSync(path.join(folder, FILE), 'utf8');
    const { digest: expected, text } = JSON.parse(written) as { digest: string; text: string };
    if (digest(text) === expected) return schema.parse(JSON.parse(text));
  } catch {
    // Reported below.
  }
  throw new Error(`The backup is damaged: ${FILE} cannot be read.`);
}

/** All files in a folder and its subfolders, as paths with `/`, sorted. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

async function digestOf(file: string): Promise<string> {
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
