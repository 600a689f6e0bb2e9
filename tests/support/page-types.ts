import { BRANDS } from '../../src/brands/brands.ts';
import { ROUTES, routePattern } from '../../src/routes.ts';
import { samplePages } from '../../scripts/budgets/pages.ts';

const LOCALES = ['nl', 'en'] as const;

/** One row of every component; rows with a parameter are sampled from the sitemap. */
const rows = [...new Map([...ROUTES].reverse().map((row) => [row.component, row])).values()];

const fixedPaths = LOCALES.flatMap((locale) =>
  rows
    .map((row) => routePattern(row, locale, BRANDS.bm.slug))
    .filter((pattern) => !pattern.includes('[')),
);

/** One address of every page type in both languages: fixed rows, and a sample of the others. */
export async function everyPageType(shop: string): Promise<string[]> {
  const samples = await samplePages(shop);
  return [
    ...new Set([
      ...fixedPaths,
      ...samples.map(({ path }) => path),
      '/zoeken/gipsplaat',
      '/en/search/plasterboard',
    ]),
  ];
}
