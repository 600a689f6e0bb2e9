/** The calls of categories (web nodes) and brands. */
import type { Selectable } from 'kysely';
import { isCurrent } from '../../../src/domain/shared/date-range.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { WebNodeTable } from '../../platform/db/schema/catalogue.ts';
import type { WebNodeRecord, WebNodeReferenceRecord } from '../../../src/api/webnodes/calls.ts';
import { WEB_NODE_CHILD_DEPTH } from '../../../src/domain/search/search-constants.ts';
import { slugOf } from '../../../src/domain/shared/slug.ts';
import * as calls from '../../../src/api/webnodes/calls.ts';
import { notFound, CALL_TEXTS, unknownText } from '../../platform/http/answers.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';
import type { BrandRecord } from '../../../src/api/brands/calls.ts';
import { brandUrl, isListedBrand } from '../../../src/domain/frame/brand.ts';
import type { Catalogue, CatalogueBrand } from './catalogue.ts';
import * as brandCalls from '../../../src/api/brands/calls.ts';

/** A row of `web_nodes`. */
export type TreeRow = Selectable<WebNodeTable>;

const ROOT_CODE = 'root';
const SPECIAL_CODE = 'special';

/** The category tree, with look-up by id, code and path, in the editors' order. */
export class WebNodeTree {
  readonly #byId = new Map<number, TreeRow>();
  readonly #children = new Map<number, TreeRow[]>();
  readonly #byUrl: Record<Locale, Map<string, TreeRow>> = { nl: new Map(), en: new Map() };
  readonly #byCode = new Map<string, TreeRow>();

  /** `rows`: in the order of siblings. */
  constructor(rows: readonly TreeRow[]) {
    for (const row of rows) {
      this.#byId.set(row.id, row);
      this.#byCode.set(row.code, row);
      for (const locale of LOCALES) {
        if (row.url[locale]) this.#byUrl[locale].set(row.url[locale].toLowerCase(), row);
      }
      if (row.parent_id === null) continue;
      const siblings = this.#children.get(row.parent_id);
      if (siblings) siblings.push(row);
      else this.#children.set(row.parent_id, [row]);
    }
  }

  all(): Iterable<TreeRow> {
    return this.#byId.values();
  }

  byId(id: number): TreeRow | null {
    return this.#byId.get(id) ?? null;
  }

  byCode(code: string): TreeRow | null {
    return this.#byCode.get(code) ?? null;
  }

  /** Finds a category by its path in either language. */
  byUrl(url: string, locale: Locale): TreeRow | null {
    const path = url.toLowerCase().replace(/^\/+|\/+$/g, '');
    const otherLocale = locale === 'nl' ? 'en' : 'nl';
    return this.#byUrl[locale].get(path) ?? this.#byUrl[otherLocale].get(path) ?? null;
  }

  root(): TreeRow | null {
    return this.byCode(ROOT_CODE);
  }

  /** Returns the currently visible children in order. */
  children(id: number, now: Date): TreeRow[] {
    return (this.#children.get(id) ?? []).filter((row) => isVisible(row, now));
  }

  /** Returns the ancestors from the root category to the parent, without the invisible roots. */
  ancestors(row: TreeRow): TreeRow[] {
    const ancestors: TreeRow[] = [];
    let parent = row.parent_id === null ? undefined : this.#byId.get(row.parent_id);
    while (parent && parent.parent_id !== null) {
      ancestors.unshift(parent);
      parent = this.#byId.get(parent.parent_id);
    }
    return ancestors;
  }

  /** Returns whether the row and all its ancestors are active and within their dates. */
  isListed(row: TreeRow, now: Date): boolean {
    return isVisible(row, now) && this.ancestors(row).every((above) => isVisible(above, now));
  }
}

function isVisible(row: TreeRow, now: Date): boolean {
  return row.active && isCurrent(row.start_date?.toISOString(), row.end_date?.toISOString(), now);
}

export function webNodeReference(row: TreeRow, locale: Locale): WebNodeReferenceRecord {
  return { Id: row.id, Name: row.name[locale], Code: row.code, Url: row.url[locale] };
}

/**
 * Makes the record of a category with `depth` levels of children; at 0 its children are null, which
 * means that they were not requested.
 */
function webNodeRecord(
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

interface TreeView {
  tree: WebNodeTree;
  locale: Locale;
  now: Date;
}

/** Finds a category by its path; null if unknown, inactive or outside its dates. */
function findWebNodeByUrl({ tree, locale, now }: TreeView, url: string): WebNodeRecord | null {
  const row = tree.byUrl(url, locale);
  if (!row || !tree.isListed(row, now)) return null;
  return webNodeRecord(tree, row, locale, now, WEB_NODE_CHILD_DEPTH);
}

/** Finds a category by its id, or the root itself. */
function findWebNodeById(
  { tree, locale, now }: TreeView,
  id: number,
  depth: number,
): WebNodeRecord | null {
  const row = tree.byId(id);
  return row && tree.isListed(row, now) ? webNodeRecord(tree, row, locale, now, depth) : null;
}

/** Returns the root, whose children are the root categories. */
function webNodeRoot({ tree, locale, now }: TreeView, depth: number): WebNodeRecord | null {
  const row = tree.root();
  return row ? webNodeRecord(tree, row, locale, now, depth) : null;
}

/** Finds categories whose name contains all words of a text, those that begin with it first. */
function searchWebNodes(
  { tree, locale, now }: TreeView,
  text: string,
  limit: number,
): WebNodeRecord[] {
  const words = slugOf(text).split('-').filter(Boolean);
  if (words.length === 0) return [];
  const slugPart = words.join('-');
  const rankOf = (row: TreeRow): number => {
    const name = slugOf(row.name[locale]);
    if (name === slugPart) return 0;
    if (name.startsWith(slugPart)) return 1;
    return `-${name}`.includes(`-${words[0]}`) ? 2 : 3;
  };
  return [...tree.all()]
    .filter((row) => row.code !== ROOT_CODE && row.code !== SPECIAL_CODE)
    .filter((row) => words.every((word) => slugOf(row.name[locale]).includes(word)))
    .filter((row) => tree.isListed(row, now))
    .sort((a, b) => rankOf(a) - rankOf(b) || tree.ancestors(a).length - tree.ancestors(b).length)
    .slice(0, limit)
    .map((row) => webNodeRecord(tree, row, locale, now, 0));
}

const CACHED_OPTIONS = { cached: true };

/**
 * Handlers of calls about categories (spec 2 §7). Only active categories within their dates are
 * found.
 */
export function webNodeRoutes(shop: Shop): HandledCall[] {
  const treeViewOf = ({ locale, now }: PublicContext) => ({
    tree: shop.state.catalogue.tree,
    locale,
    now,
  });
  return [
    handle(
      calls.webNodeByUrl,
      ({ params }, context) =>
        findWebNodeByUrl(treeViewOf(context), params.url) ??
        notFound(unknownText('category', `"${params.url}"`)),
      CACHED_OPTIONS,
    ),
    handle(
      calls.webNodeRoot,
      ({ query }, context) =>
        webNodeRoot(treeViewOf(context), query.descendantLevel) ??
        notFound(CALL_TEXTS.noCategories),
      CACHED_OPTIONS,
    ),
    handle(
      calls.webNodeMain,
      ({ params, query }, context) =>
        findWebNodeById(treeViewOf(context), params.id, query.depth) ??
        notFound(unknownText('category', params.id)),
      CACHED_OPTIONS,
    ),
    handle(
      calls.webNodeSearch,
      ({ params, query }, context) =>
        searchWebNodes(treeViewOf(context), params.query, query.limit),
      CACHED_OPTIONS,
    ),
  ];
}

const DESCRIPTION_MEMO = 'InternetMemo';

function brandRecord(brand: CatalogueBrand, locale: Locale): BrandRecord {
  const memo = brand.memo?.[locale];
  return {
    Id: brand.id,
    Code: brand.code,
    Description: brand.description,
    Url: brand.url,
    Images: brand.image ? [{ Type: 'Front', Url: brand.image }] : [],
    Memos: memo ? [{ Type: DESCRIPTION_MEMO, Value: memo }] : [],
    Parameter: brand.name,
    TotalCount: brand.count,
  };
}

/** Returns all brands by name, including those that lists omit. */
function brandRecords({ brands }: Catalogue, locale: Locale): BrandRecord[] {
  return [...brands.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
    .map((brand) => brandRecord(brand, locale));
}

/** Returns the best-selling brands. */
function popularBrandRecords({ brands }: Catalogue, locale: Locale, limit: number): BrandRecord[] {
  return [...brands.values()]
    .filter((brand) => brand.count > 0 && isListedBrand(brand.name))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, limit)
    .map((brand) => brandRecord(brand, locale));
}

/** Finds a brand by its url, or by the slug of its name if it has none. */
function findBrandByUrl({ brands }: Catalogue, url: string): CatalogueBrand | null {
  const slug = url.trim().toLowerCase();
  for (const brand of brands.values()) {
    if (brandUrl(brand.url, brand.name).toLowerCase() === slug) return brand;
  }
  return null;
}

/** Handlers of calls about brands (spec 2 §7). */
export function brandRoutes(shop: Shop): HandledCall[] {
  return [
    handle(
      brandCalls.brands,
      (_, { locale }) => brandRecords(shop.state.catalogue, locale),
      CACHED_OPTIONS,
    ),
    handle(
      brandCalls.popularBrands,
      ({ query }, { locale }) => popularBrandRecords(shop.state.catalogue, locale, query.limit),
      CACHED_OPTIONS,
    ),
    handle(
      brandCalls.brandByUrl,
      ({ params }, { locale }) => {
        const brand = findBrandByUrl(shop.state.catalogue, params.url);
        return brand
          ? brandRecord(brand, locale)
          : notFound(unknownText('brand', `"${params.url}"`));
      },
      CACHED_OPTIONS,
    ),
  ];
}
