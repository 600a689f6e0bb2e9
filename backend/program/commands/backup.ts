/** `npm run backup` and `npm run restore`: a folder, or a single file made by `tar`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnv } from '../../../src/env.ts';
import { protectDataDir } from '../../platform/private-data.ts';
import { makeBackup, restoreBackup, type Manifest } from '../backup/backup.ts';
import { exitCodeOf, errorText } from '../processes.ts';
import type { Print } from './command-line.ts';

const USAGE = {
  backup: `Usage (also while the shop runs):
  backup FOLDER|FILE.tar             copies database, secrets, media and releases`,
  restore: `Usage (while the shop is stopped):
  restore FOLDER|FILE.tar            makes the shop of DATA_DIR and DATABASE_URL from a backup
          --replace                  in the place of what is there`,
};
const ARCHIVE = /\.(tar|tar\.gz|tgz)$/;

/** Prints the result; returns the exit code. */
export async function runBackupCommand(
  command: 'backup' | 'restore',
  args: string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      ...{ args, allowPositionals: true },
      options: command === 'restore' ? { replace: { type: 'boolean', default: false } } : {},
    });
    const [name, ...others] = positionals;
    if (!name || others.length > 0) {
      print(USAGE[command]);
      return 2;
    }
    const env = parseEnv(source);
    const target = path.resolve(name);
    refuseInsideDataDir(env.DATA_DIR, target);
    // A backup contains personal data, so only its owner may read it.
    process.umask(0o077);
    if (command === 'backup') {
      const { files } = await makeBackupAt(target, (folder) => makeBackup(env, folder, new Date()));
      print(`${target} holds the shop of ${env.DATA_DIR}: ${Object.keys(files).length} files.`);
    } else {
      protectDataDir(env.DATA_DIR, print);
      const replaces = (values as { replace?: boolean }).replace === true;
      const { madeAt } = await withBackupFolder(target, (folder) =>
        restoreBackup(env, folder, { replaces }),
      );
      print(`${env.DATA_DIR} holds the shop as it was at ${madeAt}. Start it with npm start.`);
    }
    return 0;
  } catch (error) {
    print(errorText(error));
    return exitCodeOf(error);
  }
}

/**
 * Refuses a backup inside the data folder: it would be copied into the next backup, and deleted by
 * `restore --replace`.
 */
function refuseInsideDataDir(dataDir: string, target: string): void {
  const [first] = path.relative(dataDir, target).split(path.sep);
  if (first !== '..')
    throw new Error(`${target} lies in ${dataDir}: keep backups outside of what they copy.`);
}

async function makeBackupAt(
  target: string,
  make: (folder: string) => Promise<Manifest>,
): Promise<Manifest> {
  if (!ARCHIVE.test(target)) return make(target);
  if (existsSync(target)) throw new Error(`${target} exists already: name a new file.`);
  return withTemporaryFolder(target, async (folder) => {
    const backup = await make(folder);
    execFileSync('tar', [target.endsWith('.tar') ? '-cf' : '-czf', target, '-C', folder, '.']);
    return backup;
  });
}

async function withBackupFolder<T>(
  target: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if (!existsSync(target)) throw new Error(`There is no backup ${target}.`);
  if (!ARCHIVE.test(target)) return use(target);
  return withTemporaryFolder(target, (folder) => {
    try {
      execFileSync('tar', ['-xf', target, '-C', folder], { stdio: 'pipe' });
    } catch (error) {
      throw new Error(`The backup is damaged: ${target} cannot be unpacked.`, { cause: error });
    }
    return use(folder);
  });
}

/** Runs `use` with a temporary folder beside the file: its disk must have enough space anyway. */
async function withTemporaryFolder<T>(
  file: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(`${file}.`);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
