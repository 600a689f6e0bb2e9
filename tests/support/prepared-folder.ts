/**
 * Data folders of whole shops, built once and stopped: tests start on a copy, which takes seconds. A
 * folder is kept for later runs under a fingerprint of all that it is made from.
 */
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type RunningServer } from '../../backend/program/processes.ts';
import { withBuildLock } from '../../src/publish/build/build-lock.ts';
import { codeFingerprint, fileFingerprint } from '../../src/publish/bundle/fingerprint.ts';
import { parseEnv } from '../../src/env.ts';
import { removeDataDir } from './remove-data-dir.ts';

const FOLDER = path.join(ROOT, '.cache/prepared-shops');
/** Sources that produce the data, in addition to the code of the pages. */
const MAKERS = ['backend/**/*', 'demo/**/*', 'scripts/*.ts'];

export interface Preparation {
  /** The same for all versions of the folder. */
  name: string;
  /** Settings of the shop. */
  env: Record<string, string>;
  /** What else the data depend on, as the day on which they are made. */
  parameters?: readonly string[];
  start(env: Record<string, string> & { DATA_DIR: string }): Promise<RunningServer>;
  /** Fills the database before the first start. */
  fill?(dataDir: string): Promise<void>;
}

/** The folder of a preparation; whoever asks first makes it, and replaces an outdated one. */
export async function preparedFolder(preparation: Preparation): Promise<string> {
  const { name, env, fill, start } = preparation;
  const home = path.join(FOLDER, name);
  const folder = path.join(home, fingerprint(preparation));
  mkdirSync(home, { recursive: true });
  await withBuildLock(home, async () => {
    if (existsSync(folder)) return;
    for (const entry of readdirSync(home, { withFileTypes: true })) {
      if (entry.isDirectory()) removeDataDir(path.join(home, entry.name));
    }
    // Renamed at the end: a run that was interrupted leaves nothing that looks finished.
    const unfinished = `${folder}.unfinished`;
    await fill?.(unfinished);
    const shop = await start({ ...env, DATA_DIR: unfinished });
    await shop.stop();
    renameSync(unfinished, folder);
  });
  return folder;
}

function fingerprint({ env, parameters = [] }: Preparation): string {
  const pages = codeFingerprint(ROOT, parseEnv({ ...process.env, ...env }));
  return fileFingerprint(ROOT, MAKERS, [pages, JSON.stringify(env), ...parameters]);
}

/** Copies a data folder; where the file system can, blocks are copied when they are written. */
export function copyFolder(from: string, to: string): void {
  removeDataDir(to);
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
