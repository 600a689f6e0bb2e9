/** Rows of products below a product: recommendations and what was looked at (spec 2 §7, §9). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import { categoryWith, productWithCompanions } from '../support/samples.ts';
import { productOf, type WireProduct } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const pageOf = (locale: Locale, { Url }: WireProduct) =>
  to(locale, 'product-detail-url', { url: Url });

const rowOf = (page: Page, locale: Locale, list: string) =>
  page.getByRole('region', { name: say(locale, `product:rows.${list}`) });

/** The products of a row, once it was scrolled to and has them. */
async function idsOf(row: Locator): Promise<number[]> {
  await row.scrollIntoViewIfNeeded();
  const cards = row.locator('[data-product]');
  await expect(cards.first()).toBeVisible();
  return cards.evaluateAll((all) =>
    all.map((card) => Number((card as HTMLElement).dataset['product'])),
  );
}

test('products of a row differ, go into the cart, and are dragged with the mouse', async ({
  page,
}) => {
  const product = await productOf((await productWithCompanions(8)).Url, 'nl');
  const address = pageOf('nl', product);
  await open(page, address);
  await page.mouse.wheel(0, 400);
  await test.step('recommendations differ, can be ordered, and are not the product itself', async () => {
    const rows: number[][] = [];
    for (const name of ['plp', 'pdp-cross-sell']) {
      const row = rowOf(page, 'nl', name);
      const ids = await idsOf(row);
      expect(ids).not.toContain(product.Id);
      expect(new Set(ids).size).toBe(ids.length);
      await expect(row.locator('[data-product] form')).toHaveCount(ids.length);
      rows.push(ids);
    }
    const [alike, cross] = rows;
    expect(cross).not.toEqual(alike);
  });
  await test.step('a product of a row goes into the cart, and the page stays', async () => {
    const card = rowOf(page, 'nl', 'pdp-cross-sell')
      .getByRole('listitem')
      .filter({ has: page.locator('form') })
      .first();
    const name = (await card.locator('.card-name').getByRole('link').textContent()) ?? '';
    await card.getByRole('button', { name: say('nl', 'listing:buy.add', { name }) }).click();
    await expect(
      page.getByText(say('nl', 'listing:card.added', { quantity: 1, name })),
    ).toBeVisible();
    await expect(page).toHaveURL(address);
  });
  await test.step('a row is dragged with the mouse, and that chooses nothing', async () => {
    const row = rowOf(page, 'nl', 'pdp-cross-sell');
    await idsOf(row);
    const cards = row.getByRole('list');
    const left = () => cards.evaluate((element) => element.scrollLeft);
    const box = (await cards.boundingBox())!;
    const y = box.y + 60;
    await page.mouse.move(box.x + 700, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 500, y, { steps: 4 });
    expect(await left()).toBeCloseTo(200, -1);
    await page.mouse.up();
    await expect(page).toHaveURL(address);
    // A key moves a quarter of what there is to scroll.
    await cards.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await cards.focus();
    await page.keyboard.press('ArrowRight');
    const step = await cards.evaluate((element) => (element.scrollWidth - element.clientWidth) / 4);
    // It settles at the card beside.
    await expect.poll(async () => Math.abs((await left()) - step)).toBeLessThan(140);
    // What is only clicked leads on.
    await row.locator('.card-name a').first().click();
    await expect(page).not.toHaveURL(address);
  });
});

test('a row without products goes away with its heading', async ({ page }) => {
  const product = await productWithCompanions(8);
  await page.route(/\/product\/recommendations\?.*cross/, (route) =>
    route.fulfill({ json: { Success: true, Data: [] } }),
  );
  await open(page, pageOf('nl', product));
  await page.mouse.wheel(0, 400);
  await idsOf(rowOf(page, 'nl', 'plp'));
  const heading = page.getByText(say('nl', 'product:rows.pdp-cross-sell'), { exact: true });
  await expect(heading).toBeHidden();
});

test('what was looked at comes back, the latest first, for who made a choice here @mobile', async ({
  page,
  context,
}) => {
  const first = await productWithCompanions();
  const { list } = await categoryWith(12);
  const [second, third] = list.Products.filter(({ Id }) => Id !== first.Id) as [
    WireProduct,
    WireProduct,
  ];
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/viewed')) told.push(request.url());
  });
  const row = rowOf(page, 'nl', 'recently-viewed');

  // Nobody's past is kept who chose nothing: no call, no cookie, no row.
  await page.clock.install();
  await open(page, pageOf('nl', first));
  // Past the 2 s after which a page has been looked at.
  await page.clock.runFor(2500);
  await page.mouse.wheel(0, 400);
  await expect(rowOf(page, 'nl', 'pdp-cross-sell')).toBeVisible();
  await expect(row).toBeHidden();
  expect(told).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.evaluate(() => localStorage.setItem('vat', 'excl'));
  for (const product of [first, second]) {
    const noted = page.waitForResponse((answer) => answer.url().endsWith('/viewed'));
    await open(page, pageOf('nl', product));
    await page.clock.fastForward(2500);
    expect((await noted).request().postDataJSON()).toMatchObject({ productId: product.Id });
  }
  await open(page, pageOf('nl', third));
  await page.mouse.wheel(0, 400);
  expect(await idsOf(row)).toEqual([second.Id, first.Id]);
});
