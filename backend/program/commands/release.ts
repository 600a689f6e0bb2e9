/**
 * `npm run release`: shows the live and earlier releases, and rolls back.
 *
 *   npm run release -- list
 *   npm run release -- rollback 12      what release 12 was, as a new release
 *   npm run release -- paused           what rollbacks paused at its earlier state
 *   npm run release -- resume NAME…     these follow the APIs again
 *   npm run release -- export DIR       the live release as a plain folder
 *   npm run release -- prune 5          forget all but the last five
 *   npm run release -- deploy           the live release to Netlify (docs/netlify.md)
 *   npm run release -- deploy --release 12
 *   npm run release -- serve            a site server beside the shop's own (PORT, API_BASE_URL)
 *   npm run release -- check            whether every file of every release is whole; exits with 1 if not
 *   npm run release -- repair           saves what can be saved (docs/builds.md); exits with 2 if the
 *                                       live release lost files
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { protectDataDir } from '../../platform/private-data.ts';
import { runningShopAddress } from '../running.ts';
import { sourcesOfParties } from '../../platform/site/security-headers.ts';
import { openLog } from '../../platform/log.ts';
import { startSiteServer } from '../../platform/site/site-server.ts';
import { stopOnSignals, errorText } from '../processes.ts';
import { FolderOutput } from '../../../src/publish/build/output.ts';
import { rollBack } from '../../../src/publish/build/roll-back.ts';
import { env, type Env } from '../../../src/env.ts';
import { openNetlify } from '../../../src/publish/hosts/client.ts';
import { deployRelease, hostedFiles } from '../../../src/publish/hosts/deploy.ts';
import { Deploys, type Release } from '../../../src/publish/releases/release.ts';
import type { Sharing } from '../../../src/publish/releases/shared/manifest.ts';
import { prune } from '../../../src/publish/releases/pins.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';
import { keepFollowing, openSharing } from '../machines/open-sharing.ts';
import { showSteps } from '../../../src/publish/renderer/progress.ts';
import { existsSync } from 'node:fs';
import { withBuildLock } from '../../../src/publish/build/build-lock.ts';
import { checkReleases, isSound, type DamagedFile } from '../../../src/publish/releases/check.ts';
import { type RepairReport, repairReleases } from '../../../src/publish/releases/repair.ts';
import { forgetBuildRecord } from '../build-record.ts';

/** Maximum number of files listed per release; the rest is counted. */
const MAX_LISTED_FILES = 20;

const LOST_TABLE_TEXTS: Record<string, string> = {
  releases: 'when and why some releases were made',
  entries: 'which files some releases have',
  script_sets: 'which scripts some pages have',
  entities: 'which data some pages show',
  reads: 'which data some pages show',
  moves: 'where some renamed pages are now',
  steps: 'which pages some releases renamed',
  edits: 'what some releases changed',
  held: 'some of what rollbacks paused: see `npm run release -- paused`',
  deploys: 'which releases were deployed',
  host_digests: 'what the host of deploys has',
};

const USAGE =
  'Use: npm run release -- list | rollback NUMBER | paused | resume NAME… | export DIR | prune NUMBER | deploy [--release NUMBER] | serve | check | repair';

function parseWholeNumber(text: string | undefined): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(USAGE);
  return number;
}

function list(releases: Releases): void {
  for (const release of releases.list()) {
    const { id, madeAt, kind, rendered, changed, seconds, madeBy, reason } = release;
    console.log(
      `${String(id).padStart(5)}  ${madeAt.toISOString()}  ${kind.padEnd(8)} ${String(rendered).padStart(6)} pages ${String(changed).padStart(6)} changed ${seconds.toFixed(1).padStart(6)} s  ${madeBy}: ${reason}`,
    );
  }
  const { disk, live, files } = releases.size();
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${files} files live, ${megabytes(live)} unpacked; ${megabytes(disk)} on disk.`);
}

function listPins(releases: Releases): void {
  const pins = releases.pins.list();
  if (pins.length === 0) console.log('Nothing is paused.');
  for (const { name, since, by } of pins) {
    console.log(`${name.padEnd(32)} paused since ${since.toISOString()} by ${by}`);
  }
}

async function exportTo(releases: Releases, folder: string): Promise<void> {
  const live = liveReleaseOf(releases);
  // The export may be served by another user's web server, so it gets the usual permissions.
  process.umask(umask);
  const output = new FolderOutput(path.resolve(folder));
  await output.begin();
  // Exports the files that a host would get: with redirects for moved pages, and older assets for
  // open tabs.
  const deploys = new Deploys(env().DATA_DIR, 'folder');
  try {
    const files = hostedFiles(releases, deploys, live.id);
    for (const [name, { body }] of files) await output.put({ path: name, body: body() });
  } finally {
    deploys.close();
  }
  await output.end();
  console.log(`Release ${live.id} stands in ${folder}.`);
}

async function deploy(releases: Releases, release: number | undefined): Promise<void> {
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site, NETLIFY_API_URL: apiUrl } = env();
  if (!token || !site) throw new Error('Set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID.');
  const number = release ?? liveReleaseOf(releases).id;
  const deploys = new Deploys(env().DATA_DIR, site);
  try {
    const started = performance.now();
    const deployed = await deployRelease({
      netlify: openNetlify({ token, site, apiUrl }),
      ...{ releases, deploys, release: number, onStep: showSteps() },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const sentText = deployed.restored
      ? 'was there before'
      : `${deployed.sent} of ${deployed.files} files sent`;
    console.log(
      `Release ${number} is live on Netlify as deploy ${deployed.id}: ${sentText}, ${seconds} s.`,
    );
  } finally {
    deploys.close();
  }
}

/** Serves the live release, and follows new releases of any publisher, on other machines as well. */
async function serve(): Promise<void> {
  const { DATA_DIR: dataDir, API_BASE_URL, DATABASE_URL: databaseUrl } = env();
  const apiBaseUrl = API_BASE_URL || runningShopAddress(dataDir);
  if (!apiBaseUrl) throw new Error('Set API_BASE_URL to the shop that answers the calls.');
  const log = openLog(env());
  const { shared, close: closeSharing } = await openSharing(env());
  const stopFollowing = await keepFollowing(shared, databaseUrl, log);
  const server = await startSiteServer({
    ...{ env: env(), apiBaseUrl, log },
    parties: sourcesOfParties(env()),
  });
  stopOnSignals({
    drain: () => server.drain(),
    async close() {
      await stopFollowing();
      await server.close();
      await closeSharing();
    },
  });
  console.log(`The site answers on ${server.url}`);
}

function liveReleaseOf(releases: Releases): Release {
  const live = releases.current();
  if (!live) throw new Error('There is no release yet: run `npm start` or `npm run rebuild`.');
  return live;
}

const umask = protectDataDir(env().DATA_DIR, (text) => console.error(text));

interface Arguments {
  command: string | undefined;
  names: string[];
  /** Value of `--release`. */
  release: string | undefined;
}

async function run(
  releases: Releases,
  sharing: Sharing,
  { command, names, release }: Arguments,
): Promise<void> {
  const [argument] = names;
  if (command === 'list') list(releases);
  else if (command === 'rollback') {
    const to = parseWholeNumber(argument);
    const rolledBack = await rollBack(env().DATA_DIR, to, 'command line', new Date(), sharing);
    console.log(`Release ${rolledBack} is live.`);
    listPins(releases);
  } else if (command === 'paused') listPins(releases);
  else if (command === 'resume' && argument) {
    const resumedNames = await sharing.publishing(() =>
      Promise.resolve(releases.pins.remove(names)),
    );
    if (resumedNames.length === 0) throw new Error('Nothing of that name is paused.');
    console.log(
      `Resumed: ${resumedNames.join(', ')}. \`npm run rebuild\` publishes what they say now.`,
    );
  } else if (command === 'export' && argument) await exportTo(releases, argument);
  else if (command === 'prune') {
    console.log(`${prune(env().DATA_DIR, parseWholeNumber(argument))} releases were forgotten.`);
  } else if (command === 'deploy') {
    await deploy(releases, release === undefined ? undefined : parseWholeNumber(release));
  } else throw new Error(USAGE);
}

let releases: Releases | undefined;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'string' } },
  });
  const [command, ...names] = positionals;
  // These also work on files that the other commands cannot open.
  if (command === 'check') process.exitCode = printCheck(env());
  else if (command === 'repair') process.exitCode = await repairAndPrint(env());
  else if (command === 'serve') await serve();
  else {
    releases = new Releases(env().DATA_DIR);
    const { sharing, close } = await openSharing(env());
    await run(releases, sharing, { command, names, release: values.release }).finally(close);
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
} finally {
  releases?.close();
}

/** Exit code 0: everything is sound; 1: something is damaged. */
function printCheck({ DATA_DIR }: Env): number {
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
    printFiles(damaged);
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
async function repairAndPrint(env: Env): Promise<number> {
  const url = runningShopAddress(env.DATA_DIR);
  if (url) throw new Error(`The shop runs at ${url} and has the releases open: stop it first.`);
  const result = await withBuildLock(env.DATA_DIR, () =>
    Promise.resolve(repairReleases(env.DATA_DIR)),
  );
  if (!result) {
    console.log('There is nothing to repair.');
    return 0;
  }
  if (result.rendersAll) forgetBuildRecord(env);
  printRepair(result);
  return result.live?.damaged.length === 0 ? 0 : 2;
}

function printRepair({
  live,
  kept,
  dropped,
  rebuilt,
  partial,
  unused,
  rendersAll,
  keptAs,
}: RepairReport): void {
  if (!live) console.log('No live release could be saved.');
  else if (live.damaged.length === 0)
    console.log(`Release ${live.id} is live and whole: ${live.files} files.`);
  else {
    console.log(
      `Release ${live.id} is live without ${live.damaged.length} of ${live.files} files:`,
    );
    printFiles(live.damaged);
  }
  if (kept.length > 0) console.log(`Kept earlier releases: ${kept.join(', ')}.`);
  if (dropped.length > 0)
    console.log(`Dropped earlier releases that lacked files: ${dropped.join(', ')}.`);
  if (rebuilt > 0) console.log(`Restored ${rebuilt} entries from the indexes.`);
  if (unused > 0) console.log(`Removed ${unused} files that belong to no release.`);
  const lostTables = new Set(partial.map((table) => LOST_TABLE_TEXTS[table] ?? table));
  for (const text of lostTables) console.log(`Lost: ${text}.`);
  if (rendersAll) console.log('The next `npm start` or `npm run rebuild` renders every page.');
  if (existsSync(keptAs))
    console.log(`The damaged file is kept as ${keptAs}; delete it when all is well.`);
}

function printFiles(files: readonly DamagedFile[]): void {
  for (const { path, why } of files.slice(0, MAX_LISTED_FILES)) console.log(`  ${path}: ${why}`);
  if (files.length > MAX_LISTED_FILES) console.log(`  and ${files.length - MAX_LISTED_FILES} more`);
}
