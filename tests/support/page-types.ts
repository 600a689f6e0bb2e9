import { BRANDS } from '../../src/brands/brands.ts';
import { ROUTES, routePattern } from '../../src/routes.ts';
import { samplePages } from '../../scripts/budgets/pages.ts';

const LOCALES = ['nl', 'en'] as const;

/** Rows without a parameter: their address is their pattern. */
const fixedPaths = LOCALES.flatMap((locale) =>
  ROUTES.map((row) => routePattern(row, locale, BRANDS.bm.slug)).filter(
    (pattern) => !pattern.includes('['),
  ),
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
