/** Renders the whole site: the bundle of the current code with the snapshot of a data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env.ts';
import { type SnapshotReader, provideSnapshot } from '../snapshot/reader.ts';
import { brandFiles } from '../bundle/brand-files.ts';
import { type HeadersFile, sitemapFiles, rootTextFiles } from './root-files.ts';
import { type Bundle, ensureBundle } from '../bundle/bundle.ts';
import { type SitePart, pagesOf, partMetadataFile, partFolder } from './parts.ts';
import { renderPages } from '../renderer/render-pages.ts';
import { type Renderer, loadRenderer } from '../renderer/renderer.ts';
import { RendererThread } from '../renderer/renderer-thread.ts';
import { type Output, FolderOutput } from './output.ts';
import { type OpenReader, openReader } from '../snapshot/open.ts';
import { withBuildLock } from './build-lock.ts';
import { showProgress } from '../renderer/progress.ts';
import { ensureIntactSnapshot } from './intact-snapshot.ts';

export interface SiteBuild {
  renderer: Renderer;
  thread?: RendererThread | undefined;
  bundle: Bundle;
  reader: SnapshotReader;
  env: Env;
  output: Output;
  headersFile: HeadersFile;
  /** Renders only these pages; all if absent. */
  part?: SitePart;
  onPage?(done: number, total: number): void;
}

/**
 * Writes the whole site: pages, their assets, and the files beside them. Returns the number of
 * pages. Rejects on the first page that fails: half a shop is never published.
 */
export async function buildSite(build: SiteBuild): Promise<number> {
  const { renderer, output } = build;
  const branded = await brandFiles(build.bundle.files, build.env, build.reader.config().brand);
  await putBundleFiles(build.bundle, output, branded);
  const paths = await renderer.paths();
  const pages = build.part ? pagesOf(paths, build.part) : paths;
  await renderPages(pages, build);
  const otherFiles = {
    ...(await sitemapFiles(build.reader, build.env)),
    ...rootTextFiles(build.reader, build.env),
    _headers: build.headersFile(await output.scriptHashes()),
  };
  for (const [name, text] of Object.entries(otherFiles)) {
    if (text !== null) await output.put({ path: name, body: Buffer.from(text) });
  }
  return pages.length;
}

/** Writes the static files, and those with the brand filled in. */
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

export interface BuildContext {
  bundle: Bundle;
  renderer: Renderer;
  /** A second renderer, which renders part of the pages of a large job. */
  thread: RendererThread;
  reader: OpenReader;
}

/**
 * Loads the bundle and both renderers. From then on the snapshot of this process is that of
 * `env.DATA_DIR`.
 */
export async function openBuildContext(
  env: Env,
  root: string,
  onBundling?: () => void,
): Promise<BuildContext> {
  const bundle = await ensureBundle(env, root, onBundling);
  await ensureIntactSnapshot(env.DATA_DIR);
  const reader = openReader(env.DATA_DIR);
  provideSnapshot(reader);
  const renderer = await loadRenderer(bundle, env.SITE_URL);
  const data = { bundle, dataDir: env.DATA_DIR, origin: env.SITE_URL };
  return { bundle, reader, renderer, thread: new RendererThread(data) };
}

export interface FolderBuildOptions {
  env: Env;
  /** The repository's folder. */
  root: string;
  /** Where the finished site goes. */
  outDir: string;
  headersFile: HeadersFile;
  /** Renders this part of the pages, into a folder beside `outDir`. */
  part?: SitePart;
}

export interface BuildSummary {
  /** Where the built site is. */
  folder: string;
  pages: number;
  /** Time spent rendering and writing. */
  seconds: number;
}

/**
 * Builds a plain folder from the snapshot. On failure it rejects and leaves the existing folder as
 * it was.
 */
export async function buildFolder(options: FolderBuildOptions): Promise<BuildSummary> {
  const { env, root, outDir, headersFile, part } = options;
  const context = await openBuildContext(env, root, () =>
    console.log('Bundling the code of the pages…'),
  );
  await freezeReads(context, env.DATA_DIR);
  const start = performance.now();
  const folder = part ? partFolder(outDir, part) : outDir;
  const output = new FolderOutput(folder);
  await output.begin();
  const shown = showPageProgress();
  const pages = await buildSite({
    ...{ ...context, env, output, headersFile, onPage: shown },
    ...(part && { part }),
  });
  if (part) {
    const { code } = context.bundle;
    const scripts = await output.scriptHashes();
    await output.put(
      partMetadataFile({ ...part, pages, code, scripts, data: context.reader.dataDigest() }),
    );
  }
  await output.end();
  context.reader.close();
  await context.thread.close();
  return { folder, pages, seconds: (performance.now() - start) / 1000 };
}

/**
 * Makes both renderers read the same state of the snapshot while they render. A shop on the same
 * data can still publish meanwhile.
 */
async function freezeReads({ reader, thread }: BuildContext, dataDir: string): Promise<void> {
  // Start the second renderer early, so that its code is loaded when it is needed.
  await thread.begin();
  const freezeBoth = async () => {
    reader.freezeReads();
    await thread.freezeReads();
  };
  await withBuildLock(dataDir, freezeBoth, {
    onWait: () => console.log('Waiting for another build…'),
  });
}

/** Returns a function that shows the progress of rendering. */
export function showPageProgress(): (done: number, total: number) => void {
  let line: ReturnType<typeof showProgress> | undefined;
  return (done, total) => {
    line ??= showProgress('Rendering pages', total);
    if (done === total) line.end();
    else line.step(done);
  };
}
