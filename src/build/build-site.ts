/** What renders: the bundle of the code as it is, over the snapshot of a data folder. */
import type { Env } from '../env.ts';
import { type OpenReader, openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import type { HeadersFile } from './root-files.ts';
import { withBuildLock } from './build-lock.ts';
import { type Bundle, ensureBundle } from './bundle.ts';
import { FolderOutput } from './folder-output.ts';
import { fullBuild } from './full-build.ts';
import { type Part, partFacts, partFolder } from './parts.ts';
import { progress } from './progress.ts';
import { loadRenderer, type Renderer } from './renderer.ts';
import { RendererThread } from './renderer-thread.ts';
import { ensureSoundSnapshot } from './sound-snapshot.ts';

export interface Workshop {
  bundle: Bundle;
  renderer: Renderer;
  /** Takes a part of what is much. */
  thread: RendererThread;
  reader: OpenReader;
}

/** Loads all that renders. The snapshot of this process is that of `env.DATA_DIR` from then on. */
export async function openWorkshop(
  env: Env,
  root: string,
  onBundling?: () => void,
): Promise<Workshop> {
  const bundle = await ensureBundle(env, root, onBundling);
  await ensureSoundSnapshot(env.DATA_DIR);
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
  /** Makes this part of the pages, in a folder beside `outDir`. */
  part?: Part;
}

export interface BuildSummary {
  /** Where it stands. */
  folder: string;
  pages: number;
  /** For rendering and writing. */
  seconds: number;
}

/** Builds a plain folder from the snapshot. Rejects, leaving what is there alone, when anything fails. */
export async function buildFolder(options: FolderBuildOptions): Promise<BuildSummary> {
  const { env, root, outDir, headersFile, part } = options;
  const workshop = await openWorkshop(env, root, () =>
    console.log('Bundling the code of the pages…'),
  );
  await standStill(workshop, env.DATA_DIR);
  const start = performance.now();
  const folder = part ? partFolder(outDir, part) : outDir;
  const output = new FolderOutput(folder);
  await output.begin();
  const shown = pageProgress();
  const pages = await fullBuild({
    ...{ ...workshop, env, output, headersFile, onPage: shown },
    ...(part && { part }),
  });
  if (part) {
    const { code } = workshop.bundle;
    const scripts = await output.scriptHashes();
    await output.put(partFacts({ ...part, pages, code, scripts, data: workshop.reader.reading() }));
  }
  await output.end();
  workshop.reader.close();
  await workshop.thread.close();
  return { folder, pages, seconds: (performance.now() - start) / 1000 };
}

/**
 * Both renderers, however long they take, see the snapshot as it is at one moment. Nobody waits for
 * them: a shop over the same data goes on publishing.
 */
async function standStill({ reader, thread }: Workshop, dataDir: string): Promise<void> {
  // The second one loads its code before anybody could wait.
  await thread.begin();
  const together = async () => {
    reader.standStill();
    await thread.standStill();
  };
  await withBuildLock(dataDir, together, {
    onWait: () => console.log('Waiting for another build…'),
  });
}

/** Tells how far the rendering is. */
export function pageProgress(): (done: number, total: number) => void {
  let line: ReturnType<typeof progress> | undefined;
  return (done, total) => {
    line ??= progress('Rendering pages', total);
    if (done === total) line.end();
    else line.step(done);
  };
}
