/** Product cards: the card leads on, its buttons do not (LOOK: product card). */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { ask, type WireStore } from '../support/shop-calls.ts';
import { LOCALES, say, to } from '../support/texts.ts';

const cards = (page: Page) => page.getByRole('main').locator('[data-product]');
const buyable = (page: Page) =>
  cards(page)
    .filter({ has: page.locator('form') })
    .first();

for (const locale of LOCALES) {
  test(`quantity and button answer on the card; the card leads on (${locale})`, async ({
    page,
    isMobile,
  }) => {
    const { Url } = await categoryWith(12, locale);
    const address = to(locale, 'product-lister-all', { pathMatch: Url });
    await open(page, address);
    const card = buyable(page);
    const link = card.locator('.card-name a');
    const name = (await link.textContent()) ?? '';
    const quantity = card.getByRole('textbox', { name: say(locale, 'listing:card.quantity') });
    if (isMobile) await quantity.fill('3');
    else {
      const plus = card.getByRole('button', { name: say(locale, 'listing:card.plus') });
      await plus.click({ clickCount: 2 });
    }
    await expect(quantity).toHaveValue('3');
    await card.getByRole('button', { name: say(locale, 'listing:card.add', { name }) }).click();
    await expect(page).toHaveURL(address);

    await quantity.fill('veel');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('1');
    await expect(page).toHaveURL(address);

    await card.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(new RegExp(`${to(locale, 'product-detail-url')}/.+-\\d+$`));
  });
}

test('a button that is pressed before the scripts came answers when they do', async ({ page }) => {
  const { Url } = await categoryWith(12);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(to('nl', 'product-lister-all', { pathMatch: Url }), { waitUntil: 'commit' });
  const card = buyable(page);
  const quantity = card.getByRole('textbox');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('0');
  release();
  await expect(quantity).toHaveValue('1');
});

test('the stock is that of the chosen branch', async ({ page }) => {
  const { Url } = await categoryWith(12);
  const [store] = await ask<WireStore[]>('/api/aspos/stores');
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    ['store', JSON.stringify({ id: store?.Id, name: store?.Name })],
  );
  await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
  const place = (store?.Name ?? '').replace('Bouwmaat ', '');
  await expect(cards(page).locator('.stock').filter({ hasText: place }).first()).toBeVisible();
});

test('keeping a product leads to signing in', async ({ page }) => {
  const { Url } = await categoryWith(12);
  const address = to('nl', 'product-lister-all', { pathMatch: Url });
  await open(page, address);
  const name = (await cards(page).first().locator('.card-name a').textContent()) ?? '';
  await page.getByRole('link', { name: say('nl', 'listing:card.keep', { name }) }).click();
  await expect(page).toHaveURL(
    `${to('nl', 'login')}?${new URLSearchParams({ redirectRoute: address })}`,
  );
});

test('a card promises nothing of what is sold out by now', async ({ page }) => {
  const { Url, list } = await categoryWith(12);
  expect(list.Products.some(({ MaxStockTotal }) => MaxStockTotal > 0)).toBe(true);
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) {
      Object.assign(record, { Stock: [], MaxStockDefault: 0, MaxStockTotal: 0 });
    }
    await route.fulfill({ json: answer });
  });
  await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
  await expect(cards(page).first()).toContainText(say('nl', 'listing:card.soldOut'));
  await expect(cards(page).locator('.had').locator('visible=true')).toHaveCount(0);
  await expect(cards(page).locator('.card-buy').locator('visible=true')).toHaveCount(0);
});
