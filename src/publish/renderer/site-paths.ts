/**
 * Every page of the site by its file, kept up to date. After an edit of products, only their own
 * addresses are updated. For any other change, or addresses with encoded characters, Astro lists
 * all paths again.
 */
import type { RouteData } from 'astro';
import { routePattern, routeRow } from '../../routes.ts';
import { LOCALES } from '../../domain/shared/common.ts';
import { entriesOnlyIn, type PathBucket } from '../snapshot/paths.ts';
import { type PathEntry, snapshot } from '../snapshot/reader.ts';

export interface PagePath {
  /** `/product/gipsplaat-100123`; an endpoint carries its extension. */
  pathname: string;
  route: RouteData;
}

/** The file that a path is written to with `build.format: 'file'`. */
export function outputFile(pathname: string, type: RouteData['type']): string {
  const clean = pathname.replace(/^\/+|\/+$/g, '');
  if (type === 'endpoint') return clean;
  return clean === '' ? 'index.html' : `${clean}.html`;
}

/** Astro keeps a page's parameters by its path, per route. */
interface StaticPath {
  params: { url: string };
  props: { id: number };
}

interface ListedPaths {
  length: number;
  keyed: Map<string, StaticPath>;
}

export interface RouteCache {
  clearAll(): void;
  get(route: RouteData): { staticPaths?: ListedPaths } | undefined;
}

/** Addresses that Astro does not encode in a path. */
const PLAIN_ADDRESS = /^[\w.~-]+$/;
export const hasPlainAddress = ({ url }: PathEntry): boolean =>
  LOCALES.every((locale) => PLAIN_ADDRESS.test(url[locale]));

const PRODUCT_ROUTE = routeRow('product-detail-url');
const PRODUCT_PATTERNS = LOCALES.map((locale) => ({
  locale,
  pattern: routePattern(PRODUCT_ROUTE, locale, ''),
}));

const productPath = (pattern: string, url: string) => pattern.replace('[url]', url);

/** The files of a product's pages; only for plain addresses. */
export const productFiles = ({ url }: PathEntry): string[] =>
  PRODUCT_PATTERNS.map(({ locale, pattern }) =>
    outputFile(productPath(pattern, url[locale]), 'page'),
  );

/** Entries of products whose address changed. */
interface Moves {
  gone: PathEntry[];
  added: PathEntry[];
}

/** What Astro knows of the routes of a bundle. */
export interface AstroPaths {
  cache: RouteCache;
  routes(): readonly RouteData[];
  /** Lists every path, in order of priority. */
  list(): Promise<readonly PagePath[]>;
}

export class SitePaths {
  readonly #astro: AstroPaths;
  #byFile: Map<string, PagePath> | undefined;
  #all: PagePath[] | undefined;
  /**
   * False if several entities have one path: deleting one leaves the path to another, so all are
   * listed again.
   */
  #areUnique = true;
  readonly #uniqueLists = new WeakMap<ListedPaths, boolean>();
  #otherAddresses = '';
  #buckets: ReadonlyMap<string, PathBucket> = new Map();

  constructor(astro: AstroPaths) {
    this.#astro = astro;
  }

  /** Updates the paths to the current snapshot, also if another process changed it. */
  refresh(): void {
    const [others, buckets] = [snapshot().addresses(), snapshot().productBuckets()];
    const isSame =
      others === this.#otherAddresses && this.#applyMoves(movesBetween(this.#buckets, buckets));
    if (!isSame) {
      this.#astro.cache.clearAll();
      this.#byFile = this.#all = undefined;
    }
    this.#otherAddresses = others;
    this.#buckets = buckets;
  }

  /** Returns the same array while the paths are unchanged. */
  async all(): Promise<PagePath[]> {
    const pages = await this.byFile();
    return (this.#all ??= [...pages.values()]);
  }

  async byFile(): Promise<ReadonlyMap<string, PagePath>> {
    this.refresh();
    if (this.#byFile) return this.#byFile;
    const found = await this.#astro.list();
    const pages = new Map<string, PagePath>();
    for (const { pathname, route } of found) {
      const trimmed = pathname.replace(/\/+$/, '') || '/';
      const file = outputFile(trimmed, route.type);
      // Rows are in order of priority: the first that yields a path owns it.
      if (!pages.has(file)) pages.set(file, { pathname: trimmed, route });
    }
    this.#areUnique = pages.size === found.length;
    return (this.#byFile = pages);
  }

  /**
   * Applies moves to the known paths. Returns false if that is impossible; then all paths must be
   * listed again.
   */
  #applyMoves({ gone, added }: Moves): boolean {
    if (gone.length === 0 && added.length === 0) return true;
    if (!this.#areUnique || ![...gone, ...added].every(hasPlainAddress)) return false;
    this.#all = undefined;
    const routes = this.#astro.routes();
    return PRODUCT_PATTERNS.every(({ locale, pattern }) => {
      const route = routes.find((one) => one.route === pattern);
      if (!route) return false;
      const listed = this.#astro.cache.get(route)?.staticPaths;
      if (listed && !this.#isUnique(listed)) return false;
      // If no product has been rendered yet, Astro lists the products later.
      const [keyed, pages] = [listed?.keyed, this.#byFile];
      for (const { url } of gone) {
        const pathname = productPath(pattern, url[locale]);
        keyed?.delete(pathname);
        pages?.delete(outputFile(pathname, 'page'));
      }
      return added.every(({ id, url }) => {
        const pathname = productPath(pattern, url[locale]);
        const file = outputFile(pathname, 'page');
        if (keyed?.has(pathname) || pages?.has(file)) return false;
        keyed?.set(pathname, { params: { url: url[locale] }, props: { id } });
        pages?.set(file, { pathname, route });
        return true;
      });
    });
  }

  #isUnique(listed: ListedPaths): boolean {
    let isUnique = this.#uniqueLists.get(listed);
    if (isUnique === undefined) {
      isUnique = listed.length === listed.keyed.size;
      this.#uniqueLists.set(listed, isUnique);
    }
    return isUnique;
  }
}

function movesBetween(
  before: ReadonlyMap<string, PathBucket>,
  now: ReadonlyMap<string, PathBucket>,
): Moves {
  const moves: Moves = { gone: [], added: [] };
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [old, own] = [before.get(key), now.get(key)];
    if (old?.digest === own?.digest) continue;
    moves.gone.push(...entriesOnlyIn(old?.entries ?? [], own?.entries ?? []));
    moves.added.push(...entriesOnlyIn(own?.entries ?? [], old?.entries ?? []));
  }
  return moves;
}
