/**
 * Deploys a release to Netlify (docs/netlify.md): Netlify gets all paths with their digests,
 * requests the files it lacks, and publishes the release once it has all of them. An earlier deploy
 * can be restored without uploads.
 */
import type { Deploys } from '../releases/release.ts';
import type { Releases } from '../releases/releases.ts';
import { parallel } from '../snapshot/parallel.ts';
import type { DeployState, Netlify } from './client.ts';
import { createHash } from 'node:crypto';

/** A file as described to Netlify. */
interface HostedFile {
  sha1: string;
  body(): Buffer;
}

/** Folder of hashed files. An open tab requests those of the release from which it was loaded. */
const HASHED_FOLDER = '_astro/';
const RULES_FILE = '_redirects';

/**
 * A release as files for a host without a notion of releases, path → file: its own files, the
 * hashed files of the other kept releases, and redirect rules for renamed pages.
 */
export function hostedFiles(
  releases: Releases,
  deploys: Deploys,
  release: number,
): Map<string, HostedFile> {
  const known = deploys.hostDigests();
  const fresh = new Map<string, string>();
  const sha1Of = (digest: string) => {
    let sha1 = known.get(digest) ?? fresh.get(digest);
    if (sha1 === undefined) {
      sha1 = sha1Hex(bodyOf(releases, digest));
      fresh.set(digest, sha1);
    }
    return sha1;
  };
  const files = new Map<string, HostedFile>();
  const add = ({ path, digest }: { path: string; digest: string }) =>
    files.set(path, { sha1: sha1Of(digest), body: () => bodyOf(releases, digest) });

  for (const entry of releases.filesOfAllReleases(HASHED_FOLDER)) add(entry);
  for (const entry of releases.entries(release)) add(entry);
  deploys.storeHostDigests(fresh);

  const own = releases.entry(RULES_FILE, release);
  const moved = redirectRulesFor(releases, files);
  if (moved !== '') {
    const text = moved + (own ? bodyOf(releases, own.digest).toString() : '');
    const body = Buffer.from(text);
    files.set(RULES_FILE, { sha1: sha1Hex(body), body: () => body });
  }
  return files;
}

/**
 * Returns a digest over all files, including the redirect rules and the assets of earlier releases.
 */
function contentDigest(files: ReadonlyMap<string, HostedFile>): string {
  const hash = createHash('sha256');
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [path, { sha1 }] of sorted) hash.update(`${path}\n${sha1}\n`);
  return hash.digest('base64url');
}

/** Leaves out redirects whose target does not exist or whose source is a page again. */
function redirectRulesFor(releases: Releases, files: ReadonlyMap<string, HostedFile>): string {
  const isPage = (address: string) => files.has(`${address.slice(1)}.html`);
  return releases
    .moves()
    .filter(({ from, to }) => !isPage(from) && isPage(to))
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

function bodyOf(releases: Releases, digest: string): Buffer {
  const body = releases.body(digest);
  if (!body) throw new Error('A file of the release is gone: it is no longer kept.');
  return body;
}

const sha1Hex = (body: Buffer) => createHash('sha1').update(body).digest('hex');

const UPLOAD_CONCURRENCY = 8;
/** The first polls follow quickly: a small deploy is ready within a second. */
const FIRST_POLL_MS = 200;
const MAX_POLL_MS = 3_000;
const POLL_BACKOFF = 1.3;
/** Netlify takes minutes for many new files. */
const DEPLOY_TIMEOUT_MS = 30 * 60_000;

/** Netlify is still comparing files, or has not started. */
const COMPARING_STATES = new Set(['new', 'enqueued', 'preparing']);

export interface DeployOptions {
  netlify: Netlify;
  releases: Releases;
  deploys: Deploys;
  /** Number of the release. */
  release: number;
  onStep?(label: string, done: number, total: number): void;
}

export interface DeployResult {
  /** Netlify's name of the deploy. */
  id: string;
  /** True if an earlier deploy of identical files was restored. */
  restored: boolean;
  files: number;
  /** Files that were sent. */
  sent: number;
}

/**
 * Publishes a release on Netlify. Rejects with a readable message if Netlify does not accept it.
 */
export async function deployRelease(options: DeployOptions): Promise<DeployResult> {
  const { netlify, releases, deploys, release } = options;
  const facts = releases.get(release);
  if (!facts) throw new Error(`Release ${release} is not kept.`);
  const files = hostedFiles(releases, deploys, release);
  const content = contentDigest(files);
  const earlier = deploys.withContent(content);
  const back = earlier && (await netlify.restore(earlier.id));
  if (back) {
    await pollUntil(options, back, (state) => state === 'ready');
    deploys.recordDeploy({ release, id: earlier.id }, content);
    return { id: earlier.id, restored: true, files: 0, sent: 0 };
  }

  const digests = Object.fromEntries([...files].map(([path, { sha1 }]) => [`/${path}`, sha1]));
  const begun = await netlify.create(`Release ${release}: ${facts.reason}`, digests);
  const compared = await pollUntil(options, begun, (state) => !COMPARING_STATES.has(state));
  const sent = await uploadFiles(options, compared, files);
  await pollUntil(options, compared, (state) => state === 'ready');
  deploys.recordDeploy({ release, id: begun.id }, content);
  return { id: begun.id, restored: false, files: files.size, sent };
}

async function uploadFiles(
  { netlify, onStep = () => {} }: DeployOptions,
  { id, required }: DeployState,
  files: ReadonlyMap<string, HostedFile>,
): Promise<number> {
  const wanted = new Set(required);
  const work = [...files].filter(([, { sha1 }]) => wanted.has(sha1));
  let done = 0;
  await parallel(work, UPLOAD_CONCURRENCY, async ([path, file]) => {
    await netlify.upload(id, path, file.body());
    onStep('Sending files to Netlify', ++done, work.length);
  });
  return work.length;
}

/** Polls until a deploy reaches one of these states. */
async function pollUntil(
  { netlify, onStep = () => {} }: DeployOptions,
  from: DeployState,
  isReached: (state: string) => boolean,
): Promise<DeployState> {
  const end = performance.now() + DEPLOY_TIMEOUT_MS;
  let wait = FIRST_POLL_MS;
  for (let deploy = from; ; deploy = await netlify.state(from.id)) {
    if (deploy.state === 'error' || deploy.state === 'rejected') {
      throw new Error(`Netlify did not take deploy ${from.id}: ${deploy.error || deploy.state}`);
    }
    if (isReached(deploy.state)) return deploy;
    if (performance.now() > end) {
      throw new Error(`Netlify is still "${deploy.state}" with deploy ${from.id}.`);
    }
    onStep(`Netlify is ${deploy.state}`, 0, 0);
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * POLL_BACKOFF, MAX_POLL_MS);
  }
}
