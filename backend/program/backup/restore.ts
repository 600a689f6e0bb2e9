/** Restores a shop from a backup, replacing the target's data. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../../src/env.ts';
import { takeFolderLock } from '../../platform/db/folder-lock.ts';
import { addressOf } from '../running.ts';
import { DATA } from './backup.ts';
import { checkedManifest, type Manifest } from './manifest.ts';
import { DUMP_FILE, isEmptyServer, restoreServer } from './server-database.ts';

type RestoreEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

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
