import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { env } from '../env.ts';
import type { SiteEntry } from './site-entries.ts';

/** Address → the same page in each language. Filled by the build before the sitemap is written. */
const alternates = new Map<string, SiteEntry>();

const absolute = (path: string) => new URL(path, env().SITE_URL).href;

/** Only our entries are listed: Astro itself sees no page, since the renderer makes them all. */
export const sitemapOptions = {
  customPages: [] as string[],
  filter: (page: string) => alternates.has(page),
  serialize(item: SitemapItem): SitemapItem {
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
} satisfies SitemapOptions;

/** Sets what the sitemap lists. */
export function setSitemapEntries(entries: SiteEntry[]): void {
  alternates.clear();
  for (const entry of entries) {
    alternates.set(absolute(entry.nl), entry);
    alternates.set(absolute(entry.en), entry);
  }
  sitemapOptions.customPages.splice(0, Infinity, ...alternates.keys());
}
