/** Addresses that lead elsewhere (spec 1 §2.3) or nowhere, as the local server answers them. */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { catalogueRoots, findProduct, PROMOTIONS } from '../support/samples.ts';
import { productOf, rootCategories } from '../support/shop-calls.ts';
import { LOCALES, say, to } from '../support/texts.ts';

/** Where one answer leads, without following it. */
async function leadsTo(address: string): Promise<string> {
  const response = await get(address, { redirect: 'manual' });
  expect(response.status, address).toBe(301);
  return response.headers.get('location') ?? '';
}

/** Follows to the end: the address that answers 200. */
async function endsAt(address: string): Promise<string> {
  const response = await get(address);
  expect(response.status, address).toBe(200);
  const { pathname, search } = new URL(response.url);
  return pathname + search;
}

for (const locale of LOCALES) {
  const prefix = locale === 'nl' ? '' : '/en';

  test(`a root category as first segment leads below the lists (${locale})`, async () => {
    for (const { Url, Id } of await catalogueRoots(locale)) {
      const list = to(locale, 'product-lister-all', { pathMatch: Url });
      expect(await leadsTo(`${prefix}/${Url}`), `category ${Id}`).toBe(list);
      expect((await get(list)).status).toBe(200);
    }
  });

  test(`the promotions keep their own address (${locale})`, async () => {
    const roots = await rootCategories(locale);
    const promotions = roots.find(({ Code }) => Code === PROMOTIONS);
    const address = `${prefix}/${promotions?.Url}`;
    expect(address).toBe(to(locale, 'product-lister-actie'));
    const response = await get(address, { redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  test(`the category address of the promotions leads to their own (${locale})`, async () => {
    const promotions = (await rootCategories(locale)).find(({ Code }) => Code === PROMOTIONS);
    const list = to(locale, 'product-lister-all', { pathMatch: promotions?.Url ?? '' });
    const page = to(locale, 'product-lister-actie');
    expect(await leadsTo(list)).toBe(page);
    expect(await leadsTo(`${list}?Page=2`)).toBe(`${page}?Page=2`);
    const sitemap = await (await get('/sitemap-pages.xml')).text();
    expect(sitemap).toContain(`${page}</loc>`);
    expect(sitemap).not.toContain(`${list}</loc>`);
  });

  test(`/{root category}/product/{id} leads to the product (${locale})`, async () => {
    const product = await productOf((await findProduct(() => true)).Url, locale);
    for (const root of await rootCategories(locale)) {
      expect(await endsAt(`${prefix}/${root.Url}/product/${product.Id}`)).toBe(
        to(locale, 'product-detail-url', { url: product.Url }),
      );
    }
  });

  test(`an old product name with a known id leads to the right address (${locale})`, async () => {
    const product = await productOf((await findProduct(() => true)).Url, locale);
    const right = to(locale, 'product-detail-url', { url: product.Url });
    for (const old of [`oude-naam-${product.Id}`, `x-${product.Id}`]) {
      const address = to(locale, 'product-detail-url', { url: old });
      expect(await leadsTo(address)).toBe(right);
    }
  });

  test(`a name of the other language leads to this language's (${locale})`, async () => {
    const other = locale === 'nl' ? 'en' : 'nl';
    const { Url } = await findProduct(() => true);
    const [here, there] = [await productOf(Url, locale), await productOf(Url, other)];
    expect(here.Url).not.toBe(there.Url);
    expect(await leadsTo(to(locale, 'product-detail-url', { url: there.Url }))).toBe(
      to(locale, 'product-detail-url', { url: here.Url }),
    );
  });

  test(`capitals become small letters and a last slash goes (${locale})`, async () => {
    const { Url } = await productOf((await findProduct(() => true)).Url, locale);
    const [root] = await catalogueRoots(locale);
    const addresses = [
      to(locale, 'product-detail-url', { url: Url }),
      to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' }),
      to(locale, 'brand'),
      to(locale, 'faq'),
    ];
    for (const address of addresses) {
      const [first = '', ...rest] = address.slice(prefix.length + 1);
      const capital = `${prefix}/${first.toUpperCase()}${rest.join('')}`;
      expect(await leadsTo(capital)).toBe(address);
      expect(await leadsTo(`${address}/`)).toBe(address);
      expect(await leadsTo(`${address.toUpperCase()}/`)).toBe(address);
    }
  });

  test(`pages whose parameter is missing lead to their overview (${locale})`, async () => {
    const product = to(locale, 'product-detail-url');
    expect(await leadsTo(product)).toBe(to(locale, 'product-lister'));
    for (const [detail, overview] of [
      ['brand-url', 'brand'],
      ['store-detail-url', 'store-lister'],
    ] as const) {
      expect(await endsAt(to(locale, detail))).toBe(to(locale, overview));
    }
  });
}

for (const locale of LOCALES) {
  test(`a product, brand or category that is not there shows a 404 (${locale})`, async () => {
    for (const address of [
      to(locale, 'product-detail-url', { url: 'nergens-999999999' }),
      to(locale, 'brand-url', { url: 'nergens' }),
      to(locale, 'product-lister-all', { pathMatch: 'nergens/echt' }),
      to(locale, 'all', { pathMatch: 'nergens' }),
    ]) {
      const answer = await get(address);
      expect(answer.status, address).toBe(404);
      expect(await answer.text()).toContain(say(locale, 'content:notFound.heading'));
    }
  });
}
