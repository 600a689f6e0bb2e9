import { samplePages } from '../../budgets/pages.ts';
import type { PageType } from '../../budgets/limits.ts';
import { ROUTES, type RouteRow } from '../../../src/routes.ts';
import { LOCALES, to } from '../texts.ts';
import type { Page } from '@playwright/test';

export interface CrawledPage {
  row: RouteRow;
  locale: 'nl' | 'en';
  path: string;
  /** Where the page of the other language is expected; null where the sitemap says. */
  fixed: Record<'nl' | 'en', string> | null;
}

/** The page type whose sample fills the parameter of a route. */
const SAMPLE_OF: Record<string, PageType> = {
  'product-lister-all': 'list',
  'product-detail-url': 'product',
  'brand-url': 'brand',
  'store-detail-url': 'store',
  all: 'content',
};
const TERMS = { nl: 'gipsplaat', en: 'plasterboard' } as const;

const bothPaths = (row: RouteRow) => ({
  nl: to('nl', row.name as never),
  en: to('en', row.name as never),
});

/**
 * One address of every row of the route table in both languages; parameters are filled with samples
 * of the shop's own sitemap. Throws on a row with a parameter that has no sample.
 */
export async function crawledPages(shop: string): Promise<CrawledPage[]> {
  const samples = await samplePages(shop);
  return ROUTES.flatMap((row: RouteRow) =>
    LOCALES.map((locale): CrawledPage => {
      if (row.name === 'search-term') {
        // One page answers every term, and names the search page as the address to index.
        const path = to(locale, 'search-term', { term: TERMS[locale] });
        return { row, locale, path, fixed: { nl: to('nl', 'search'), en: to('en', 'search') } };
      }
      if (!row[locale].includes('[')) {
        const fixed = bothPaths(row);
        return { row, locale, path: fixed[locale], fixed };
      }
      const sample = samples.find(
        (page) => page.type === SAMPLE_OF[row.name] && page.locale === locale,
      );
      if (!sample) throw new Error(`The crawl has no sample for the route ${row.name}.`);
      return { row, locale, path: sample.path, fixed: null };
    }),
  );
}

export interface PageWatch {
  /** The faults since the last call, as sentences. */
  take(): string[];
}

/** Listens for errors of scripts and for pictures that do not load, from now on. */
export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  const isOwnStatus = (url: string) => url === page.url();
  page.on('console', (message) => {
    // The browser itself reports the status of an error page that was asked for.
    if (message.type() !== 'error' || isOwnStatus(message.location().url)) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.status() >= 400) {
      faults.push(`picture ${response.url()}: ${response.status()}`);
    }
  });
  return {
    take() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}
