/**
 * Renders what an edit touches, and publishes it (docs/decisions/0010). The index of the live
 * release tells which pages read what changed; addresses are compared only where they may have
 * changed.
 */
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
import { outputFile, type PagePath } from './renderer.ts';

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

/** Entities that decide which addresses there are. */
const decidesPaths = (key: string) => key.startsWith('paths:') || key === 'config';
/** Entities that decide which addresses search engines are told. */
const decidesSitemap = (key: string) => decidesPaths(key) || key.startsWith('content:');

/**
 * Makes the live release what a full build of the snapshot would be. Answers null when it is
 * that already. The pages of a new code are all rendered. Rejects, and the live release stays,
 * when a page fails.
 */
export async function publishChanges(options: RebuildOptions): Promise<Published | null> {
  const { store, releases, bundle, now } = options;
  const live = releases.current();
  const edited = store.unpublished();
  const isFull = live === null || live.code !== bundle.code;
  if (!isFull && edited.length === 0 && releases.duePages(now).length === 0) return null;

  const start = performance.now();
  const draft = new Draft(options.env.DATA_DIR);
  try {
    const rendered = isFull
      ? await fullBuild({ ...options, output: releaseOutput(draft, { isFull }) })
      : await renderTouched(options, draft, edited, live.id);
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
  edited: string[],
  live: number,
): Promise<number> {
  const { renderer, releases, reader, env, now } = options;
  const output = releaseOutput(draft, { isFull: false });
  const touched = releases.pagesReading(edited, live);
  for (const page of releases.duePages(now)) touched.add(page);

  const pages = new Map<string, PagePath>();
  for (const page of await renderer.paths(edited.some(decidesPaths))) {
    pages.set(outputFile(page.pathname, page.route.type), page);
  }
  if (edited.some(decidesPaths)) {
    const before = new Set(releases.pages(live));
    const fresh = [...pages.keys()].filter((file) => !before.has(file));
    const gone = [...before].filter((file) => !pages.has(file));
    for (const file of fresh) touched.add(file);
    for (const file of gone) {
      touched.delete(file);
      draft.remove(file);
    }
    for (const { from, to } of movedPages(options.store, env)) draft.move(from, to);
  }

  const log = new PageLog();
  const work = [...touched].flatMap((file) => pages.get(file) ?? []);
  for (const [index, page] of work.entries()) {
    await log.put(await renderer.render(page), output);
    options.onPage?.(index + 1, work.length);
  }
  await log.checkAssets(output);
  const besides = {
    ...(edited.some(decidesSitemap) ? await sitemapFiles(reader, env) : {}),
    ...smallFiles(reader, env),
    _headers: options.headersFile(await output.scriptHashes()),
  };
  for (const [path, text] of Object.entries(besides)) {
    const body = Buffer.from(text);
    if (!releases.holds(path, body, live)) await output.put({ path, body });
  }
  return work.length;
}
