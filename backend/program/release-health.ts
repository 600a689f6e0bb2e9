/** Output and exit codes of `npm run release -- check` and `repair`. */
import { existsSync } from 'node:fs';
import { addressOf } from './running.ts';
import { withBuildLock } from '../../src/publish/build/build-lock.ts';
import type { Env } from '../../src/env.ts';
import { checkReleases, isSound, type DamagedFile } from '../../src/publish/releases/check.ts';
import { type Repair, repairReleases } from '../../src/publish/releases/repair.ts';
import { forgetBuildRecord } from './build-record.ts';

/** Maximum number of files listed per release; the rest is counted. */
const MAX_NAMED = 20;

const LOST_ROWS: Record<string, string> = {
  releases: 'when and why some releases were made',
  entries: 'which files some releases have',
  script_sets: 'which scripts some pages have',
  entities: 'which data some pages show',
  reads: 'which data some pages show',
  moves: 'where some renamed pages are now',
  steps: 'which pages some releases renamed',
  edits: 'what some releases changed',
  held: 'some of what rollbacks hold back: see `npm run release -- held`',
  deploys: 'which releases were deployed',
  host_digests: 'what the host of deploys has',
};

/** Exit code 0: everything is sound; 1: something is damaged. */
export function check({ DATA_DIR }: Env): number {
  const found = checkReleases(DATA_DIR);
  if (!found) {
    console.log('There is no release yet.');
    return 0;
  }
  console.log(`Checked ${found.file}.`);
  for (const text of found.sqlite) console.log(`SQLite: ${text}`);
  for (const [at, { id, files, damaged }] of found.releases.entries()) {
    const what = damaged.length === 0 ? 'whole' : `${damaged.length} lost or damaged`;
    console.log(`Release ${id}${at === 0 ? ' (live)' : ''}: ${files} files, ${what}.`);
    tellFiles(damaged);
  }
  if (found.unused > 0) {
    console.log(
      `${found.unused} stored files belong to no release. An interrupted build leaves some.`,
    );
  }
  if (isSound(found)) {
    console.log('All releases are whole.');
    return 0;
  }
  console.log('Stop the shop and run `npm run release -- repair`.');
  return 1;
}

/**
 * Exit code 0: the live release is complete; 1: nothing was done; 2: the live release lost files.
 */
export async function repair(env: Env): Promise<number> {
  const url = addressOf(env.DATA_DIR);
  if (url) throw new Error(`The shop runs at ${url} and has the releases open: stop it first.`);
  const made = await withBuildLock(env.DATA_DIR, () =>
    Promise.resolve(repairReleases(env.DATA_DIR)),
  );
  if (!made) {
    console.log('There is nothing to repair.');
    return 0;
  }
  if (made.rendersAll) forgetBuildRecord(env);
  tell(made);
  return made.live?.damaged.length === 0 ? 0 : 2;
}

function tell({ live, kept, dropped, rebuilt, partial, unused, rendersAll, keptAs }: Repair): void {
  if (!live) console.log('No live release could be saved.');
  else if (live.damaged.length === 0)
    console.log(`Release ${live.id} is live and whole: ${live.files} files.`);
  else {
    console.log(
      `Release ${live.id} is live without ${live.damaged.length} of ${live.files} files:`,
    );
    tellFiles(live.damaged);
  }
  if (kept.length > 0) console.log(`Kept earlier releases: ${kept.join(', ')}.`);
  if (dropped.length > 0)
    console.log(`Dropped earlier releases that lacked files: ${dropped.join(', ')}.`);
  if (rebuilt > 0) console.log(`Restored ${rebuilt} entries from the indexes.`);
  if (unused > 0) console.log(`Removed ${unused} files that belong to no release.`);
  const lost = new Set(partial.map((table) => LOST_ROWS[table] ?? table));
  for (const text of lost) console.log(`Lost: ${text}.`);
  if (rendersAll) console.log('The next `npm start` or `npm run rebuild` renders every page.');
  if (existsSync(keptAs))
    console.log(`The damaged file is kept as ${keptAs}; delete it when all is well.`);
}

function tellFiles(files: readonly DamagedFile[]): void {
  for (const { path, why } of files.slice(0, MAX_NAMED)) console.log(`  ${path}: ${why}`);
  if (files.length > MAX_NAMED) console.log(`  and ${files.length - MAX_NAMED} more`);
}
