/** Buying from a product page: quantity, what is needed, promises, and what holds now. */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { coverages, quantityNeeded } from '../../src/domain/product/quantity-needed.ts';
import { holdScript } from '../support/held-script.ts';
import { badge } from '../support/cart.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { findProduct, isDiscounted, promotionNodes } from '../support/samples.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { ask, productOf, SHOP, type WireProduct, type WireStore } from '../support/shop-calls.ts';
import { euros, number, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

type StoreWithCity = WireStore & { Address: { City: string } };

const pageOf = (locale: Locale, { Url }: WireProduct) =>
  to(locale, 'product-detail-url', { url: Url });

const inStock = ({ MaxStockDefault, Visibility, Orderable }: WireProduct) =>
  MaxStockDefault > 10 && Visibility === 'Orderable' && Orderable === 'ja';

/** The order button in view: that of the page, or of the bar of a phone. */
const addButton = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(locale, 'product:buy.add') })
    .first();

/** A store where the product lies, and how much. Throws when it lies nowhere. */
function whereItLies({ Stock }: WireProduct, stores: WireStore[]) {
  for (const store of stores) {
    const row = Stock.find(({ StoreId, Quantity }) => StoreId === store.Id && Quantity > 0);
    if (row) return { row, store };
  }
  throw new Error('No store has it.');
}

/** A Tuesday at ten in the morning, for who chose a branch before. */
async function choseOnTuesday(page: Page, { Id: id, Name: name }: WireStore): Promise<void> {
  await setNow(page, '2026-11-24T09:00:00Z');
  await page.addInitScript(
    (store) => localStorage.setItem('store', store),
    JSON.stringify({ id, name }),
  );
}

/** From now on the shop says this of each product that the page asks about. */
async function answerLive(page: Page, facts: object, after = Promise.resolve()): Promise<void> {
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) Object.assign(record, facts);
    await after;
    await route.fulfill({ json: answer });
  });
}

const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const setNow = (page: Page, value: string): Promise<void> =>
  page.context().addCookies([{ name: 'fake-now', value, url: SHOP }]);

test('a press counts once while the scripts of the frame are still on their way', async ({
  page,
}) => {
  const release = await holdScript(page, 'BaseLayout');
  await page.goto(pageOf('nl', await findProduct(inStock)), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: say('nl', 'product:buy.more') });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await more.hover();
    const listens = () => !!document.querySelector<HTMLFormElement>('#koop')?.onsubmit;
    expect(await page.evaluate(listens)).toBe(true);
  }).toPass({ intervals: [100] });
  const field = main.getByRole('textbox', { name: say('nl', 'product:buy.quantity') });
  await more.click();
  await expect(field).toHaveValue('2');
  await addButton(page, 'nl').click();
  await expect(addButton(page, 'nl')).toHaveAttribute('data-done');
  release();
  await scriptsReady(page);
  await expect(page.locator('.bar-cart [data-cart-count]')).toHaveText('2');
  await expect(field).toHaveValue('2');
});

interface Measured extends WireProduct {
  Unit: string;
  UnitPerProduct: number | null;
}

test('a product is bought by its quantity, by what a job needs, by telephone and at a store', async ({
  page,
}) => {
  test.slow();
  const found = await findProduct(
    (product) => inStock(product) && product.UnitPrice?.Unit === 'm²',
  );
  const product = (await productOf(found.Url, locale)) as Measured;
  await test.step('a quantity is typed, stepped and put into the cart', async () => {
    await open(page, pageOf(locale, product));
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: say(locale, 'product:buy.quantity') });
    await main.getByRole('button', { name: say(locale, 'product:buy.more') }).click();
    await expect(field).toHaveValue('2');
    await main.getByRole('button', { name: say(locale, 'product:buy.less') }).click();
    await expect(field).toHaveValue('1');
    await field.fill('veel');
    await field.press('Enter');
    const warning = main.getByText(say(locale, 'product:said.invalid'));
    await expect(warning).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill('3');
    await addButton(page, locale).click();
    await expect(warning).toBeHidden();
    const confirmation = page.getByRole('dialog', { name: say(locale, 'cart:confirm.title') });
    await expect(confirmation).toContainText(product.Name);
    await expect(confirmation).toContainText(say(locale, 'cart:confirm.pieces', { count: 3 }));
    await expect(confirmation.locator('.added-price')).toContainText('€');
    const offered = confirmation.locator('.card');
    await expect(offered.first()).toBeVisible();
    expect(await offered.count()).toBeLessThanOrEqual(4);
    await expect(badge(page)).toHaveText('3');
    await expectAccessibleLayout(page);
    await confirmation.getByRole('button', { name: say(locale, 'cart:confirm.on') }).click();
    await expect(confirmation).toBeHidden();
    await field.fill('99999');
    await addButton(page, locale).click();
    const most = product.MaxStockTotal;
    await expect(main.getByText(say(locale, 'product:said.tooMany', { n: most }))).toBeVisible();
    await expectNoFaults(page);
  });
  await test.step('what a job needs becomes the quantity', async () => {
    const [cover] = coverages({
      unitPerProduct: product.UnitPerProduct,
      unitPriceUnit: 'm²',
      fields: [],
    });
    const opener = page.getByRole('button', { name: say(locale, 'product:buy.needed') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: say(locale, 'tools:needed.title') });
    const length = dialog.getByLabel(say(locale, 'tools:needed.length'));
    const waste = dialog.getByLabel(say(locale, 'tools:needed.waste'));
    const alert = dialog.getByRole('alert');
    const fault = say(locale, 'tools:needed.fault', { field: say(locale, 'tools:needed.length') });
    const wasteFault = say(locale, 'tools:needed.wasteFault', {
      field: say(locale, 'tools:needed.waste'),
    });
    const take = dialog.getByRole('button', { name: say(locale, 'tools:needed.take') });
    await waste.fill('101');
    await expect(take).toHaveAttribute('aria-disabled', 'true');
    // Not `click`, which would wait for the button to be enabled.
    await take.press('Enter');
    await expect(alert).toHaveText(wasteFault);
    await expect(waste).toBeFocused();
    await waste.fill('10');
    await expect(alert).toHaveText('');
    await waste.press('Enter');
    await expect(alert).toHaveText(fault);
    await expect(length).toBeFocused();
    await length.fill('veel');
    await length.press('Tab');
    await expect(alert).toHaveText(fault);
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await expect(length).toHaveAccessibleDescription(fault);
    await length.fill('4,5');
    await expect(alert).toHaveText('');
    await dialog.getByLabel(say(locale, 'tools:needed.width')).fill('2');
    const needed = quantityNeeded(cover!, 9);
    await expect(dialog.getByRole('status')).toContainText(
      say(locale, 'tools:needed.answer', {
        n: number(locale, needed!.packages),
        of: product.Unit,
      }),
    );
    await expectNoFaults(page, 'dialog[open]');
    await take.click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('textbox', { name: say(locale, 'product:buy.quantity') }),
    ).toHaveValue(String(needed!.packages));
    await expect(opener).toBeFocused();
    const announced = page.getByRole('status').filter({ hasText: /^\d+$/ });
    await expect(announced).toHaveText(String(needed!.packages));
  });
  await test.step('a large quantity is asked for by telephone', async () => {
    let status = 500;
    await page.route('**/api/ternair/product-contact', (route) =>
      status === 200
        ? route.fulfill({ json: { Success: true, Data: null } })
        : route.fulfill({ status, json: { Success: false, Data: null } }),
    );
    await page.getByRole('button', { name: say(locale, 'product:buy.contact') }).click();
    const dialog = page.getByRole('dialog', { name: say(locale, 'tools:contact.title') });
    const field = dialog.getByLabel(say(locale, 'tools:contact.phone'));
    const send = dialog.getByRole('button', { name: say(locale, 'tools:contact.send') });
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(say(locale, 'tools:contact.required'));
    await field.fill('12');
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(say(locale, 'tools:contact.invalid'));
    await expectNoFaults(page, 'dialog[open]');
    await field.fill('06 12345678');
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(say(locale, 'tools:contact.failed'));
    await expect(field).toHaveValue('06 12345678');
    status = 200;
    const [request] = await Promise.all([
      page.waitForRequest('**/api/ternair/product-contact'),
      send.click(),
    ]);
    expect(request.postDataJSON()).toEqual({ ProductID: product.Id, PhoneNumber: '06 12345678' });
    await expect(dialog.getByText('06 12345678')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('the stores to choose from say what lies there of this product', async () => {
    const stores = await ask<StoreWithCity[]>('/api/aspos/stores?storeTags=Webshop');
    const { row, store } = whereItLies(product, stores);
    const { City } = stores.find(({ Id }) => Id === store.Id)!.Address;
    await page.getByRole('button', { name: say('nl', 'product:pickup.choose') }).click();
    const panel = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
    const own = panel.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: City, exact: true }),
    });
    await expect(own).toContainText(
      say('nl', 'sidebars:defaultStore.stock', { count: row.Quantity }),
    );
    // Chosen here, it is what the page promises from now on.
    await own.getByRole('button').click();
    await expect(panel).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByText(say('nl', 'product:said.inStore', { n: row.Quantity, store: store.Name })),
    ).toBeVisible();
  });
});

test('what is promised follows the clock, the branch and the quantity', async ({ page }) => {
  const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop', locale);
  const found = await findProduct(
    (product) => inStock(product) && product.MoreLessLevels.length === 0,
  );
  const { store } = whereItLies(await productOf(found.Url, locale), stores);
  await choseOnTuesday(page, store);
  const levels = [{ Id: 1, Quantity: 3, PriceInclTax: 9, PriceExclTax: 7.44 }];
  await answerLive(page, {
    ...{ PriceInclTax: 10, PriceExclTax: 8.26, Discounts: [], PriceReduction: null },
    ...{ Stock: [{ StoreId: store.Id, Quantity: 1 }], MaxStockDefault: 2, MaxStockTotal: 9 },
    MoreLessLevels: levels,
  });
  await page.clock.install();
  await open(page, pageOf(locale, found));
  const main = page.getByRole('main');
  const stock = main.locator('#voorraad');
  const quantity = main.getByRole('textbox', { name: say(locale, 'product:buy.quantity') });
  const today = stock.getByText(say(locale, 'product:promise.pickupToday', { time: '12:00' }));
  const delivered = stock.getByText(say(locale, 'product:promise.deliveredTomorrow'), {
    exact: true,
  });
  const said = (key: string, values = {}) => main.getByText(say(locale, `product:${key}`, values));
  await expect(today).toBeVisible();
  await expect(delivered).toBeVisible();
  await expect(said('said.inStore', { n: 1, store: store.Name })).toBeVisible();

  // Two, of which one lies in the branch: not today.
  await main.getByRole('button', { name: say(locale, 'product:buy.more') }).click();
  await expect(quantity).toHaveValue('2');
  await expect(today).toHaveCount(0);
  await expect(said('said.someStore', { n: 1, store: store.Name })).toBeVisible();
  await expect(delivered).toBeVisible();

  // Three, of which the webshop has two: the staffel's price, and the suppliers' days.
  await quantity.fill('3');
  await expect(said('total.sum', { price: euros(locale, 27) })).toBeVisible();
  await expect(stock.getByText(say(locale, 'product:stock.extra-stock'))).toBeVisible();
  await expect(delivered).toHaveCount(0);

  // Ten, of which there are nine: no promise.
  await quantity.fill('10');
  await expect(main.getByRole('alert').and(said('said.tooMany', { n: 9 }))).toBeVisible();
  await expect(stock.getByText(/bezorgd$|op te halen/)).toHaveCount(0);

  // Told again every minute: half past four is too late for today.
  await quantity.fill('1');
  await expect(today).toBeVisible();
  await setNow(page, '2026-11-24T15:30:00Z');
  await page.clock.fastForward(60_000);
  const [tomorrow = ''] = say(locale, 'product:promise.pickupTomorrow', { time: '|' }).split('|');
  await expect(main.getByText(tomorrow)).toBeVisible();
});

test('the sidebars explain VAT, the discount, favourites and sawing', async ({ page }) => {
  const { actie } = await promotionNodes();
  const found = await findProduct(isDiscounted, { categoryID: actie ?? 0 });
  const product = await productOf(found.Url, locale);
  await open(page, pageOf(locale, product));
  const main = page.getByRole('main');
  const before = Math.min(
    ...product.Discounts.map(({ OldPriceInclTax }) => OldPriceInclTax ?? Infinity),
  );
  const crossed = main.locator('s').filter({ hasText: euros(locale, before) });
  await expect(crossed.first()).toBeVisible();
  // The Omnibus directive: what the crossed price was.
  await expect(main.getByText(say(locale, 'listing:card.lowest30')).first()).toBeVisible();

  await main.getByRole('button', { name: say(locale, 'product:buy.vat') }).click();
  const vat = sidebarOf(page, locale, 'ProductSidebarBTW');
  await expect(vat.getByText(euros(locale, product.PriceExclTax))).toBeVisible();
  await expect(page).toHaveURL(/#ProductSidebarBTW$/);
  await expectNoFaults(page, 'dialog[open]');
  await page.goBack();
  await expect(vat).toBeHidden();

  await main.getByRole('button', { name: say(locale, 'product:buy.discount') }).click();
  const discount = sidebarOf(page, locale, 'ProductSidebarDiscountExplain');
  await expect(discount.getByText(euros(locale, before), { exact: true })).toBeVisible();
  await expect(discount.getByText(say(locale, 'sidebars:discount.rule'))).toBeVisible();
  await expectNoFaults(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(discount).toBeHidden();

  await main.getByRole('button', { name: say(locale, 'product:buy.favourite') }).click();
  const lists = sidebarOf(page, locale, 'ProductSidebarFavorites');
  await expect(lists.getByText(product.Name)).toBeVisible();
  await expect(lists.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^${to(locale, 'login')}\\?redirectRoute=.*%23ProductSidebarFavorites$`),
  );
  await expectNoFaults(page, 'dialog[open]');

  const sheet = await findProduct(({ WebNode }) => !!WebNode?.Url.includes('/plaatmateriaal/'));
  await open(page, pageOf(locale, sheet));
  await main.getByRole('button', { name: say(locale, 'product:buy.sawing') }).click();
  const sawing = sidebarOf(page, locale, 'ProductSidebarPlateService');
  await expect(sawing.getByText(say(locale, 'sidebars:plate.how1'))).toBeVisible();
  await expectNoFaults(page, 'dialog[open]');
});

test('today’s price and stock take the place of the built ones, and nothing moves @mobile', async ({
  page,
}) => {
  const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop');
  const product = await productOf((await findProduct(inStock)).Url);
  const { store } = whereItLies(product, stores);
  await choseOnTuesday(page, store);
  const price = { PriceInclTax: 1234.56, PriceExclTax: 1020.3 };
  const gone = { Stock: [], MaxStockDefault: 0, MaxStockTotal: 0 };
  // The answer comes once the page is painted and its scripts listen.
  const painted = Promise.withResolvers<void>();
  await answerLive(page, { ...price, ...gone }, painted.promise);
  await watchShifts(page, '.product');
  await open(page, pageOf('nl', product));
  painted.resolve();
  const main = page.getByRole('main');
  await expect(main.getByText(euros('nl', 1234.56)).first()).toBeVisible();
  await expect(main.getByText(say('nl', 'product:stock.sold-out')).first()).toBeVisible();
  await expect(addButton(page, 'nl')).toBeDisabled();
  const bar = page.locator('.sticky-bar').getByRole('button', { includeHidden: true });
  await expect(bar).toHaveText(say('nl', 'product:stock.sold-out'));
  // Nothing is promised of what is not there, at home nor in the branch.
  const promise = main.locator('#voorraad');
  const promised = /morgen|vandaag|werkdag|op te halen|ligt klaar|komt naar|na je bestelling/i;
  await expect(promise.getByText(say('nl', 'product:delivery.not'))).toBeVisible();
  await expect(promise.getByText(say('nl', 'product:said.nowhere'))).toBeVisible();
  await expect(promise.getByText(promised).locator('visible=true')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);

  // It came in meanwhile, and the page comes back from the browser's memory.
  await answerLive(page, price);
  await comeBack(page);
  await expect(promise.getByText(say('nl', 'product:promise.deliveredTomorrow'))).toBeVisible();
  await expect(
    promise.getByText(say('nl', 'product:promise.pickupToday', { time: '12:00' })),
  ).toBeVisible();
  await expect(promise.getByText(say('nl', 'product:delivery.not'))).toHaveCount(0);
  await expect(bar).toHaveText(say('nl', 'product:buy.add'));
  await expect(addButton(page, 'nl')).toBeEnabled();
  expect(await shiftsOf(page)).toEqual([]);
});

test('the staffel follows the price of today @mobile', async ({ page }) => {
  const { meerMinder } = await promotionNodes();
  const { Url, MoreLessLevels } = await productOf(
    (
      await findProduct(({ MoreLessLevels: levels }) => levels.length > 1, {
        categoryID: meerMinder ?? 0,
      })
    ).Url,
  );
  const levels = MoreLessLevels.map((level, i) => ({ ...level, PriceInclTax: 900.5 - i }));
  await answerLive(page, { PriceInclTax: 1000, MoreLessLevels: levels });
  await watchShifts(page, '.product');
  await open(page, to('nl', 'product-detail-url', { url: Url }));
  const table = page.getByRole('table', { name: say('nl', 'product:staffel.caption') });
  const prices = table.getByRole('cell').filter({ hasText: '€' });
  await expect(prices).toContainText(levels.map(({ PriceInclTax }) => euros('nl', PriceInclTax)));
  await expect(table.getByRole('rowheader')).toHaveText(
    levels.map(({ Quantity }) => say('nl', 'product:staffel.from', { quantity: Quantity })),
  );
  // A level that is no more leaves its room only, and so does a table without any.
  await answerLive(page, { PriceInclTax: 1000, MoreLessLevels: levels.slice(0, 1) });
  await comeBack(page);
  await expect(prices.locator('visible=true')).toHaveCount(1);
  await answerLive(page, { PriceInclTax: 1000, MoreLessLevels: [] });
  await comeBack(page);
  await expect(table.locator('visible=true')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('an offer that has ended is gone before the page is painted', async ({ page }) => {
  const { actie } = await promotionNodes();
  const product = await findProduct(isDiscounted, { categoryID: actie ?? 0 });
  // What comes later than the page itself never comes.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(pageOf('nl', product));
  const crossed = page.locator('[data-slot="price"] s');
  const explain = page.getByRole('button', { name: say('nl', 'product:buy.discount') });
  await expect(crossed).toBeVisible();
  await expect(explain).toBeVisible();
  const color = () =>
    page
      .locator('[data-slot="price"] .price sup')
      .first()
      .evaluate((sup) => getComputedStyle(sup).color);
  const reduced = await color();
  await setNow(page, '2036-11-24T09:00:00Z');
  await page.reload();
  await expect(page.locator('[data-slot="price"] .price')).toBeVisible();
  await expect(crossed).toBeHidden();
  await expect(explain).toBeHidden();
  expect(await color()).not.toBe(reduced);
});

test('what is pressed before the scripts listen is not lost @mobile', async ({ page }) => {
  const product = await findProduct(inStock);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pageOf('nl', product), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('nl', 'product:buy.more') }).click();
  await addButton(page, 'nl').click();
  release();
  const name = (await productOf(product.Url)).Name;
  const confirmation = page.getByRole('dialog', { name: say('nl', 'cart:confirm.title') });
  await expect(confirmation).toContainText(name);
  await expect(confirmation).toContainText(say('nl', 'cart:confirm.pieces', { count: 2 }));
});
