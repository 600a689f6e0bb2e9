import type { SearchCategoryRecord, SearchResultRecord } from '../../src/api/search/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { TreeRow, WebNodeTree } from '../catalogue/reads/web-nodes-routes.ts';

type Counts = readonly { id: number; count: number }[];
type WebNodeStat = NonNullable<SearchResultRecord['WebNodeStats']>[number];

/** Maximum number of popular categories of a result. */
const POPULAR_LIMIT = 8;
/** Parent of the promotion lists, which do not count as categories. */
const PROMOTION_CODE = 'NUPDActie';

export function searchCategory(row: TreeRow, locale: Locale): SearchCategoryRecord {
  return {
    Code: row.code,
    Name: row.name[locale],
    Url: row.url[locale],
    ImageUrl: row.image,
    Children: [],
    SearchParameters: `categoryID=${row.id}`,
  };
}

/**
 * Returns the counts of the categories one level below that of the list: its children, or the root
 * categories for a search, a brand or a promotion list. In the order of the tree.
 */
export function webNodeStats(
  tree: WebNodeTree,
  counts: Counts,
  scope: TreeRow | null,
  locale: Locale,
  now: Date,
): WebNodeStat[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  const top = scope && isRange(tree, scope) ? scope : tree.root();
  if (!top) return [];
  return tree
    .children(top.id, now)
    .filter((row) => isRange(tree, row) && (byId.get(row.id) ?? 0) > 0)
    .map((row) => ({
      Id: row.id,
      Name: row.name[locale],
      Url: row.url[locale],
      Count: byId.get(row.id) ?? 0,
    }));
}

/** Returns the deepest categories with the most hits. */
export function popularCategories(
  tree: WebNodeTree,
  counts: Counts,
  locale: Locale,
  now: Date,
): SearchCategoryRecord[] {
  const found: SearchCategoryRecord[] = [];
  // Counts are sorted, so parents precede their children.
  for (const { id } of counts) {
    const row = tree.byId(id);
    if (!row || !isRange(tree, row) || tree.children(id, now).length > 0) continue;
    if (!tree.isListed(row, now)) continue;
    found.push(searchCategory(row, locale));
    if (found.length === POPULAR_LIMIT) break;
  }
  return found;
}

/** Returns whether a row is a category of the range: below the root, and not a promotion. */
function isRange(tree: WebNodeTree, row: TreeRow): boolean {
  const root = tree.root();
  const top = tree.ancestors(row)[0] ?? row;
  return top.code !== PROMOTION_CODE && top.parent_id === root?.id;
}
