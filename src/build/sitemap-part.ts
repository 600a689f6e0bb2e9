/** One file of the sitemap. The integration is asked outside of Astro's build, which is not ours. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemapIntegration from '@astrojs/sitemap';
import type { SiteEntry } from './site-entries.ts';

/** What a file of the sitemap may hold. */
export const MOST_ADDRESSES = 50_000;

/** Every entry in both languages, each with its alternates. At most half of `MOST_ADDRESSES`. */
export async function sitemapPart(
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
    entryLimit: MOST_ADDRESSES,
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
