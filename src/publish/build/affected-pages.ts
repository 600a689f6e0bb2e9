/**
 * Decides which pages to render: those that read a changed entity (by the index of the live
 * release), those that a date has changed, and new ones. Addresses are compared only where they may
 * have changed.
 */
import type { Releases } from '../releases/releases.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Renderer } from '../renderer/renderer.ts';
import { hasPlainAddress, type PagePath, productFiles } from '../renderer/site-paths.ts';
import { entriesOnlyIn, isProductPaths } from '../snapshot/paths.ts';
import type { PathEntry } from '../snapshot/reader.ts';

export interface PageChanges {
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
export type FullBuildReason =
  | 'The first release: all pages'
  | 'Another code, configuration or environment: all pages'
  | 'Another snapshot: all pages';

/**
 * Returns why every page must be rendered: there is no release yet, other code made it, or the
 * snapshot is not the one that it was made from (lost, or restored from a copy). Null if only
 * affected pages need rendering.
 */
export function fullBuildReason({
  store,
  releases,
  bundle,
}: Pick<BuildState, 'store' | 'releases' | 'bundle'>): FullBuildReason | null {
  const live = releases.current();
  if (!live) return 'The first release: all pages';
  if (live.code !== bundle.code) return 'Another code, configuration or environment: all pages';
  return live.id === store.unpublished.publishedRelease() ? null : 'Another snapshot: all pages';
}

/** Returns the pages that an edit affects. */
export async function affectedPages(state: BuildState): Promise<PageChanges> {
  const { store, releases, now } = state;
  const live = releases.current()?.id ?? 0;
  const edited = store.unpublished.keys();
  const files = releases.reads.pagesThatRead(edited, live);
  for (const file of releases.reads.outdatedPages(now)) files.add(file);
  const mayMove = edited.some(decidesPaths);
  if (!mayMove && files.size === 0) return { edited, pages: [], gone: [] };

  const all = await state.renderer.pagesByFile();
  const { gone, added } = mayMove
    ? addedAndRemovedFiles(state, edited, all)
    : { gone: [], added: [] };
  for (const file of added) files.add(file);
  return { edited, pages: [...files].flatMap((file) => all.get(file) ?? []), gone };
}

/**
 * Returns the files of new and removed pages. If only products changed, it looks at those whose
 * address changed.
 */
function addedAndRemovedFiles(
  { store, releases }: Pick<BuildState, 'store' | 'releases'>,
  edited: readonly string[],
  all: ReadonlyMap<string, PagePath>,
): { gone: string[]; added: string[] } {
  const products = addressChanges(store, edited);
  if (edited.every((key) => !decidesPaths(key) || isProductPaths(key))) {
    const { gone, added } = products;
    if ([...gone, ...added].every(hasPlainAddress)) {
      return {
        gone: gone.flatMap(productFiles).filter((file) => !all.has(file)),
        added: added.flatMap(productFiles),
      };
    }
  }
  const old = new Set(releases.pages(releases.current()?.id ?? 0));
  return {
    gone: [...old].filter((file) => !all.has(file)),
    added: [...all.keys()].filter((file) => !old.has(file)),
  };
}

/**
 * Returns the addresses of products that differ from those last published: the old and the new
 * ones.
 */
export function addressChanges(
  store: SnapshotStore,
  edited: readonly string[],
): { gone: PathEntry[]; added: PathEntry[] } {
  const buckets = edited.filter(isProductPaths).map((key) => ({
    before: (store.unpublished.publishedState(key) ?? []) as PathEntry[],
    now: (store.get(key) ?? []) as PathEntry[],
  }));
  return {
    gone: buckets.flatMap(({ before, now }) => entriesOnlyIn(before, now)),
    added: buckets.flatMap(({ before, now }) => entriesOnlyIn(now, before)),
  };
}

/** Returns all pages, for a full build. */
export async function allPageChanges({
  store,
  releases,
  renderer,
}: BuildState): Promise<PageChanges> {
  const all = await renderer.pagesByFile();
  const old = releases.pages(releases.current()?.id ?? 0);
  return {
    edited: store.unpublished.keys(),
    pages: [...all.values()],
    gone: old.filter((file) => !all.has(file)),
  };
}
