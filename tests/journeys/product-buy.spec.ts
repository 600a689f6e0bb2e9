/** Buying from a product page: quantity, what is needed, promises, and what holds now. */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { coverages, quantityNeeded } from '../../src/domain/product/quantity-needed.ts';
import { holdScript } from '../support/held-script.ts';
import { badge } from '../support/cart.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { findProduct, isDiscounted, promotionNodes } from '../support/samples.ts';
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

/** Of the dialog that is open; the pages themselves are crawled. */
const faults = async (page: Page, part = 'dialog[open]') => {
  const { violations } = await axe(page)
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.html})`);
};

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
  }).toPass();
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
    expect(await faults(page, 'main')).toEqual([]);
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
    expect(await faults(page)).toEqual([]);
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
    expect(await faults(page)).toEqual([]);
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
    const panel = page.getByRole('dialog', {
      name: say('nl', 'sidebars:titles.ProductSidebarDefaultStore'),
    });
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

test('delivery and pickup are promised by the clock and the branch', async ({ page, context }) => {
  const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop', locale);
  const product = await productOf((await findProduct(inStock)).Url, locale);
  const { row, store } = whereItLies(product, stores);
  await context.addCookies([{ name: 'fake-now', value: '2026-11-24T09:00:00Z', url: SHOP }]);
  await page.addInitScript((chosen) => localStorage.setItem('store', JSON.stringify(chosen)), {
    id: store.Id,
    name: store.Name,
  });
  await watchShifts(page, '.product');
  await page.clock.install();
  await open(page, pageOf(locale, product));
  const main = page.getByRole('main');
  await expect(
    main.getByText(say(locale, 'product:promise.deliveredTomorrow'), { exact: true }),
  ).toBeVisible();
  await expect(
    main.getByText(say(locale, 'product:promise.pickupToday', { time: '12:00' })),
  ).toBeVisible();
  await expect(
    main.getByText(say(locale, 'product:said.inStore', { n: row.Quantity, store: store.Name })),
  ).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  // Told again every minute: half past four is too late for today.
  await context.addCookies([{ name: 'fake-now', value: '2026-11-24T15:30:00Z', url: SHOP }]);
  await page.clock.fastForward(60_000);
  const [tomorrow = ''] = say(locale, 'product:promise.pickupTomorrow', { time: '|' }).split('|');
  await expect(main.getByText(tomorrow)).toBeVisible();
});

test('the quantity decides on the total, the days and the branch', async ({ page, context }) => {
  const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop', locale);
  const found = await findProduct(
    (product) => inStock(product) && product.MoreLessLevels.length === 0,
  );
  const { store } = whereItLies(await productOf(found.Url, locale), stores);
  await context.addCookies([{ name: 'fake-now', value: '2026-11-24T09:00:00Z', url: SHOP }]);
  await page.addInitScript((chosen) => localStorage.setItem('store', JSON.stringify(chosen)), {
    id: store.Id,
    name: store.Name,
  });
  const price = { PriceInclTax: 10, PriceExclTax: 8.26 };
  const levels = [{ Id: 1, Quantity: 3, PriceInclTax: 9, PriceExclTax: 7.44 }];
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) {
      const stock = [{ StoreId: store.Id, Quantity: 1 }];
      Object.assign(record, { ...price, Stock: stock, MaxStockDefault: 2, MaxStockTotal: 9 });
      Object.assign(record, { MoreLessLevels: levels, Discounts: [], PriceReduction: null });
    }
    await route.fulfill({ json: answer });
  });
  await open(page, pageOf(locale, found));
  const main = page.getByRole('main');
  const stock = main.locator('#voorraad');
  const quantity = main.getByRole('textbox', { name: say(locale, 'product:buy.quantity') });
  const today = say(locale, 'product:promise.pickupToday', { time: '12:00' });
  await expect(stock.getByText(today)).toBeVisible();

  // Two, of which one lies in the branch: not today.
  await main.getByRole('button', { name: say(locale, 'product:buy.more') }).click();
  await expect(quantity).toHaveValue('2');
  await expect(stock.getByText(today)).toHaveCount(0);
  const some = say(locale, 'product:said.someStore', { n: 1, store: store.Name });
  await expect(stock.getByText(some)).toBeVisible();
  const tomorrow = say(locale, 'product:promise.deliveredTomorrow');
  await expect(stock.getByText(tomorrow, { exact: true })).toBeVisible();

  // Three, of which the webshop has two: the staffel's price, and the suppliers' days.
  await quantity.fill('3');
  const sum = say(locale, 'product:total.sum', { price: euros(locale, 27) });
  await expect(main.getByText(sum)).toBeVisible();
  await expect(stock.getByText(say(locale, 'product:stock.extra-stock'))).toBeVisible();
  await expect(stock.getByText(tomorrow, { exact: true })).toHaveCount(0);

  // Ten, of which there are nine: no promise.
  await quantity.fill('10');
  const tooMany = say(locale, 'product:said.tooMany', { n: 9 });
  await expect(main.getByRole('alert').getByText(tooMany)).toBeVisible();
  await expect(stock.getByText(/bezorgd$|op te halen/)).toHaveCount(0);
});

test('the sidebars explain VAT, the discount and favourites', async ({ page }) => {
  const { actie } = await promotionNodes();
  const found = await findProduct(isDiscounted, { categoryID: actie ?? 0 });
  const product = await productOf(found.Url, locale);
  await open(page, pageOf(locale, product));
  const main = page.getByRole('main');
  const panel = (name: string) =>
    page.getByRole('dialog', { name: say(locale, `sidebars:titles.${name}`) });

  const before = Math.min(
    ...product.Discounts.map(({ OldPriceInclTax }) => OldPriceInclTax ?? Infinity),
  );
  const crossed = main.locator('s').filter({ hasText: euros(locale, before) });
  await expect(crossed.first()).toBeVisible();
  // The Omnibus directive: what the crossed price was.
  await expect(main.getByText(say(locale, 'listing:card.lowest30')).first()).toBeVisible();

  await main.getByRole('button', { name: say(locale, 'product:buy.vat') }).click();
  const vat = panel('ProductSidebarBTW');
  await expect(vat.getByText(euros(locale, product.PriceExclTax))).toBeVisible();
  await expect(page).toHaveURL(/#ProductSidebarBTW$/);
  expect(await faults(page)).toEqual([]);
  await page.goBack();
  await expect(vat).toBeHidden();

  await main.getByRole('button', { name: say(locale, 'product:buy.discount') }).click();
  const discount = panel('ProductSidebarDiscountExplain');
  await expect(discount.getByText(euros(locale, before), { exact: true })).toBeVisible();
  await expect(discount.getByText(say(locale, 'sidebars:discount.rule'))).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(discount).toBeHidden();

  await main.getByRole('button', { name: say(locale, 'product:buy.favourite') }).click();
  const lists = panel('ProductSidebarFavorites');
  await expect(lists.getByText(product.Name)).toBeVisible();
  await expect(lists.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^${to(locale, 'login')}\\?redirectRoute=.*%23ProductSidebarFavorites$`),
  );
  expect(await faults(page)).toEqual([]);
});

test('sheets can be sawn, and the sidebar says how to ask for it @mobile', async ({ page }) => {
  const found = await findProduct(({ WebNode }) => !!WebNode?.Url.includes('/plaatmateriaal/'));
  await open(page, pageOf('nl', found));
  await page.getByRole('button', { name: say('nl', 'product:buy.sawing') }).click();
  const panel = page.getByRole('dialog', {
    name: say('nl', 'sidebars:titles.ProductSidebarPlateService'),
  });
  await expect(panel.getByText(say('nl', 'sidebars:plate.how1'))).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('today’s price and stock take the place of the built ones, and nothing moves @mobile', async ({
  page,
  context,
}) => {
  const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop');
  const product = await productOf((await findProduct(inStock)).Url);
  const { store } = whereItLies(product, stores);
  await context.addCookies([{ name: 'fake-now', value: '2026-11-24T09:00:00Z', url: SHOP }]);
  await page.addInitScript((chosen) => localStorage.setItem('store', JSON.stringify(chosen)), {
    id: store.Id,
    name: store.Name,
  });
  let isSoldOut = true;
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) {
      Object.assign(record, { PriceInclTax: 1234.56, PriceExclTax: 1020.3 });
      if (isSoldOut) Object.assign(record, { Stock: [], MaxStockDefault: 0, MaxStockTotal: 0 });
    }
    await route.fulfill({ json: answer });
  });
  await watchShifts(page, '.product');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await open(page, pageOf('nl', product));
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
  isSoldOut = false;
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
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
  let levels = MoreLessLevels.map((level, i) => ({ ...level, PriceInclTax: 900.5 - i }));
  await page.route('**/api/aspos/products/ids?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const record of answer.Data) {
      Object.assign(record, { PriceInclTax: 1000, MoreLessLevels: levels });
    }
    await route.fulfill({ json: answer });
  });
  await watchShifts(page, '.product');
  await open(page, to('nl', 'product-detail-url', { url: Url }));
  const table = page.getByRole('table', { name: say('nl', 'product:staffel.caption') });
  const prices = table.getByRole('cell').filter({ hasText: '€' });
  await expect(prices).toContainText(levels.map(({ PriceInclTax }) => euros('nl', PriceInclTax)));
  // A level that is no more leaves its room only, and so does a table without any.
  levels = levels.slice(0, 1);
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await comeBack();
  await expect(prices.locator('visible=true')).toHaveCount(1);
  levels = [];
  await comeBack();
  await expect(table.locator('visible=true')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('an offer that has ended is gone before the page is painted', async ({ page, context }) => {
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
  await context.addCookies([{ name: 'fake-now', value: '2036-11-24T09:00:00Z', url: SHOP }]);
  await page.reload();
  await expect(page.locator('[data-slot="price"] .price')).toBeVisible();
  await expect(crossed).toBeHidden();
  await expect(explain).toBeHidden();
  expect(await color()).not.toBe(reduced);
});

test('a call that fails leaves the page as it was built', async ({ page }) => {
  const product = await productOf((await findProduct(inStock)).Url);
  await page.route('**/api/aspos/products/ids?*', (route) => route.abort());
  await open(page, pageOf('nl', product));
  await expect(
    page.getByRole('main').getByText(euros('nl', product.PriceInclTax)).first(),
  ).toBeVisible();
  await expect(addButton(page, 'nl')).toBeEnabled();
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
