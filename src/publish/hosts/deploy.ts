/**
 * Deploys a release to Netlify (docs/netlify.md): Netlify gets all paths with their digests,
 * requests the files it lacks, and publishes the release once it has all of them. An earlier deploy
 * can be restored without uploads.
 */
import type { Deploys } from '../releases/deploys.ts';
import type { Releases } from '../releases/releases.ts';
import { parallel } from '../snapshot/parallel.ts';
import type { DeployState, Netlify } from './client.ts';
import { contentOf, type HostedFile, hostedFiles } from './hosted-files.ts';

const UPLOADS_AT_ONCE = 8;
/** The first polls follow quickly: a small deploy is ready within a second. */
const FIRST_LOOK_MS = 200;
const LONGEST_LOOK_MS = 3_000;
const LOOKS_SLOW_DOWN = 1.3;
/** Netlify takes minutes for many new files. */
const PATIENCE_MS = 30 * 60_000;

/** Netlify is still comparing files, or has not started. */
const COMPARING = new Set(['new', 'enqueued', 'preparing']);

export interface DeployOptions {
  netlify: Netlify;
  releases: Releases;
  deploys: Deploys;
  /** Number of the release. */
  release: number;
  onStep?(label: string, done: number, total: number): void;
}

export interface Deployed {
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
export async function deployRelease(options: DeployOptions): Promise<Deployed> {
  const { netlify, releases, deploys, release } = options;
  const facts = releases.get(release);
  if (!facts) throw new Error(`Release ${release} is not kept.`);
  const files = hostedFiles(releases, deploys, release);
  const content = contentOf(files);
  const earlier = deploys.withContent(content);
  const back = earlier && (await netlify.restore(earlier.id));
  if (back) {
    await reach(options, back, (state) => state === 'ready');
    deploys.note({ release, id: earlier.id }, content);
    return { id: earlier.id, restored: true, files: 0, sent: 0 };
  }

  const digests = Object.fromEntries([...files].map(([path, { sha1 }]) => [`/${path}`, sha1]));
  const begun = await netlify.create(`Release ${release}: ${facts.reason}`, digests);
  const compared = await reach(options, begun, (state) => !COMPARING.has(state));
  const sent = await send(options, compared, files);
  await reach(options, compared, (state) => state === 'ready');
  deploys.note({ release, id: begun.id }, content);
  return { id: begun.id, restored: false, files: files.size, sent };
}

async function send(
  { netlify, onStep = () => {} }: DeployOptions,
  { id, required }: DeployState,
  files: ReadonlyMap<string, HostedFile>,
): Promise<number> {
  const wanted = new Set(required);
  const work = [...files].filter(([, { sha1 }]) => wanted.has(sha1));
  let done = 0;
  await parallel(work, UPLOADS_AT_ONCE, async ([path, file]) => {
    await netlify.upload(id, path, file.body());
    onStep('Sending files to Netlify', ++done, work.length);
  });
  return work.length;
}

/** Polls until a deploy reaches one of these states. */
async function reach(
  { netlify, onStep = () => {} }: DeployOptions,
  from: DeployState,
  isThere: (state: string) => boolean,
): Promise<DeployState> {
  const end = performance.now() + PATIENCE_MS;
  let wait = FIRST_LOOK_MS;
  for (let deploy = from; ; deploy = await netlify.state(from.id)) {
    if (deploy.state === 'error' || deploy.state === 'rejected') {
      throw new Error(`Netlify did not take deploy ${from.id}: ${deploy.error || deploy.state}`);
    }
    if (isThere(deploy.state)) return deploy;
    if (performance.now() > end) {
      throw new Error(`Netlify is still "${deploy.state}" with deploy ${from.id}.`);
    }
    onStep(`Netlify is ${deploy.state}`, 0, 0);
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * LOOKS_SLOW_DOWN, LONGEST_LOOK_MS);
  }
}
