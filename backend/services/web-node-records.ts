import type { WebNodeRecord, WebNodeReferenceRecord } from '../../src/api/webnodes/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { TreeRow, WebNodeTree } from './web-node-tree.ts';

export function webNodeReference(row: TreeRow, locale: Locale): WebNodeReferenceRecord {
  return { Id: row.id, Name: row.name[locale], Code: row.code, Url: row.url[locale] };
}

/** A category with its children `depth` levels deep; at 0 they are null: not asked for. */
export function webNodeRecord(
  tree: WebNodeTree,
  row: TreeRow,
  locale: Locale,
  now: Date,
  depth: number,
): WebNodeRecord {
  return {
    ...webNodeReference(row, locale),
    Active: row.active,
    StartDate: row.start_date?.toISOString() ?? null,
    EndDate: row.end_date?.toISOString() ?? null,
    Images: row.image ? [{ Type: 'Front', Url: row.image }] : [],
    Description: row.description?.[locale] || null,
    Ancestors: tree.ancestors(row).map((above) => webNodeReference(above, locale)),
    Children:
      depth > 0
        ? tree
            .children(row.id, now)
            .map((child) => webNodeRecord(tree, child, locale, now, depth - 1))
        : null,
  };
}
