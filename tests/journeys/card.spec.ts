/** Product cards: the card leads on, its buttons do not (LOOK: product card). */
import type { Page } from '@playwright/test';
import { badge, expectCart } from '../support/cart.ts';
import { open } from '../support/ready.ts';
import { categoryWith, promotionNodes } from '../support/samples.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { ask, productOf, search, SHOP, type WireStore } from '../support/shop-calls.ts';
import { euros, number, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

const cards = (page: Page) => page.getByRole('main').locator('[data-product]');
const buyable = (page: Page) =>
  cards(page)
    .filter({ has: page.locator('form') })
    .first();

/** A product that costs less in larger quantities, of which there are more than a badge counts. */
async function staffelProduct() {
  const { meerMinder = 0 } = await promotionNodes();
  const { Products } = await search({ categoryID: meerMinder });
  const product = Products.find(
    ({ MoreLessLevels, MaxStockTotal }) => MoreLessLevels.length > 1 && MaxStockTotal > 150,
  );
  const [level, next] = product?.MoreLessLevels ?? [];
  if (!product || !level || !next) throw new Error('No product has two levels.');
  return { product, level, next };
}

test('quantity and button answer on the card, with the total and the price of more; the card leads on', async ({
  page,
}) => {
  const { product, level, next } = await staffelProduct();
  const address = to(locale, 'product-lister-meer-minder');
  await open(page, address);
  const card = page.getByRole('main').locator(`[data-product="${product.Id}"]`);
  const name = (await card.locator('.card-name a').textContent()) ?? '';
  const control = (key: string) => say(locale, `listing:buy.${key}`, { name });
  const quantity = card.getByRole('textbox', { name: control('quantity') });
  const add = card.getByRole('button', { name: control('add') });
  await test.step('the name belongs to the product also when the list returns to it', async () => {
    await expect(quantity).toBeVisible();
    await page.getByLabel(say(locale, 'listing:list.sort')).selectOption('price-asc');
    await expect(page).toHaveURL(/Sort=price-asc/);
    await page.goBack();
    await expect(quantity).toBeVisible();
  });
  await test.step('the quantity decides on the total and the price of more', async () => {
    await card.getByRole('button', { name: control('plus') }).click({ clickCount: 2 });
    await expect(quantity).toHaveValue('3');
    // A screen reader hears what the buttons made of it.
    await expect(page.getByRole('status').getByText('3', { exact: true })).toBeAttached();
    await quantity.fill(String(level.Quantity));
    const total = euros(locale, (level.PriceInclTax * 100 * level.Quantity) / 100);
    await expect(card.getByText(say(locale, 'product:total.sum', { price: total }))).toBeVisible();
    const price = euros(locale, next.PriceInclTax);
    const hint = { quantity: number(locale, next.Quantity), price };
    await expect(card.getByText(say(locale, 'listing:card.staffel', hint))).toBeVisible();
  });
  await test.step('what is no quantity stays, with a message', async () => {
    await quantity.fill('veel');
    await quantity.press('Enter');
    const alert = card.getByRole('alert');
    await expect(alert).toHaveText(say(locale, 'product:said.invalid'));
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription(say(locale, 'product:said.invalid'));
    await expect(quantity).toHaveValue('veel');
    await quantity.fill('2');
    await expect(alert).toHaveCount(0);
    await expect(quantity).not.toHaveAttribute('aria-invalid');
  });
  await test.step('the button adds at once, and the badge counts to 99+', async () => {
    await add.click();
    // Within a frame of the click, before the shop has heard of it.
    await expect(add).toHaveAttribute('data-done', '');
    await expect(badge(page)).toHaveText('2');
    await expectCart(page, { [product.Id]: 2 });
    await quantity.fill('98');
    await add.click();
    await expect(badge(page)).toHaveText('99+');
    await expect(page).toHaveURL(address);
  });
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(new RegExp(`${to(locale, 'product-detail-url')}/.+-\\d+$`));
});

test('a button that is pressed before the scripts came answers when they do @mobile', async ({
  page,
}) => {
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
  await expect(card.getByRole('alert')).toHaveText(say('nl', 'product:said.invalid'));
  await expect(quantity).toHaveValue('0');
});

test('a card shows the reduction of today with its old price, and takes no more than there is', async ({
  page,
}) => {
  const { Url } = await categoryWith(30);
  await test.step('a reduction newer than the page is announced with its old price, or not at all', async () => {
    const address = to('nl', 'product-lister-all', { pathMatch: Url });
    // All are cheaper since the page was built.
    await page.route('**/api/aspos/products/ids*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { Data: Record<string, unknown>[] };
      const PriceReduction = {
        StartDate: '2020-01-01T00:00:00Z',
        LowestPrice30InclTax: 1210,
        LowestPrice30ExclTax: 1000,
      };
      const price = { PriceInclTax: 1, PriceExclTax: 0.83, Discounts: [], PriceReduction };
      const now = { MaxStockTotal: 7, ...price };
      const Data = answer.Data.map((product) => ({ ...product, ...now }));
      await route.fulfill({ response, json: { ...answer, Data } });
    });
    await watchShifts(page, '.listing');
    await open(page, address);
    await expect(cards(page).first().locator('.price')).toContainText(/\s1,00/);
    const told = await cards(page).evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('.label')?.textContent ?? '',
        card.querySelector('.was')?.checkVisibility({ visibilityProperty: true })
          ? (card.querySelector('.was')?.textContent ?? '')
          : '',
        card.querySelector('.price')?.className ?? '',
      ]),
    );
    const label = say('nl', 'listing:card.reduced');
    const basis = say('nl', 'listing:card.lowest30');
    for (const [shown, was, price] of told) {
      expect([shown === label, price === 'price is-reduced']).toEqual(
        was === '' ? [false, false] : [true, true],
      );
      if (was !== '') expect(was).toMatch(new RegExp(`1\\.210,00.*${basis}`));
    }
    // A card that is wide enough tells it.
    expect(told.map(([shown]) => shown)).toEqual(told.map(() => label));
    expect(await shiftsOf(page)).toEqual([]);
  });
  await test.step('a card takes no more than there is, and says how many there are', async () => {
    const card = buyable(page);
    await expect(card.locator('.price')).toContainText(/\s1,00/);
    const name = (await card.locator('.card-name a').textContent()) ?? '';
    const quantity = card.getByRole('textbox');
    const add = card.getByRole('button', { name: say('nl', 'listing:buy.add', { name }) });
    const added = (pieces: number) =>
      page.getByText(say('nl', 'listing:card.added', { quantity: pieces, name }));
    await quantity.fill('8');
    await add.click();
    await expect(card.getByRole('alert')).toHaveText(say('nl', 'product:said.tooMany', { n: 7 }));
    // As wide as the form, and above its field.
    const message = (await card.getByRole('alert').boundingBox())!;
    const form = (await card.locator('form').boundingBox())!;
    expect(message.width).toBeCloseTo(form.width, 0);
    expect(message.y + message.height).toBeLessThanOrEqual((await quantity.boundingBox())!.y);
    await expect(quantity).toBeFocused();
    await expect(add).not.toHaveAttribute('data-done');
    await expect(added(8)).toHaveCount(0);
    await quantity.fill('7');
    await add.click();
    await expect(added(7)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('stock and pickup are those of the chosen branch', async ({ page, context }) => {
  const { Url, list } = await categoryWith(12, locale);
  const address = to(locale, 'product-lister-all', { pathMatch: Url });
  // A branch that has the first product that is to be had.
  const { Url: url } = list.Products.find(({ MaxStockDefault }) => MaxStockDefault > 0)!;
  const product = await productOf(url, locale);
  const row = product.Stock.find(({ Quantity }) => Quantity > 0)!;
  const stores = await ask<WireStore[]>('/api/aspos/stores', locale);
  const store = stores.find(({ Id }) => Id === row.StoreId)!;
  // A Tuesday, ten o'clock in the morning.
  await context.addCookies([{ name: 'fake-now', value: '2026-11-24T09:00:00Z', url: SHOP }]);
  await watchShifts(page, '.listing');
  const card = page.locator(`.card[data-product="${product.Id}"]`);
  await page.goto(address);
  await expect(card.locator('.had')).not.toHaveText(say(locale, 'listing:card.had'));
  // Who chose no branch is told where it lies, and nothing of picking up.
  await expect(card.locator('.pickup')).toBeHidden();

  await page.evaluate(
    ([chosen, name]) => {
      localStorage.setItem('store', chosen);
      localStorage.setItem('storeName', name);
    },
    [JSON.stringify({ id: store.Id, name: store.Name }), store.Name] as const,
  );
  await page.reload();
  const name = store.Name.replace('Bouwmaat ', '');
  const stock = say(locale, 'listing:card.inMyStore', { quantity: row.Quantity, name });
  await expect(card.locator('.stock')).toHaveText(stock.replace(/[[\]]/g, ''));
  await expect(card.locator('.pickup')).toHaveText(
    say(locale, 'listing:card.pickupToday', { time: '12:00' }),
  );
  // No word of it is cut off, on a phone neither.
  const whole = (line: string) =>
    card
      .locator(line)
      .evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight);
  expect(await whole('.pickup')).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);

  // What lies elsewhere takes its days; the list's own answers say it too.
  await page
    .getByRole('combobox', { name: say(locale, 'listing:list.sort') })
    .selectOption('price-asc');
  await expect(page).toHaveURL(/Sort=price-asc/);
  await expect(
    cards(page)
      .locator('.pickup')
      .filter({ hasText: /\d\d:\d\d/ })
      .first(),
  ).toBeVisible();
});

test('a card promises nothing of what is sold out by now, and leads on', async ({ page }) => {
  const { Url, list } = await categoryWith(12);
  expect(list.Products.some(({ MaxStockTotal }) => MaxStockTotal > 0)).toBe(true);
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) {
      Object.assign(record, { Stock: [], MaxStockDefault: 0, MaxStockTotal: 0 });
    }
    await route.fulfill({ json: answer });
  });
  await watchShifts(page, '.listing');
  await page.goto(to('nl', 'product-lister-all', { pathMatch: Url }));
  await expect(cards(page).first()).toContainText(say('nl', 'listing:card.soldOut'));
  await expect(cards(page).locator('.had').locator('visible=true')).toHaveCount(0);
  await expect(cards(page).locator('.card-buy')).toHaveCount(0);
  const others = cards(page).getByRole('link', { name: say('nl', 'listing:buy.others') });
  await expect(others.first()).toHaveAttribute('href', /-\d+#meer$/);
  expect(await shiftsOf(page)).toEqual([]);
});
