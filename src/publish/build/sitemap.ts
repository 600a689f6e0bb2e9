/** The sitemap: an index at the address named in robots.txt, and one file per part of the site. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemapIntegration from '@astrojs/sitemap';
import { type Locale, LOCALES } from '../../domain/shared/common.ts';
import { isIndexed } from '../../domain/frame/is-indexed.ts';
import { ROUTES, type RouteName, routePath } from '../../routes.ts';
import type { PathEntry, SnapshotReader } from '../snapshot/reader.ts';

// Every page that search engines may index, with its address in each language, for the sitemap and
// hreflang. Split into parts, so that a new product changes only one file.

type SiteEntry = Record<Locale, string>;

/**
 * Products whose address changed since the live release (`ids`), and by how many the number of
 * products grew.
 */
export interface MovedProducts {
  ids: ReadonlySet<number>;
  addedCount: number;
}

/** Approximate number of products per part. */
const PART_SIZE = 500;

/** Name of the part for all pages that are not products. */
const OTHER_PAGES = 'pages';

/** Pages of `ContentLayout.astro`; they return status 600 while their content is invalid. */
const CONTENT_ONLY: readonly RouteName[] = ['all', 'over-{product}', 'cookies'];

/** Number of parts for so many products: a power of two, so that it rarely changes. */
const partCount = (products: number) =>
  2 ** Math.ceil(Math.log2(Math.max(products / PART_SIZE, 1)));

/**
 * Part → its pages. A product stays in its part until the number of products doubles or halves.
 * With `moved`, a part with none of these products gives only how many pages it has.
 */
export function siteEntries(reader: SnapshotReader, productSlug: string): Map<string, SiteEntry[]>;
export function siteEntries(
  reader: SnapshotReader,
  productSlug: string,
  moved: MovedProducts | null,
): Map<string, SiteEntry[] | number>;
export function siteEntries(
  reader: SnapshotReader,
  productSlug: string,
  moved: MovedProducts | null = null,
): Map<string, SiteEntry[] | number> {
  const addressOf = (name: RouteName, locale: Locale, params?: Record<string, string>) =>
    routePath(name, locale, productSlug, params);
  const entryOf = (name: RouteName, param?: string, entry?: PathEntry): SiteEntry => {
    const params = (locale: Locale) =>
      param && entry ? { [param]: entry.url[locale] } : undefined;
    return { nl: addressOf(name, 'nl', params('nl')), en: addressOf(name, 'en', params('en')) };
  };

  /** Adds a content page if it is indexed in every language, since an entry names all of them. */
  const addContent = (name: RouteName, entry: SiteEntry, path: SiteEntry = entry) => {
    const contentOnly = CONTENT_ONLY.includes(name);
    const isListed = LOCALES.every((locale) =>
      isIndexed(reader.content(path[locale], locale), { contentOnly }),
    );
    if (isListed) entries.push(entry);
  };

  const entries: SiteEntry[] = [];
  const parts = new Map<string, SiteEntry[] | number>([[OTHER_PAGES, entries]]);
  const addProducts = (name: RouteName, param: string, all: readonly PathEntry[]) => {
    const count = partCount(all.length);
    const isSplitAnew = !moved || partCount(all.length - moved.addedCount) !== count;
    const changed = isSplitAnew ? null : new Set([...moved.ids].map((id) => id % count));
    const filled = Array.from({ length: count }, (_, part): SiteEntry[] | number =>
      !changed || changed.has(part) ? [] : 0,
    );
    for (const entry of all) {
      const part = filled[entry.id % count]!;
      if (typeof part === 'number') filled[entry.id % count] = part + 1;
      else part.push(entryOf(name, param, entry));
    }
    for (const [part, pages] of filled.entries()) parts.set(`products-${part + 1}`, pages);
  };
  const addPages = (name: RouteName, param: string, all: readonly PathEntry[]) => {
    for (const entry of all) entries.push(entryOf(name, param, entry));
  };
  for (const row of ROUTES) {
    if (!row.indexed) continue;
    switch (row.name) {
      case 'product-detail-url':
        addProducts(row.name, 'url', reader.productPaths());
        break;
      case 'product-lister-all':
        addPages(row.name, 'pathMatch', reader.webNodePaths());
        break;
      case 'brand-url':
        addPages(row.name, 'url', reader.brandPaths());
        break;
      case 'store-detail-url':
        addPages(row.name, 'url', reader.storePaths());
        break;
      case 'all':
        for (const { path } of reader.contentPaths()) {
          const entry = {
            nl: addressOf('all', 'nl', { pathMatch: path.nl }),
            en: addressOf('all', 'en', { pathMatch: path.en }),
          };
          addContent(row.name, entry, path);
        }
        break;
      case 'tool-wall':
      case 'tool-joint':
        if (reader.config().tools.some(({ name }) => `tool-${name}` === row.name)) {
          entries.push(entryOf(row.name));
        }
        break;
      default:
        addContent(row.name, entryOf(row.name));
    }
  }
  return parts;
}

// Generates one sitemap file. Uses the integration outside of Astro's build, because Astro does not
// render the pages.

/** Maximum number of addresses in a sitemap file. */
const MAX_ADDRESSES = 50_000;

/** Every entry in both languages, each with its alternates. At most half of `MAX_ADDRESSES`. */
async function sitemapPart(
  entries: readonly SiteEntry[],
  absolute: (address: string) => string,
): Promise<string> {
  const alternates = new Map<string, SiteEntry>();
  for (const entry of entries) {
    alternates.set(absolute(entry.nl), entry);
    alternates.set(absolute(entry.en), entry);
  }
  const { hooks } = sitemapIntegration({
    customPages: [...alternates.keys()],
    entryLimit: MAX_ADDRESSES,
    serialize(item) {
      const entry = alternates.get(item.url);
      if (!entry) return item;
      return {
        ...item,
        links: [
          { lang: 'nl', url: absolute(entry.nl) },
          { lang: 'en', url: absolute(entry.en) },
          { lang: 'x-default', url: absolute(entry.nl) },
        ],
      };
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  const problems: string[] = [];
  const logger = {
    info() {},
    warn: (text: string) => void problems.push(text),
    error: (text: string) => void problems.push(text),
  };
  try {
    const config = {
      site: absolute('/'),
      base: '/',
      trailingSlash: 'never',
      build: { format: 'file' },
    };
    await hooks['astro:config:done']?.({ config } as never);
    await hooks['astro:routes:resolved']?.({ routes: [] } as never);
    const dir = pathToFileURL(`${folder}/`);
    await hooks['astro:build:done']?.({ dir, pages: [], logger } as never);
    if (problems.length > 0) throw new Error(`The sitemap could not be made: ${problems[0]}`);
    return await readFile(path.join(folder, 'sitemap-0.xml'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** File name prefix of the index and all parts. */
export const SITEMAP_PREFIX = 'sitemap-';

/**
 * The text of each part when it was last made, by address and part: an edit changes only one or two
 * of them.
 */
const lastTexts = new Map<string, { of: string; text: string }>();

/**
 * Returns the files of the sitemap: path → text. For a part given as a number of pages, which is
 * unchanged, the texts are null.
 */
export async function sitemap(
  parts: ReadonlyMap<string, readonly SiteEntry[] | number>,
  siteUrl: string,
): Promise<Record<string, string | null>> {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const files: [path: string, text: string | null][] = [];
  for (const [part, all] of parts) {
    for (const [index, entries] of splitIntoFiles(all).entries()) {
      const path = `${SITEMAP_PREFIX}${part}${index === 0 ? '' : `-${index}`}.xml`;
      files.push([path, entries && (await partText(absolute(path), entries, absolute))]);
    }
  }
  const sitemaps = files.map(([path]) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`);
  return {
    [`${SITEMAP_PREFIX}index.xml`]: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`,
    ...Object.fromEntries(files),
  };
}

/** Splits a part over as many files as needed. A part without pages has none. */
function splitIntoFiles(entries: readonly SiteEntry[] | number): (readonly SiteEntry[] | null)[] {
  const most = MAX_ADDRESSES / 2;
  const count = typeof entries === 'number' ? entries : entries.length;
  return Array.from({ length: Math.ceil(count / most) }, (_, file) =>
    typeof entries === 'number' ? null : entries.slice(file * most, (file + 1) * most),
  );
}

async function partText(
  address: string,
  entries: readonly SiteEntry[],
  absolute: (address: string) => string,
): Promise<string> {
  const of = JSON.stringify(entries);
  const last = lastTexts.get(address);
  if (last?.of === of) return last.text;
  const text = await sitemapPart(entries, absolute);
  lastTexts.set(address, { of, text });
  return text;
}
