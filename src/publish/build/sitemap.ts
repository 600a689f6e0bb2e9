/** The sitemap: an index at the address named in robots.txt, and one file per part of the site. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemapIntegration from '@astrojs/sitemap';
import type { SiteEntry } from './site-entries.ts';

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
export const SITEMAP = 'sitemap-';

/** The last text of each part, by address and part: an edit changes only one or two of them. */
const made = new Map<string, { of: string; text: string }>();

/**
 * Returns its files: path → text. A part given as a number of pages is unchanged: the text of its
 * files is null.
 */
export async function sitemap(
  parts: ReadonlyMap<string, readonly SiteEntry[] | number>,
  siteUrl: string,
): Promise<Record<string, string | null>> {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const files: [path: string, text: string | null][] = [];
  for (const [part, all] of parts) {
    for (const [index, entries] of inFiles(all).entries()) {
      const path = `${SITEMAP}${part}${index === 0 ? '' : `-${index}`}.xml`;
      files.push([path, entries && (await partText(absolute(path), entries, absolute))]);
    }
  }
  const sitemaps = files.map(([path]) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`);
  return {
    [`${SITEMAP}index.xml`]: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`,
    ...Object.fromEntries(files),
  };
}

/** Splits a part over as many files as needed. A part without pages has none. */
function inFiles(entries: readonly SiteEntry[] | number): (readonly SiteEntry[] | null)[] {
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
  const last = made.get(address);
  if (last?.of === of) return last.text;
  const text = await sitemapPart(entries, absolute);
  made.set(address, { of, text });
  return text;
}
