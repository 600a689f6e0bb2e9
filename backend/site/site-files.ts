import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { productIdOf } from '../../src/domain/product-url.ts';
import { ROUTES, routePattern } from '../../src/routes.ts';

const PRODUCT_ROUTE = ROUTES.find((row) => row.name === 'product-detail-url')!;

/** Address that product pages hang below, per language: `/product/`, `/en/product/`. */
const PRODUCT_BASES = (['nl', 'en'] as const).map((locale) =>
  routePattern(PRODUCT_ROUTE, locale, '').replace('[url]', ''),
);

/**
 * The files of a built site by name. Only what stands in it is ever read, so that no address
 * can reach another file.
 */
export class SiteFiles {
  readonly #files: ReadonlySet<string>;
  readonly #products = new Map<string, Map<number, string>>();

  constructor(files: ReadonlySet<string>) {
    this.#files = files;
  }

  /** Scans a folder; rejects when there is none. */
  static async scan(dir: string): Promise<SiteFiles> {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = new Set<string>();
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const name = path.relative(dir, path.join(entry.parentPath, entry.name));
      const plain = name.split(path.sep).join('/');
      if (isPublic(plain)) files.add(plain);
    }
    return new SiteFiles(files);
  }

  get size(): number {
    return this.#files.size;
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** The file that answers a decoded path without trailing slash (`build.format: 'file'`). */
  at(pathname: string): string | null {
    const name = pathname.slice(1);
    if (name === '') return this.#files.has('index.html') ? 'index.html' : null;
    if (!name.endsWith('.html') && this.#files.has(name)) return name;
    if (this.#files.has(`${name}.html`)) return `${name}.html`;
    return this.#files.has(`${name}/index.html`) ? `${name}/index.html` : null;
  }

  /** The address of the product that a product address means by its id; null when unknown. */
  productPath(pathname: string): string | null {
    const base = PRODUCT_BASES.find((candidate) => pathname.startsWith(candidate));
    if (!base) return null;
    const id = productIdOf(pathname.slice(base.length));
    return id === null ? null : (this.#productsBelow(base).get(id) ?? null);
  }

  /** Made at the first old address, from the names of the pages. */
  #productsBelow(base: string): Map<number, string> {
    let byId = this.#products.get(base);
    if (!byId) {
      byId = new Map();
      const folder = base.slice(1);
      for (const file of this.#files) {
        if (!file.startsWith(folder) || !file.endsWith('.html')) continue;
        const id = productIdOf(file.slice(folder.length, -5));
        if (id !== null) byId.set(id, `/${file.slice(0, -5)}`);
      }
      this.#products.set(base, byId);
    }
    return byId;
  }
}

/** Rules and hidden files are no part of the site; `.well-known` is. */
function isPublic(file: string): boolean {
  if (file === '_redirects' || file === '_headers') return false;
  return file.split('/').every((part) => !part.startsWith('.') || part === '.well-known');
}
