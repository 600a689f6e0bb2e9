/**
 * `npm run release`: shows the live and earlier releases, and rolls back.
 *
 *   npm run release -- list
 *   npm run release -- rollback 12      what release 12 was, as a new release
 *   npm run release -- held             what rollbacks hold back
 *   npm run release -- let-go NAME…     these follow the APIs again
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
import { addressOf } from '../running.ts';
import { sourcesOfParties } from '../../platform/site/security-headers.ts';
import { openLog } from '../../platform/log.ts';
import { startSiteServer } from '../../platform/site/site-server.ts';
import { stopOnSignals } from '../processes.ts';
import { FolderOutput } from '../../../src/publish/build/output.ts';
import { rollBack } from '../../../src/publish/build/roll-back.ts';
import { env } from '../../../src/env.ts';
import { openNetlify } from '../../../src/publish/hosts/client.ts';
import { deployRelease, hostedFiles } from '../../../src/publish/hosts/deploy.ts';
import { Deploys } from '../../../src/publish/releases/deploys.ts';
import type { Sharing } from '../../../src/publish/releases/shared/manifest.ts';
import { prune } from '../../../src/publish/releases/prune.ts';
import type { Release } from '../../../src/publish/releases/release.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';
import { sentence } from '../failure.ts';
import { openSharing } from '../machines/open-sharing.ts';
import { check, repair } from '../release-health.ts';
import { stepLines } from '../../../src/publish/renderer/progress.ts';

const USAGE =
  'Use: npm run release -- list | rollback NUMBER | held | let-go NAME… | export DIR | prune NUMBER | deploy [--release NUMBER] | serve | check | repair';

function wholeNumber(text: string | undefined): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(USAGE);
  return number;
}

function list(releases: Releases): void {
  for (const one of releases.list()) {
    const { id, madeAt, kind, rendered, changed, seconds, madeBy, reason } = one;
    console.log(
      `${String(id).padStart(5)}  ${madeAt.toISOString()}  ${kind.padEnd(8)} ${String(rendered).padStart(6)} pages ${String(changed).padStart(6)} changed ${seconds.toFixed(1).padStart(6)} s  ${madeBy}: ${reason}`,
    );
  }
  const { disk, live, files } = releases.size();
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${files} files live, ${megabytes(live)} unpacked; ${megabytes(disk)} on disk.`);
}

function listPins(releases: Releases): void {
  const held = releases.pins.list();
  if (held.length === 0) console.log('Nothing is held back.');
  for (const { name, since, by } of held) {
    console.log(`${name.padEnd(32)} held since ${since.toISOString()} by ${by}`);
  }
}

async function exportTo(releases: Releases, folder: string): Promise<void> {
  const live = liveOf(releases);
  // The export may be served by another user's web server, so it gets the usual permissions.
  process.umask(umask);
  const output = new FolderOutput(path.resolve(folder));
  await output.begin();
  // In the form of a host: with redirects for moved pages, and the assets for open tabs.
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
  const number = release ?? liveOf(releases).id;
  const deploys = new Deploys(env().DATA_DIR, site);
  try {
    const started = performance.now();
    const made = await deployRelease({
      netlify: openNetlify({ token, site, apiUrl }),
      ...{ releases, deploys, release: number, onStep: stepLines() },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const how = made.restored ? 'was there before' : `${made.sent} of ${made.files} files sent`;
    console.log(`Release ${number} is live on Netlify as deploy ${made.id}: ${how}, ${seconds} s.`);
  } finally {
    deploys.close();
  }
}

/** Serves the live release of DATA_DIR, and follows new releases of any publisher. */
async function serve(): Promise<void> {
  const { DATA_DIR: dataDir, API_BASE_URL } = env();
  const apiBaseUrl = API_BASE_URL || addressOf(dataDir);
  if (!apiBaseUrl) throw new Error('Set API_BASE_URL to the shop that answers the calls.');
  const server = await startSiteServer({
    ...{ env: env(), apiBaseUrl },
    parties: sourcesOfParties(env()),
    log: openLog(env()),
  });
  stopOnSignals(server);
  console.log(`The site answers on ${server.url}`);
}

function liveOf(releases: Releases): Release {
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
    const to = wholeNumber(argument);
    const made = await rollBack(env().DATA_DIR, to, 'command line', new Date(), sharing);
    console.log(`Release ${made} is live.`);
    listPins(releases);
  } else if (command === 'held') listPins(releases);
  else if (command === 'let-go' && argument) {
    const gone = await sharing.publishing(() => Promise.resolve(releases.pins.remove(names)));
    if (gone.length === 0) throw new Error('Nothing of that name is held.');
    console.log(`Let go: ${gone.join(', ')}. \`npm run rebuild\` publishes what they say now.`);
  } else if (command === 'export' && argument) await exportTo(releases, argument);
  else if (command === 'prune') {
    console.log(`${prune(env().DATA_DIR, wholeNumber(argument))} releases were forgotten.`);
  } else if (command === 'deploy') {
    await deploy(releases, release === undefined ? undefined : wholeNumber(release));
  } else if (command === 'serve') await serve();
  else throw new Error(USAGE);
}

let releases: Releases | undefined;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'string' } },
  });
  const [command, ...names] = positionals;
  // These also work on files that the other commands cannot open.
  if (command === 'check') process.exitCode = check(env());
  else if (command === 'repair') process.exitCode = await repair(env());
  else {
    releases = new Releases(env().DATA_DIR);
    const { sharing, close } = await openSharing(env());
    await run(releases, sharing, { command, names, release: values.release }).finally(close);
  }
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
} finally {
  releases?.close();
}
