import { samplePages } from '../../budgets/pages.ts';
import type { PageType } from '../../budgets/limits.ts';
import { ROUTES, type RouteRow } from '../../../src/routes.ts';
import { LOCALES, to } from '../texts.ts';

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
