/** The shop without JavaScript: every way leads somewhere. */
import { expect, test } from '../support/fixtures.ts';
import { findProduct, catalogueRoots } from '../support/samples.ts';
import { productOf, search } from '../support/shop-calls.ts';
import { euros, LOCALES, say, SCREEN, to } from '../support/texts.ts';

const locale = 'en';

test.use({ javaScriptEnabled: false });

for (const locale of LOCALES) {
  test(`the catalogue button leads to the categories (${locale}) ${SCREEN[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(to(locale, 'index'));
    const name = say(locale, isMobile ? 'frame:menu' : 'frame:catalogue.button');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to(locale, 'product-lister'));
    const [root] = await catalogueRoots(locale);
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: root?.Name ?? '' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(root?.Name ?? '');
    // The first page of the list stands there.
    await expect(main.getByText(/^€/).first()).toBeVisible();
    expect(await main.locator('[data-product]').count()).toBeGreaterThan(9);
  });
}

test('a product shows its price and its pictures, and leads to the stores with it and to the others of its category @mobile', async ({
  page,
}) => {
  const { Products } = await search({ pageSize: 100 });
  const found = Products.find(
    (one) =>
      one.Images.length > 0 &&
      Products.some(({ Id, WebNode }) => Id !== one.Id && WebNode?.Id === one.WebNode?.Id),
  );
  const product = await productOf(found?.Url ?? '', locale);
  await page.goto(to(locale, 'product-detail-url', { url: product.Url }));
  await test.step('a product shows its price and its pictures', async () => {
    const price = `${euros(locale, product.PriceInclTax)} ${say(locale, 'listing:card.inclVat')}`;
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
    const without = `${euros(locale, product.PriceExclTax)} ${say(locale, 'listing:card.exclVat')}`;
    await expect(page.getByText(without, { exact: true }).first()).toBeHidden();

    const gallery = page.getByRole('group', { name: say(locale, 'product:gallery.label') });
    const pictures = gallery.getByRole('img');
    const total = product.Images.length;
    expect(total).toBeGreaterThan(1);
    await expect(pictures).toHaveCount(total);
    await expect(pictures.first()).toBeInViewport();
    const last = say(locale, 'product:gallery.picture', { number: total, total });
    await page.getByRole('link', { name: last, exact: true }).click();
    await expect(pictures.last()).toBeInViewport({ ratio: 0.5 });
  });
  await test.step('stock per store leads to the stores', async () => {
    await page.getByText(say(locale, 'product:stores.summary')).click();
    const overview = say(locale, 'product:stores.overview');
    await page.getByRole('main').getByRole('link', { name: overview }).click();
    await expect(page).toHaveURL(`${to(locale, 'store-lister')}?product=${product.Id}`);
    await page.goBack();
  });
  await test.step('a product leads to the others of its category', async () => {
    const others = page.getByRole('region', { name: say(locale, 'product:rows.plp') });
    const named = others.getByRole('listitem').getByRole('link');
    expect(await named.count()).toBeLessThanOrEqual(4);
    const name = (await named.first().textContent()) ?? '';
    await named.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    const category = product.WebNode?.Name ?? '';
    await others
      .getByRole('link', { name: say(locale, 'product:rows.all', { category }), exact: true })
      .click();
    await expect(page).toHaveURL(
      to(locale, 'product-lister-all', { pathMatch: product.WebNode?.Url ?? '' }),
    );
  });
});

test('an energy label is a picture behind a link, the search form leads to the search page with categories, and questions open @mobile', async ({
  page,
}) => {
  await test.step('an energy label is a picture behind a link', async () => {
    const found = await findProduct(({ EnergyLevel }) => !!EnergyLevel, { searchTerm: 'ledlamp' });
    const product = await productOf(found.Url, locale);
    await page.goto(to(locale, 'product-detail-url', { url: product.Url }));
    const level = product.EnergyLevel ?? '';
    const label = page.getByRole('link', { name: say(locale, 'product:energy.open', { level }) });
    await expect(label).toHaveAttribute('href', /\/api\/images\//);
  });
  await test.step('the search form leads to the search page, which offers categories', async () => {
    const field = page.getByRole('searchbox', { name: say(locale, 'frame:search.label') });
    await field.fill('plaat');
    await field.press('Enter');
    await expect(page).toHaveURL(`${to(locale, 'search')}?SearchTerm=plaat`);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toHaveText(say(locale, 'listing:search.noscript'));
    await expect(main.locator('noscript p')).toBeVisible();
    const [root] = await catalogueRoots(locale);
    const address = to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' });
    await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible();
  });
  await test.step('questions open', async () => {
    await page.goto(to(locale, 'faq'));
    const question = page.getByRole('main').getByRole('group').first();
    const answer = question.locator('.prose');
    await expect(answer).toBeHidden();
    await question.locator('summary').click();
    await expect(answer).toBeVisible();
    await expect(answer).not.toBeEmpty();
  });
});
