import type { WebNodeRecord } from '../../src/api/webnodes/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { WEB_NODE_CHILD_DEPTH } from '../../src/domain/search-constants.ts';
import { slug } from '../../src/domain/slug.ts';
import { webNodeRecord } from './web-node-records.ts';
import { ROOT_CODE, SPECIAL_CODE, type TreeRow, type WebNodeTree } from './web-node-tree.ts';

interface Place {
  tree: WebNodeTree;
  locale: Locale;
  now: Date;
}

/** A category by its path; null when unknown, not active or outside its dates. */
export function webNodeByUrl({ tree, locale, now }: Place, url: string): WebNodeRecord | null {
  const row = tree.byUrl(url, locale);
  if (!row || !tree.isListed(row, now)) return null;
  return webNodeRecord(tree, row, locale, now, WEB_NODE_CHILD_DEPTH);
}

/** A category by its id, or the root itself. */
export function webNodeById(
  { tree, locale, now }: Place,
  id: number,
  depth: number,
): WebNodeRecord | null {
  const row = tree.byId(id);
  return row && tree.isListed(row, now) ? webNodeRecord(tree, row, locale, now, depth) : null;
}

/** The root, whose children are the root categories. */
export function webNodeRoot({ tree, locale, now }: Place, depth: number): WebNodeRecord | null {
  const row = tree.root();
  return row ? webNodeRecord(tree, row, locale, now, depth) : null;
}

/** Categories whose name has all words of a text, those that begin with it first. */
export function searchWebNodes(
  { tree, locale, now }: Place,
  text: string,
  limit: number,
): WebNodeRecord[] {
  const words = slug(text).split('-').filter(Boolean);
  if (words.length === 0) return [];
  const wanted = words.join('-');
  const rank = (row: TreeRow): number => {
    const name = slug(row.name[locale]);
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return `-${name}`.includes(`-${words[0]}`) ? 2 : 3;
  };
  return [...tree.all()]
    .filter((row) => row.code !== ROOT_CODE && row.code !== SPECIAL_CODE)
    .filter((row) => words.every((word) => slug(row.name[locale]).includes(word)))
    .filter((row) => tree.isListed(row, now))
    .sort((a, b) => rank(a) - rank(b) || tree.ancestors(a).length - tree.ancestors(b).length)
    .slice(0, limit)
    .map((row) => webNodeRecord(tree, row, locale, now, 0));
}
