/**
 * The files of the built site: their types, their compressed bytes in memory, and the style sheets
 * and fonts that pages outside the site (the desk, error pages) use as well.
 */
import { productIdOf } from '../../../src/domain/product/product-url.ts';
import type { Releases, SiteEntry } from '../../../src/publish/releases/releases.ts';
import { ROUTES, routePattern } from '../../../src/routes.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';
import { extname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ThirdPartySources } from '../../../src/domain/consent/consent.ts';
import type { Encoding } from '../http/payload.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const CONTENT_TYPES: Record<string, string> = {
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
  return CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** True if compression helps: images and fonts are already compressed. */
function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|xml|manifest|wasm)|image\/(svg|x-icon))/.test(type);
}

const PRODUCT_ROUTE = ROUTES.find((row) => row.name === 'product-detail-url')!;

/** Path prefix of product pages per language: `/product/`, `/en/product/`. */
const PRODUCT_BASES = LOCALES.map((locale) =>
  routePattern(PRODUCT_ROUTE, locale, '').replace('[url]', ''),
);

/** Hashed files: an open tab requests those of the release it was loaded from. */
const HASHED_FOLDER = '_astro/';

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
    return entry ?? (file.startsWith(HASHED_FOLDER) ? this.#releases.newestEntry(file) : null);
  }

  /** The file for a decoded path without trailing slash (`build.format: 'file'`). */
  fileAt(pathname: string): string | null {
    const name = pathname.slice(1);
    if (name === '') return this.has('index.html') ? 'index.html' : null;
    if (!name.endsWith('.html') && this.has(name)) return name;
    if (this.has(`${name}.html`)) return `${name}.html`;
    return this.has(`${name}/index.html`) ? `${name}/index.html` : null;
  }

  /** The address that replaced one that no longer exists. */
  movedTo(pathname: string): string | null {
    const to = this.#releases.movedTo(pathname);
    return to !== null && this.fileAt(to) ? to : null;
  }

  /** The current address of a product, by the id in a product address; null if unknown. */
  productPath(pathname: string): string | null {
    const base = PRODUCT_BASES.find((candidate) => pathname.startsWith(candidate));
    if (!base) return null;
    const id = productIdOf(pathname.slice(base.length));
    return id === null ? null : (this.#productsBelow(base).get(id) ?? null);
  }

  /**
   * Product id → path, built from the names of the pages at the first request for an old address.
   */
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

const require = createRequire(import.meta.url);
const STYLES_FOLDER = join(import.meta.dirname, '../../../src/styles');

/** Weights of the shop's font, FigTree. */
export const FONT_WEIGHTS = ['400', '500', '700'];

/** The base style sheets of pages made by the backend: the shop's, and a common one. */
export function shopSheets(): string[] {
  const { variant } = siteBrand();
  const ofBrand = variant === 'bm' ? [] : [`colours-${variant}.css`];
  const names = ['reset.css', 'colours.css', ...ofBrand, 'buttons.css', 'fields.css'];
  return [
    ...names.map((name) => readFileSync(join(STYLES_FOLDER, name), 'utf8')),
    readFileSync(join(import.meta.dirname, 'served-page.css'), 'utf8'),
  ];
}

/** Font-face rules; `addressOf` returns the address of a font file by name. */
export const fontFaces = (addressOf: (name: string) => string): string[] =>
  FONT_WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:FigTree;font-weight:${weight};font-display:swap;src:url(${addressOf(fontName(weight))})}`,
  );

export const fontName = (weight: string): string => `figtree-${weight}.woff2`;

export const fontFile = (weight: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`));

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const GZIP_LEVEL = 9;
const BROTLI_PAGE = 7;
/**
 * The best quality saves a kilobyte and costs about 80 ms, so it is used for immutable files, and
 * for pages requested repeatedly. A list then fits in the first round trip (14,600 bytes including
 * headers).
 */
const BROTLI_BEST = 11;
const COMPRESS_FROM_BYTES = 600;

/** A file in one encoding, ready for sending. */
export interface EncodedFile {
  body: Buffer;
  encoding: Encoding;
  etag: string;
  type: string;
  /** Null if the type needs no content security policy. */
  policy: string | null;
  /** True until it was compressed at the best level. */
  canShrink: boolean;
}

/**
 * Caches files in the requested encodings, each compressed once. Keyed by content, so that a new
 * release keeps unchanged files. Limited in bytes; evicts the least recently used.
 */
export class FileCache {
  readonly #releases: Releases;
  readonly #parties: ThirdPartySources;
  readonly #entries: LRUCache<string, EncodedFile>;
  readonly #loading = new Map<string, Promise<EncodedFile>>();
  #isShrinking = false;

  constructor(releases: Releases, parties: ThirdPartySources, maxBytes: number) {
    this.#releases = releases;
    this.#parties = parties;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 20),
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    });
  }

  /** The cached file, without reading it. */
  get(entry: SiteEntry, encoding: Encoding): EncodedFile | undefined {
    const key = keyOf(entry, encoding);
    const cachedFile = this.#entries.get(key);
    if (cachedFile?.canShrink && !this.#isShrinking) void this.#shrink(key, entry, cachedFile);
    return cachedFile;
  }

  /**
   * Reads and compresses a file; concurrent callers share the work. Rejects if the file no longer
   * exists.
   */
  load(entry: SiteEntry, encoding: Encoding): Promise<EncodedFile> {
    const key = keyOf(entry, encoding);
    let work = this.#loading.get(key);
    if (!work) {
      work = this.#pack(entry, encoding)
        .then((packed) => {
          this.#entries.set(key, packed);
          return packed;
        })
        .finally(() => this.#loading.delete(key));
      this.#loading.set(key, work);
    }
    return work;
  }

  async #pack(entry: SiteEntry, target: Encoding): Promise<EncodedFile> {
    const body = this.#releases.body(entry.digest);
    if (!body) throw new Error(`${entry.path} is no longer kept.`);
    const type = contentType(entry.path);
    const small = body.length < COMPRESS_FROM_BYTES || !isCompressible(type);
    const encoding = small ? 'identity' : target;
    const tag = entry.digest.slice(0, 16);
    const isHashed = entry.path.startsWith('_astro/');
    return {
      body: await compress(body, encoding, isHashed),
      encoding,
      etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
      type,
      canShrink: encoding === 'br' && !isHashed,
      policy: type.startsWith('text/html')
        ? contentSecurityPolicy(entry.scripts, this.#parties)
        : null,
    };
  }

  /** Compresses better in the background, one file at a time, for later requests. */
  async #shrink(key: string, entry: SiteEntry, packed: EncodedFile): Promise<void> {
    this.#isShrinking = true;
    try {
      const body = this.#releases.body(entry.digest);
      if (!body) return;
      const smaller = await compressBrotli(body, BROTLI_BEST);
      if (this.#entries.peek(key) !== packed) return;
      this.#entries.set(key, { ...packed, body: smaller, canShrink: false });
    } catch {
      // If that fails, the less compressed file stays in use.
    } finally {
      this.#isShrinking = false;
    }
  }
}

/** Equal bytes with another extension have another content type. */
const keyOf = ({ digest, path }: SiteEntry, encoding: Encoding) =>
  `${encoding} ${digest} ${contentType(path)}`;

async function compress(body: Buffer, encoding: Encoding, isHashed: boolean): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: GZIP_LEVEL });
  return compressBrotli(body, isHashed ? BROTLI_BEST : BROTLI_PAGE);
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
