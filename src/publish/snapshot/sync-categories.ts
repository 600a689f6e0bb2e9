/**
 * Reads again what the edit of a category affects: the tree, the products in the categories that
 * have another name or address, and their lists. The result in the store equals that of a full sync.
 */
import type { WebNodeRecord } from '../../api/webnodes/calls.ts';
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { keys } from './reads.ts';
import type { SnapshotStore } from './store.ts';
import type { SyncContext } from './sync-context.ts';
import { idsInCategory } from './sync-products.ts';
import { refreshStructure } from './sync-structure.ts';

/** All categories with their place in the tree, and what others show of each. */
interface Tree {
  /** Equal for trees in which the same categories are open, in the same places. */
  shape: string;
  /** What products and lists repeat of a category, by id. */
  shown: Map<number, string>;
}

/**
 * Reads the tree. Returns the products that show a category with another name or address; null if
 * categories were added, removed, moved, opened or closed, or an edited one is closed: then
 * everything is to be read.
 */
export async function syncEditedCategories(
  context: SyncContext,
  store: SnapshotStore,
  edited: readonly number[],
): Promise<number[] | null> {
  const before = treeOf(store);
  await refreshStructure(context, store);
  const now = treeOf(store);
  const isOpen = (id: number) => before.shown.has(id) && now.shown.has(id);
  if (before.shape !== now.shape || !edited.every(isOpen)) return null;

  const renamed = new Set(
    [...now.shown].flatMap(([id, shown]) => (shown === before.shown.get(id) ? [] : [id])),
  );
  const ids = new Set<number>();
  for (const id of renamed) {
    // The products below it are below its ancestor too.
    if (ancestorsOf(store, id).some((above) => renamed.has(above))) continue;
    for (const product of await idsInCategory(context, id)) ids.add(product);
  }
  return [...ids].sort((a, b) => a - b);
}

const ancestorsOf = (store: SnapshotStore, id: number): number[] =>
  ((store.get(keys.webNode(id, 'nl')) as WebNodeRecord).Ancestors ?? []).map(({ Id }) => Id);

function treeOf(store: SnapshotStore): Tree {
  const shape: unknown[] = [];
  const shown = new Map<number, string>();
  const walk = (reference: WebNodeRecord, locale: Locale) => {
    const node = store.get(keys.webNode(reference.Id, locale)) as WebNodeRecord | null;
    const { Id, Name, Code, Url, Active, StartDate, EndDate, Children } = node ?? reference;
    shape.push([Id, Active, StartDate, EndDate, (Children ?? []).length]);
    shown.set(Id, `${shown.get(Id) ?? ''}${JSON.stringify([Name, Code, Url])}`);
    for (const child of Children ?? []) walk(child, locale);
  };
  for (const locale of LOCALES) {
    const roots = (store.get(keys.rootWebNodes(locale)) ?? []) as WebNodeRecord[];
    for (const root of roots) walk(root, locale);
    shape.push(locale);
  }
  return { shape: JSON.stringify(shape), shown };
}
