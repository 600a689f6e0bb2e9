import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectAssets, missingAssets } from './assets.ts';
import { progress } from './progress.ts';
import type { Renderer } from './renderer.ts';

/** Files being written while the next pages render. */
const WRITES_AT_ONCE = 64;

export interface BuildSummary {
  pages: number;
  seconds: number;
  /** Paths without slash at the end, `/` for home, in the order of rendering. */
  paths: string[];
}

/**
 * Renders every path into `outDir`. Throws, naming the page, on the first that fails, and
 * when a page points to a hashed asset that is not there: half a shop is never published.
 * `onPage` sees each page's text, its characters beyond ASCII as single bytes.
 */
export async function fullBuild(
  renderer: Renderer,
  outDir: URL,
  onPage: (html: string) => void = () => {},
): Promise<BuildSummary> {
  const start = performance.now();
  const root = fileURLToPath(outDir);
  const pages = await renderer.paths();
  const shown = progress('Rendering pages', pages.length);
  const folders = new Set<string>();
  const assets = new Set<string>();
  const written = new Set<string>();
  const writes = new Set<Promise<void>>();
  const failures: unknown[] = [];

  for (const [index, page] of pages.entries()) {
    const { file, body, scripts } = await renderer.render(page);
    for (const [name, text] of scripts) {
      if (written.has(name)) continue;
      written.add(name);
      await writeFile(path.join(root, name), text);
    }
    if (file.endsWith('.html')) {
      const html = body.toString('latin1');
      collectAssets(html, assets);
      onPage(html);
    }
    const target = path.join(root, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      folders.add(folder);
    }
    const write = writeFile(target, body)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => writes.delete(write));
    writes.add(write);
    if (writes.size >= WRITES_AT_ONCE) await Promise.race(writes);
    if (failures.length > 0) throw failures[0];
    shown.step(index + 1);
  }
  await Promise.all(writes);
  if (failures.length > 0) throw failures[0];
  shown.end();

  const missing = missingAssets(assets, root);
  if (missing.length > 0) {
    throw new Error(`Pages point to assets that are not there: ${missing.slice(0, 5).join(', ')}`);
  }
  return {
    pages: pages.length,
    seconds: (performance.now() - start) / 1000,
    paths: pages.map((page) => page.pathname),
  };
}
