import { productIdOf } from '../../../src/domain/product/product-url.ts';
import type { Releases, SiteEntry } from '../../../src/publish/releases/releases.ts';
import { ROUTES, routePattern } from '../../../src/routes.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file by its name; a generic one if unknown. */
export function contentType(file: string): string {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** True if compression helps: images and fonts are already compressed. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|xml|manifest|wasm)|image\/(svg|x-icon))/.test(type);
}

const PRODUCT_ROUTE = ROUTES.find((row) => row.name === 'product-detail-url')!;

/** Path prefix of product pages per language: `/product/`, `/en/product/`. */
const PRODUCT_BASES = LOCALES.map((locale) =>
  routePattern(PRODUCT_ROUTE, locale, '').replace('[url]', ''),
);

/** Hashed files: an open tab requests those of the release it was loaded from. */
const HASHED = '_astro/';

/** The files of one release by name: no address can access anything else. */
export class SiteFiles {
  readonly release: number;
  readonly #releases: Releases;
  readonly #products = new Map<string, Map<number, string>>();

  constructor(releases: Releases, release: number) {
    this.#releases = releases;
    this.release = release;
  }

  has(file: string): boolean {
    return isPublic(file) && this.entry(file) !== null;
  }

  /** The entry of a file; null if the site does not have it. */
  entry(file: string): SiteEntry | null {
    const entry = this.#releases.entry(file, this.release);
    return entry ?? (file.startsWith(HASHED) ? this.#releases.anyEntry(file) : null);
  }

  /** The file for a decoded path without trailing slash (`build.format: 'file'`). */
  at(pathname: string): string | null {
    const name = pathname.slice(1);
    if (name === '') return this.has('index.html') ? 'index.html' : null;
    if (!name.endsWith('.html') && this.has(name)) return name;
    if (this.has(`${name}.html`)) return `${name}.html`;
    return this.has(`${name}/index.html`) ? `${name}/index.html` : null;
  }

  /** The address that replaced one that no longer exists. */
  movedTo(pathname: string): string | null {
    const to = this.#releases.movedTo(pathname);
    return to !== null && this.at(to) ? to : null;
  }

  /** The current address of a product, by the id in a product address; null if unknown. */
  productPath(pathname: string): string | null {
    const base = PRODUCT_BASES.find((candidate) => pathname.startsWith(candidate));
    if (!base) return null;
    const id = productIdOf(pathname.slice(base.length));
    return id === null ? null : (this.#productsBelow(base).get(id) ?? null);
  }

  /** Built at the first old address, from the names of the pages. */
  #productsBelow(base: string): Map<number, string> {
    let byId = this.#products.get(base);
    if (!byId) {
      byId = new Map();
      const folder = base.slice(1);
      for (const file of this.#releases.pathsBelow(folder, this.release)) {
        const id = file.endsWith('.html') ? productIdOf(file.slice(folder.length, -5)) : null;
        if (id !== null) byId.set(id, `/${file.slice(0, -5)}`);
      }
      this.#products.set(base, byId);
    }
    return byId;
  }
}

/** Rules and hidden files are not served; `.well-known` is. */
function isPublic(file: string): boolean {
  if (file === '_redirects' || file === '_headers') return false;
  return file.split('/').every((part) => !part.startsWith('.') || part === '.well-known');
}
