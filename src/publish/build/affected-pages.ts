/**
 * Decides which pages to render: those that read a changed entity (by the index of the live
 * release), those that a date has changed, and new ones. Addresses are compared only where they may
 * have changed.
 */
import type { Releases } from '../releases/releases.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { outputFile, type PagePath, type Renderer } from '../renderer/renderer.ts';

export interface Touched {
  /** Keys of the entities that changed since they were last published. */
  edited: string[];
  pages: PagePath[];
  /** Files of the live release whose page no longer exists. */
  gone: string[];
}

export interface BuildState {
  store: SnapshotStore;
  releases: Releases;
  renderer: Renderer;
  bundle: Bundle;
  now: Date;
}

/** Entities that determine which addresses exist. */
export const decidesPaths = (key: string) => key.startsWith('paths:') || key === 'config';

/** Why every page must be rendered. */
export type FullReason =
  | 'The first release: all pages'
  | 'Another code, configuration or environment: all pages'
  | 'Another snapshot: all pages';

/**
 * The reason to render everything: there is no release yet, other code made it, or this snapshot
 * does not know it (the snapshot was lost, or restored from a copy). Null where none applies.
 */
export function needsFullBuild({
  store,
  releases,
  bundle,
}: Pick<BuildState, 'store' | 'releases' | 'bundle'>): FullReason | null {
  const live = releases.current();
  if (!live) return 'The first release: all pages';
  if (live.code !== bundle.code) return 'Another code, configuration or environment: all pages';
  return live.id === store.unpublished.publishedRelease() ? null : 'Another snapshot: all pages';
}

/** Returns the pages that an edit affects. */
export async function touchedPages(state: BuildState): Promise<Touched> {
  const { store, releases, now } = state;
  const live = releases.current()?.id ?? 0;
  const edited = store.unpublished.keys();
  const files = releases.reads.pagesReading(edited, live);
  for (const file of releases.reads.duePages(now)) files.add(file);
  const mayMove = edited.some(decidesPaths);
  if (!mayMove && files.size === 0) return { edited, pages: [], gone: [] };

  const all = await pagesByFile(state.renderer);
  const old = new Set(mayMove ? releases.pages(live) : []);
  if (mayMove) for (const file of all.keys()) if (!old.has(file)) files.add(file);
  const pages = [...files].flatMap((file) => all.get(file) ?? []);
  return { edited, pages, gone: [...old].filter((file) => !all.has(file)) };
}

/** Returns everything, for a full build. */
export async function allPages({ store, releases, renderer }: BuildState): Promise<Touched> {
  const all = await pagesByFile(renderer);
  const old = releases.pages(releases.current()?.id ?? 0);
  return {
    edited: store.unpublished.keys(),
    pages: [...all.values()],
    gone: old.filter((file) => !all.has(file)),
  };
}

/** Keyed by page list: the renderer returns a new list only when addresses differ. */
const byFile = new WeakMap<PagePath[], Map<string, PagePath>>();

async function pagesByFile(renderer: Renderer): Promise<Map<string, PagePath>> {
  const pages = await renderer.paths();
  let found = byFile.get(pages);
  if (!found) {
    found = new Map(pages.map((page) => [outputFile(page.pathname, page.route.type), page]));
    byFile.set(pages, found);
  }
  return found;
}
