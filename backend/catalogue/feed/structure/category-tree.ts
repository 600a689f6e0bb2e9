/** What categories are to each other: places, addresses below each other, and no circle. */
import type { Locale } from '../../../../src/domain/entities/common.ts';
import type { Texts } from '../../../db/schema/columns.ts';
import { SPECIAL_CODES } from '../../special-nodes.ts';
import { addressText } from '../../texts.ts';
import { AT_THE_END, type CategoryNode } from './categories.ts';
import { doubleAddresses, type Fault } from './entity.ts';

/** The pages show the tree this deep, and no deeper. */
const MOST_LEVELS = 6;

type Nodes = ReadonlyMap<string, CategoryNode>;

/**
 * Gives new categories their place after their siblings, and all below one that was renamed or moved
 * their address. Answers what is wrong with those of `codes`.
 */
export function settleTree(
  all: Map<string, CategoryNode>,
  codes: readonly string[],
  before: Nodes,
): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const code of codes) {
    const message = placeFault(all, all.get(code)!);
    if (message) faults.set(code, { field: 'parent', value: all.get(code)!.parent ?? '', message });
  }
  if (faults.size > 0) return faults;
  placeNew(all, codes);
  const changed = readdress(all, before);
  const doubles = doubleAddresses(withoutReplaced(all), [...changed], ({ url }) => [
    ['name_nl', url.nl],
    ['name_en', url.en],
  ]);
  // What lies below one of the file is its fault.
  return new Map([...doubles].map(([code, fault]) => [ownerOf(all, code, codes), fault]));
}

function placeFault(all: Nodes, node: CategoryNode): string | null {
  const seen = new Set([node.code]);
  for (let at = node; at.parent !== null;) {
    const above = all.get(at.parent);
    if (!above) return at === node ? 'is not the code of a category' : null;
    if (above === node) return 'leads back to the category itself';
    // A circle above it is the fault of those that make it.
    if (seen.has(above.code)) return null;
    seen.add(above.code);
    at = above;
  }
  return seen.size - 1 > MOST_LEVELS ? `lies deeper than ${MOST_LEVELS} levels` : null;
}

function placeNew(all: Nodes, codes: readonly string[]): void {
  const last = new Map<string | null, number>();
  for (const { code, parent, position } of all.values()) {
    if (!SPECIAL_CODES.has(code)) last.set(parent, Math.max(last.get(parent) ?? -1, position));
  }
  for (const code of codes) {
    const node = all.get(code)!;
    if (node.position !== AT_THE_END) continue;
    node.position = (last.get(node.parent) ?? -1) + 1;
    last.set(node.parent, node.position);
  }
}

/**
 * Goes down the tree: what was renamed or moved has another address, and so has all below it. Answers
 * the codes of these.
 */
function readdress(all: Map<string, CategoryNode>, before: Nodes): Set<string> {
  const children = Map.groupBy(all.values(), ({ parent }) => parent);
  const changed = new Set<string>();
  const goDown = (above: CategoryNode) => {
    for (const node of children.get(above.code) ?? []) {
      const url = addressOf(node, before.get(node.code), above, changed);
      if (url !== node.url) {
        changed.add(node.code);
        all.set(node.code, { ...node, url });
      }
      goDown(all.get(node.code)!);
    }
  };
  for (const root of children.get(null) ?? []) goDown(root);
  return changed;
}

function addressOf(
  node: CategoryNode,
  old: CategoryNode | undefined,
  above: CategoryNode,
  changed: ReadonlySet<string>,
): Texts {
  const isElsewhere = old?.parent !== node.parent || changed.has(above.code);
  if (SPECIAL_CODES.has(node.code)) return node.url;
  const renamed = (locale: Locale) => !old || old.name[locale] !== node.name[locale];
  if (!isElsewhere && !renamed('nl') && !renamed('en')) return node.url;
  const own = (locale: Locale) => {
    // The old address leads to the new one, once that is published.
    const isNew = renamed(locale);
    const part = isNew ? addressText(node.name[locale], locale) : lastPart(old!.url[locale]);
    return above.url[locale] ? `${above.url[locale]}/${part}` : part;
  };
  return { nl: own('nl'), en: own('en') };
}

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The category of the file that gave `code` its address: itself, or the nearest above it. */
function ownerOf(all: Nodes, code: string, codes: readonly string[]): string {
  for (let at = all.get(code); at; at = at.parent === null ? undefined : all.get(at.parent))
    if (codes.includes(at.code)) return at.code;
  return code;
}

/** Of an earlier demo catalogue, hidden, and kept for rows that refer to them. */
function withoutReplaced(all: Nodes): Nodes {
  return new Map([...all].filter(([code]) => !code.startsWith('replaced:')));
}
