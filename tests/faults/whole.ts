import { assetsOf } from '../../src/publish/renderer/render-pages.ts';
import { digestOf } from '../../src/publish/releases/layout.ts';
import type { Releases } from '../../src/publish/releases/releases.ts';

/** The live release, read whole: path → text. Throws where a file or an asset of a page is missing. */
export function wholeRelease(releases: Releases): Map<string, Buffer> {
  const live = releases.current();
  if (!live) throw new Error('Nothing is live.');
  const files = new Map<string, Buffer>();
  for (const { path, digest } of releases.entries(live.id)) {
    if (files.has(path)) throw new Error(`Release ${live.id} has ${path} twice.`);
    const body = releases.body(digest);
    if (!body || digestOf(body) !== digest) throw new Error(`${path} is not whole.`);
    files.set(path, body);
  }
  for (const [path, body] of files) {
    if (!path.endsWith('.html')) continue;
    for (const asset of assetsOf(body.toString('latin1'))) {
      if (!files.has(asset)) throw new Error(`${path} points to ${asset}, which is not there.`);
    }
  }
  return files;
}
