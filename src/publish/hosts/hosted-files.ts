import { createHash } from 'node:crypto';
import type { Deploys } from '../releases/deploys.ts';
import type { Releases } from '../releases/releases.ts';

/** A file as described to Netlify. */
export interface HostedFile {
  sha1: string;
  body(): Buffer;
}

/** Hashed files: an open tab requests those of the release it was loaded from. */
const HASHED = '_astro/';
const RULES = '_redirects';

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

  for (const entry of releases.everBelow(HASHED)) add(entry);
  for (const entry of releases.entries(release)) add(entry);
  deploys.keepHostDigests(fresh);

  const own = releases.entry(RULES, release);
  const moved = redirectRulesFor(releases, files);
  if (moved !== '') {
    const text = moved + (own ? bodyOf(releases, own.digest).toString() : '');
    const body = Buffer.from(text);
    files.set(RULES, { sha1: sha1Hex(body), body: () => body });
  }
  return files;
}

/** A digest over all files, including the redirect rules and the assets for open tabs. */
export function contentOf(files: ReadonlyMap<string, HostedFile>): string {
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
