import { existsSync } from 'node:fs';
import path from 'node:path';

const ASSET = /\/_astro\/[\w.@-]+/g;

/** Adds every hashed asset that a page points to. */
export function collectAssets(page: Uint8Array, found: Set<string>): void {
  for (const [asset] of Buffer.from(page.buffer, page.byteOffset, page.byteLength)
    .toString('latin1')
    .matchAll(ASSET)) {
    found.add(asset);
  }
}

/** Those of the assets that the output folder does not hold. */
export function missingAssets(assets: ReadonlySet<string>, outDir: string): string[] {
  return [...assets].filter((asset) => !existsSync(path.join(outDir, asset)));
}
