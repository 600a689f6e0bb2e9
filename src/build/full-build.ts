import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { brandFiles } from './brand-files.ts';
import { type HeadersFile, sitemapFiles, smallFiles } from './root-files.ts';
import type { Bundle } from './bundle.ts';
import { type Part, pagesOf } from './parts.ts';
import { renderPages } from './render-pages.ts';
import type { Renderer } from './renderer.ts';
import type { RendererThread } from './renderer-thread.ts';
import type { Output } from './site-file.ts';

export interface FullBuild {
  renderer: Renderer;
  thread?: RendererThread | undefined;
  bundle: Bundle;
  reader: SnapshotReader;
  env: Env;
  output: Output;
  headersFile: HeadersFile;
  /** Only these pages; all where absent. */
  part?: Part;
  onPage?(done: number, total: number): void;
}

/**
 * Puts the whole site: pages, what they need, what stands beside them. Answers the number of
 * pages. Rejects on the first page that fails: half a shop is never published.
 */
export async function fullBuild(build: FullBuild): Promise<number> {
  const { renderer, output } = build;
  const branded = await brandFiles(build.bundle.files, build.env, build.reader.config().brand);
  await putBundleFiles(build.bundle, output, branded);
  const paths = await renderer.paths();
  const pages = build.part ? pagesOf(paths, build.part) : paths;
  await renderPages(pages, build);
  const besides = {
    ...(await sitemapFiles(build.reader, build.env)),
    ...smallFiles(build.reader, build.env),
    _headers: build.headersFile(await output.scriptHashes()),
  };
  for (const [name, text] of Object.entries(besides)) {
    await output.put({ path: name, body: Buffer.from(text) });
  }
  return pages.length;
}

/** The files that are the same whatever the data, and those that are filled with the brand. */
async function putBundleFiles(
  bundle: Bundle,
  output: Output,
  branded: Record<string, string>,
): Promise<void> {
  for (const entry of await readdir(bundle.files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(bundle.files, file).split(path.sep).join('/');
    const body = branded[name] === undefined ? await readFile(file) : Buffer.from(branded[name]);
    await output.put({ path: name, body });
  }
}
