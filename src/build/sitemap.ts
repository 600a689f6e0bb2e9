import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemapIntegration from '@astrojs/sitemap';
import type { SiteEntry } from './site-entries.ts';

/**
 * The sitemap's files, path → text: every entry in both languages, each with its alternates.
 * The integration is asked outside of Astro's build, since a rebuild needs its files too.
 */
export async function sitemap(
  entries: SiteEntry[],
  siteUrl: string,
): Promise<Record<string, string>> {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const alternates = new Map<string, SiteEntry>();
  for (const entry of entries) {
    alternates.set(absolute(entry.nl), entry);
    alternates.set(absolute(entry.en), entry);
  }
  const { hooks } = sitemapIntegration({
    customPages: [...alternates.keys()],
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
    await hooks['astro:config:done']?.({
      config: { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } },
    } as never);
    await hooks['astro:routes:resolved']?.({ routes: [] } as never);
    const dir = pathToFileURL(`${folder}/`);
    await hooks['astro:build:done']?.({ dir, pages: [], logger } as never);
    if (problems.length > 0) throw new Error(`The sitemap could not be made: ${problems[0]}`);
    const names = (await readdir(folder)).sort();
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
