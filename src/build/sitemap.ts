/** The sitemap: an index at the address that robots.txt names, and a file for each part of the site. */
import type { SiteEntry } from './site-entries.ts';
import { MOST_ADDRESSES, sitemapPart } from './sitemap-part.ts';

/** The index and all parts begin with it. */
export const SITEMAP = 'sitemap-';

/** Texts of parts as they were made last, by address and part: an edit makes one or two anew. */
const made = new Map<string, { of: string; text: string }>();

/** Its files, path → text. */
export async function sitemap(
  parts: ReadonlyMap<string, readonly SiteEntry[]>,
  siteUrl: string,
): Promise<Record<string, string>> {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const files: [path: string, text: string][] = [];
  for (const [part, all] of parts) {
    for (const [index, entries] of inFiles(all).entries()) {
      const path = `${SITEMAP}${part}${index === 0 ? '' : `-${index}`}.xml`;
      files.push([path, await partText(absolute(path), entries, absolute)]);
    }
  }
  const sitemaps = files.map(([path]) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`);
  return {
    [`${SITEMAP}index.xml`]: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`,
    ...Object.fromEntries(files),
  };
}

/** As many files as it takes. A part without pages has none. */
function inFiles(entries: readonly SiteEntry[]): (readonly SiteEntry[])[] {
  const most = MOST_ADDRESSES / 2;
  const files = [];
  for (let start = 0; start < entries.length; start += most) {
    files.push(entries.slice(start, start + most));
  }
  return files;
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
