import type { WebNodeRecord, WebNodeReferenceRecord } from '../api/webnodes/wire.ts';
import type { Locale } from '../domain/entities/common.ts';
import { WEB_NODE_CHILD_DEPTH } from '../domain/search-constants.ts';
import { keys } from './keys.ts';

/**
 * The whole tree as entities: one per category, with two levels of children and its
 * ancestors, and the root categories together. A page then depends on what it shows, not on
 * every category there is.
 */
export function splitTree(root: WebNodeRecord, locale: Locale): [string, unknown][] {
  const entities: [string, unknown][] = [];
  const walk = (node: WebNodeRecord, ancestors: WebNodeReferenceRecord[]) => {
    entities.push([
      keys.webNode(node.Id, locale),
      { ...trimmed(node, WEB_NODE_CHILD_DEPTH), Ancestors: ancestors },
    ]);
    const own = [...ancestors, reference(node)];
    for (const child of node.Children ?? []) walk(child, own);
  };
  const roots = root.Children ?? [];
  for (const node of roots) walk(node, []);
  entities.push([
    keys.rootWebNodes(locale),
    roots.map((node) => trimmed(node, WEB_NODE_CHILD_DEPTH)),
  ]);
  return entities;
}

function reference({ Id, Name, Code, Url }: WebNodeRecord): WebNodeReferenceRecord {
  return { Id, Name, Code, Url };
}

/** Only a node shown by itself carries its text. */
function trimmed(node: WebNodeRecord, depth: number): WebNodeRecord {
  const { Children, ...own } = node;
  if (depth === 0) return own;
  return {
    ...own,
    Children: (Children ?? []).map(({ Description: _, ...child }) => trimmed(child, depth - 1)),
  };
}
