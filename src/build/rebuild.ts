/** Renders what an edit touches (`touched.ts`), and publishes it (docs/decisions/0010). */
import type { Env } from '../env.ts';
import { Draft } from '../releases/draft.ts';
import type { Releases } from '../releases/releases.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { type HeadersFile, sitemapFiles, smallFiles } from './besides.ts';
import type { Workshop } from './build-site.ts';
import { fullBuild } from './full-build.ts';
import { movedPages } from './moved-pages.ts';
import { PageLog } from './page-file.ts';
import { releaseOutput } from './release-output.ts';
import { decidesPaths, needsFullBuild, type Touched, touchedPages } from './touched.ts';

export interface RebuildOptions extends Workshop {
  env: Env;
  store: SnapshotStore;
  releases: Releases;
  headersFile: HeadersFile;
  now: Date;
  by: string;
  reason: string;
  onPage?(done: number, total: number): void;
}

export interface Published {
  kind: 'full' | 'rebuild';
  /** Number of the release that is live now. */
  release: number;
  /** Pages that were rendered. */
  rendered: number;
  /** Paths that differ from before. */
  changed: number;
  seconds: number;
}

/** Entities that decide which addresses search engines are told. */
const decidesSitemap = (key: string) => decidesPaths(key) || key.startsWith('content:');

/**
 * Makes the live release what a full build of the snapshot would be. Answers null when it is
 * that already. The pages of a new code are all rendered. Rejects, and the live release stays,
 * when a page fails.
 */
export async function publishChanges(options: RebuildOptions): Promise<Published | null> {
  const { store, bundle, now } = options;
  const start = performance.now();
  const isFull = needsFullBuild(options);
  const edited = store.unpublished();
  const touched = isFull ? null : await touchedPages(options);
  if (touched && edited.length === 0 && touched.pages.length === 0) return null;

  const draft = new Draft(options.env.DATA_DIR);
  try {
    if (edited.some(decidesPaths)) {
      for (const { from, to } of movedPages(store, options.env)) draft.move(from, to);
    }
    const rendered = touched
      ? await renderTouched(options, draft, touched)
      : await fullBuild({ ...options, output: releaseOutput(draft, { isFull }) });
    const seconds = (performance.now() - start) / 1000;
    const kind = isFull ? 'full' : 'rebuild';
    const changed = await draft.publish({
      kind,
      code: bundle.code,
      madeAt: now,
      madeBy: options.by,
      reason: options.reason,
      seconds,
      rendered,
    });
    store.published(edited);
    return { kind, release: draft.release, rendered, changed, seconds };
  } finally {
    draft.close();
  }
}

async function renderTouched(
  options: RebuildOptions,
  draft: Draft,
  { edited, pages, gone }: Touched,
): Promise<number> {
  const { renderer, releases, reader, env } = options;
  const output = releaseOutput(draft, { isFull: false });
  for (const file of gone) draft.remove(file);

  const log = new PageLog();
  for (const [index, page] of pages.entries()) {
    await log.put(await renderer.render(page), output);
    options.onPage?.(index + 1, pages.length);
  }
  await log.checkAssets(output);
  const besides = {
    ...(edited.some(decidesSitemap) ? await sitemapFiles(reader, env) : {}),
    ...smallFiles(reader, env),
    _headers: options.headersFile(await output.scriptHashes()),
  };
  for (const [path, text] of Object.entries(besides)) {
    const body = Buffer.from(text);
    if (!releases.holds(path, body, draft.release - 1)) await output.put({ path, body });
  }
  return pages.length;
}
