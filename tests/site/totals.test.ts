/** The total that a static list states is the one of the search call, in both languages. */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { catalogueRoots, categoryWith, promotionNodes } from '../support/samples.ts';
import { ask, search, type WireBrand } from '../support/shop-calls.ts';
import { LOCALES, number, say, to } from '../support/texts.ts';

for (const locale of LOCALES) {
  test(`totals of the lists are those of the calls (${locale})`, async () => {
    const special = await promotionNodes();
    const category = await categoryWith(3, locale);
    const roots = await catalogueRoots(locale);
    const nodes: [string, number][] = [
      ...[...roots, category].map(({ Url, Id }): [string, number] => [
        to(locale, 'product-lister-all', { pathMatch: Url }),
        Id,
      ]),
      [to(locale, 'product-lister-actie'), special['actie'] ?? 0],
      [to(locale, 'product-lister-opop'), special['opop'] ?? 0],
      [to(locale, 'product-lister-meer-minder'), special['meerMinder'] ?? 0],
      [to(locale, 'product-lister-reduced-in-price'), special['reducedInPrice'] ?? 0],
    ];
    const brands = await ask<WireBrand[]>('/api/aspos/brands', locale);
    const brand = brands.find(({ Url, Description }) => Url && Description);
    const queries = [
      ...nodes.map(([address, categoryID]) => ({ address, query: { categoryID } })),
      {
        address: to(locale, 'brand-url', { url: brand?.Url ?? '' }),
        query: { brandNames: brand?.Description ?? '' },
      },
    ];
    for (const { address, query } of queries) {
      const { Total } = await search({ ...query, pageSize: 1 }, locale);
      expect(Total, address).toBeGreaterThan(0);
      const html = await (await get(address)).text();
      const stated = /<p class="list-count[^>]*>([^<]*)</.exec(html)?.[1];
      expect(stated, address).toBe(
        say(locale, `listing:list.${Total === 1 ? 'one' : 'many'}`, {
          total: number(locale, Total),
        }),
      );
    }
  });
}
