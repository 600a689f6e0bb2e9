import { existsSync } from 'node:fs';
import path from 'node:path';

const ASSET = /\/_astro\/[\w.@-]+/g;

/** Adds every hashed asset that a page points to. */
export function collectAssets(page: string, found: Set<string>): void {
  for (const [asset] of page.matchAll(ASSET)) {
    found.add(asset);
  }
}

/** Those of the assets that the output folder does not hold. */
export function missingAssets(assets: ReadonlySet<string>, outDir: string): string[] {
  return [...assets].filter((asset) => !existsSync(path.join(outDir, asset)));
}
