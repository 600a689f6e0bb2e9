/** The cart: what is put into it stays, whatever the connection, the tabs and the sign-in do. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import {
  addFromOtherDevice,
  badge,
  cartAtShop,
  expectCart,
  lineOf,
  openCartPage,
  orderables,
  quantityOf,
} from '../support/cart.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { holdFocus, touch } from '../support/focus/focus-ring.ts';
import { holdScript } from '../support/held-script.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { stopExcusingShifts, shiftsOf, watchShifts } from '../support/shifts.ts';
import { search, type WireProduct } from '../support/shop-calls.ts';
import { expectSignedIn, pressSignIn } from '../support/sign-in.ts';
import { euros, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

holdFocus();

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.locator('[data-says]');
const button = (page: Page, locale: Locale, key: string, values = {}) =>
  main(page).getByRole('button', { name: say(locale, key, values), exact: true });

const quickText = (key: string) => say(locale, `cart:quickForm.${key}`);

/** From the top: the sticky header covers parts of what is scrolled below it. */
async function looksWellFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleLayout(page);
}

async function two(locale: Locale): Promise<[WireProduct, WireProduct]> {
  const [first, second] = await orderables(locale, 2);
  return [first!, second!];
}

test('a press of a line counts once while the scripts of the frame are still on their way', async ({
  page,
}) => {
  const [product] = await two('nl');
  await addFromOtherDevice(page, [[product, 2]]);
  const release = await holdScript(page, 'BaseLayout');
  await page.goto(to('nl', 'cart'), { waitUntil: 'commit' });
  const quantity = quantityOf(page, 'nl', product);
  await expect(quantity).toHaveValue('2');
  await button(page, 'nl', 'cart:line.more', { name: product.Name }).click();
  await expect(quantity).toHaveValue('3');
  release();
  await scriptsReady(page);
  await expect(badge(page)).toHaveText('3');
  await expect(quantity).toHaveValue('3');
});

test('quantities change, a removed line can be put back, and a code takes something off once', async ({
  page,
}) => {
  await test.step('quantities change, and a removed line can be put back', async () => {
    const [first, second] = await two(locale);
    await addFromOtherDevice(page, [
      [first, 2],
      [second, 1],
    ]);
    await watchShifts(page, 'main');
    await openCartPage(page, locale);
    const quantity = quantityOf(page, locale, first);
    await expect(quantity).toHaveValue('2');
    expect(await shiftsOf(page)).toEqual([]);
    await looksWellFromTop(page);

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/lines/batch')) calls.push(request.postData() ?? '');
    });
    const more = button(page, locale, 'cart:line.more', { name: first.Name });
    for (let i = 0; i < 3; i++) await more.click();
    await expect(quantity).toHaveValue('5');
    await quantity.fill('7');
    await quantity.press('Enter');
    await expectCart(page, { [first.Id]: 7, [second.Id]: 1 });
    // Fast changes travel together, as one change of the line.
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]!)).toMatchObject({ changes: [{ action: 'Update', quantity: 7 }] });

    await button(page, locale, 'cart:line.remove', { name: second.Name }).click();
    await expect(lineOf(page, second)).toBeHidden();
    await expectCart(page, { [first.Id]: 7 });
    const putBack = main(page).getByRole('button', {
      name: `${say(locale, 'cart:line.putBack')}: ${second.Name}`,
      exact: true,
    });
    await expect(putBack).toBeFocused();
    await putBack.click();
    await expect(quantityOf(page, locale, second)).toHaveValue('1');
    await expectCart(page, { [first.Id]: 7, [second.Id]: 1 });

    await page.reload();
    await expect(quantity).toHaveValue('7');
    await expect(badge(page)).toHaveText('8');
  });
  await test.step('a code takes something off, once', async () => {
    const code = main(page).getByRole('textbox', { name: say(locale, 'cart:voucher.title') });
    const alert = main(page).getByRole('alert');
    const use = button(page, locale, 'cart:voucher.add');
    await use.click();
    await expect(alert).toHaveText(say(locale, 'cart:voucher.invalid'));
    await code.fill('GEENCODE');
    await use.click();
    await expect(alert).toHaveText(say(locale, 'cart:voucher.invalid'));
    await code.fill('demo5');
    await use.click();
    const amount = `−${euros(locale, 5)}`;
    await expect(main(page).getByText(amount)).toBeVisible();
    await code.fill('DEMO5');
    await use.click();
    await expect(alert).toContainText('al geactiveerd');
    const name = '€ 5 korting';
    await button(page, locale, 'cart:voucher.remove', { name }).click();
    await expect(main(page).getByText(amount)).toBeHidden();
  });
});

test('a list of numbers goes into the cart at once, and another tab follows', async ({
  page,
  context,
}) => {
  const [first, second] = await two(locale);
  await open(page, to(locale, 'cart'));
  await button(page, locale, 'cart:quick.open').click();
  const list = main(page).getByRole('textbox', { name: say(locale, 'cart:quickForm.label') });
  const faults = main(page).getByRole('alert');
  await button(page, locale, 'cart:quickForm.check').click();
  await expect(faults).toHaveText(say(locale, 'cart:quickForm.empty'));
  await list.fill(`${first.Number} 2\n${second.Number} x 3\n999999999;4\nschroeven\n`);
  await button(page, locale, 'cart:quickForm.check').click();
  for (const part of ['999999999', ...['unknown', 'unreadable'].map(quickText)])
    await expect(faults).toContainText(part);
  await looksWellFromTop(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/lines/batch')) calls.push(request.url());
  });
  await button(page, locale, 'cart:quickForm.addMany', { count: 2 }).click();
  await expect(lineOf(page, first)).toContainText(first.Name);
  await expectCart(page, { [first.Id]: 2, [second.Id]: 3 });
  expect(calls).toHaveLength(1);

  // What two tabs do at the same time: `src/shop/cart/cart-queue.isolated.test.ts`.
  const other = await context.newPage();
  await openCartPage(other, locale);
  await expect(quantityOf(other, locale, second)).toHaveValue('3');
  await button(page, locale, 'cart:line.more', { name: first.Name }).click();
  await expect(quantityOf(other, locale, first)).toHaveValue('3');
});

test('a shared cart is seen first, then merged or put in place', async ({ page }) => {
  const [first, second] = await two(locale);
  await addFromOtherDevice(page, [[first, 2]]);
  const { Data } = await (await page.request.post('/api/aspos/cart/share')).json();
  const link = `${to(locale, 'cart')}?share=${Data.ShareKey}`;
  const title = page.getByRole('heading', { level: 1 });
  // Somebody else opens the link.
  await page.context().clearCookies();
  await addFromOtherDevice(page, [[second, 1]]);
  await open(page, link);
  await expect(title).toHaveText(say(locale, 'cart:shared.title'));
  await expect(main(page)).toContainText(first.Name);
  await looksWellFromTop(page);
  await button(page, locale, 'cart:shared.merge').click();
  await expect(quantityOf(page, locale, first)).toHaveValue('2');
  expect(await cartAtShop(page)).toEqual({ [first.Id]: 2, [second.Id]: 1 });
  await expect(page).toHaveURL(to(locale, 'cart'));

  await open(page, link);
  await button(page, locale, 'cart:shared.replace').click();
  await expect(lineOf(page, second)).toBeHidden();
  await expect(quantityOf(page, locale, first)).toHaveValue('2');
  expect(await cartAtShop(page)).toEqual({ [first.Id]: 2 });

  await open(page, `${to(locale, 'cart')}?share=abcdefghijklmnopqrstuv`);
  await expect(title).toHaveText(say(locale, 'cart:shared.missing'));
});

test(`a visitor's cart merges at the sign-in, and that can be undone`, async ({
  page,
  customer,
}) => {
  const [first] = await two(locale);
  await customer({ locale, session: 'provider' });
  await addFromOtherDevice(page, [[first, 2]]);
  await page.goto(to(locale, 'login'));
  await pressSignIn(page, locale);
  await expectSignedIn(page);
  await expect(badge(page)).toHaveText('2');
  await openCartPage(page, locale);
  await expect(main(page).getByText(say(locale, 'cart:merge.one'))).toBeVisible();
  await button(page, locale, 'cart:merge.undo').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    say(locale, 'cart:page.empty'),
  );
  expect(await cartAtShop(page)).toEqual({});
  await expect(badge(page)).toBeHidden();
});

test('what cannot be ordered is named, and the rest can go on', async ({ page }) => {
  const [first, second] = await two(locale);
  await addFromOtherDevice(page, [
    [first, 2],
    [second, 1],
  ]);
  const message = 'Een of meer artikelen zijn niet meer beschikbaar.';
  await page.route('**/api/aspos/cart/validate', async (route) => {
    const cart = (await (await page.request.get('/api/aspos/cart')).json()) as {
      Data: { Lines: { ProductId: number }[] };
    };
    const fine = { IsValid: true };
    const gone = { IsValid: false, Message: message, InvalidProductIds: [second.Id] };
    const Lines = cart.Data.Lines.filter(({ ProductId }) => ProductId !== second.Id);
    await route.fulfill({
      json: {
        Success: true,
        Data: {
          IsOrderable: false,
          Factors: { Stock: fine, Delivery: fine, DeliveryDate: fine, ProductStatus: gone },
          NewCart: { ...cart.Data, Lines },
        },
      },
    });
  });
  await openCartPage(page, locale);
  const order = main(page).getByRole('link', { name: say(locale, 'cart:totals.order') });
  await order.click();
  const check = main(page).getByRole('region', { name: say(locale, 'cart:check.title') });
  await expect(check).toContainText(message);
  await expect(check).toContainText(second.Name);
  await looksWellFromTop(page);
  await check.getByRole('button', { name: say(locale, 'cart:check.adjust') }).click();
  await expect(check).toBeHidden();
  await order.click();
  await check.getByRole('button', { name: say(locale, 'cart:check.continue') }).click();
  // A visitor signs in on the way to the checkout.
  await page.waitForURL(/\/id\/login\//);
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutLogin'))).not.toBeNull();
  expect(await cartAtShop(page)).toEqual({ [first.Id]: 2 });
  await openCartPage(page, locale);
  await expect(main(page).getByText(say(locale, 'cart:check.removedText'))).toBeVisible();
  // Once it was read it is not said again: `src/shop/cart/cart-summary.isolated.test.ts`.
  await button(page, locale, 'cart:check.dismiss').click();
  await expect(main(page).getByText(say(locale, 'cart:check.removedText'))).toBeHidden();
});

test('a pickup chosen in the cart costs no delivery, and is where the checkout starts', async ({
  page,
  customer,
}) => {
  const { Products } = await search({ pageSize: 100, maxPrice: 20, minPrice: 1 });
  const cheap = Products.find(
    ({ MaxStockDefault, Orderable }) => MaxStockDefault > 20 && Orderable === 'ja',
  );
  const product = cheap!;
  await customer({ cart: [[product, 1]] });
  await openCartPage(page, 'nl');
  const totals = main(page).getByRole('region', { name: say('nl', 'cart:totals.title') });
  await expect(totals.getByText(say('nl', 'cart:totals.delivery'), { exact: true })).toBeVisible();
  await totals.getByText(say('nl', 'cart:totals.byPickup'), { exact: true }).click();
  const total = totals.locator('.vat-incl', { hasText: euros('nl', product.PriceInclTax) });
  await expect(total.last()).toBeVisible();
  await expect(totals.getByText(say('nl', 'cart:totals.free'))).toBeVisible();
  await totals.getByRole('link', { name: say('nl', 'cart:totals.order') }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(
    main(page).getByRole('radio', { name: new RegExp(say('nl', 'cart:totals.byPickup'), 'i') }),
  ).toBeChecked();
});

test('a cart that cannot be loaded says so and tries again; a change that the shop cannot take now is kept, and shown by the sidebar of the next page', async ({
  page,
}) => {
  const [product] = await two('nl');
  await addFromOtherDevice(page, [[product, 2]]);
  await test.step('a cart that cannot be loaded says so, and tries again', async () => {
    await page.route('**/api/aspos/cart*', (route) => route.abort());
    await open(page, to('nl', 'cart'));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('nl', 'cart:page.failedTitle'));
    await page.unroute('**/api/aspos/cart*');
    await touch(page);
    await button(page, 'nl', 'cart:page.retry').click();
    await expect(quantityOf(page, 'nl', product)).toHaveValue('2');
  });
  await test.step('a change that the shop cannot take now is kept, and said', async () => {
    await page.route('**/lines/batch', (route) => route.fulfill({ status: 503, body: '' }));
    await button(page, 'nl', 'cart:line.more', { name: product.Name }).click();
    await expect(notice(page)).toContainText(say('nl', 'cart:sync.waiting'));
    await expect(badge(page)).toHaveText('3');
    expect(await cartAtShop(page)).toEqual({ [product.Id]: 2 });
    await page.unroute('**/lines/batch');
  });
  await test.step('the next page sends it, and its sidebar shows the cart in short', async () => {
    await open(page, `${to('nl', 'brand')}#CheckoutSidebarOrderCart`);
    const sidebar = sidebarOf(page, 'nl', 'CheckoutSidebarOrderCart');
    await expect(sidebar).toContainText(product.Name);
    await expect(sidebar).toContainText('3 ×');
    await expectCart(page, { [product.Id]: 3 });
    await expectAccessibleLayout(page);
    await sidebar.getByRole('link', { name: say('nl', 'sidebars:orderCart.toCart') }).click();
    await expect(quantityOf(page, 'nl', product)).toHaveValue('3');
  });
});

test('nothing moves while a changed quantity is saved; all lines are removed after a question, and put back together @mobile', async ({
  page,
}) => {
  const [first, second] = await two('nl');
  await addFromOtherDevice(page, [
    [first, 2],
    [second, 1],
  ]);
  await test.step('nothing moves while a changed quantity is saved, nor once it is', async () => {
    await watchShifts(page, 'main');
    await openCartPage(page, 'nl');
    await expect(quantityOf(page, 'nl', first)).toHaveValue('2');
    let answer!: () => void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/lines/batch', async (route) => {
      await isAnswered;
      await route.continue();
    });
    const before = (await shiftsOf(page)).length;
    await stopExcusingShifts(page);
    await button(page, 'nl', 'cart:line.more', { name: first.Name }).click();
    const note = main(page).getByText(say('nl', 'cart:page.pending'));
    await expect(note).toBeVisible();
    answer();
    await expect(note).toBeHidden();
    expect((await shiftsOf(page)).slice(before)).toEqual([]);
  });
  await test.step('not clearing the cart brings the focus back to the button that asked', async () => {
    await touch(page);
    const clear = page.getByRole('button', { name: say('nl', 'cart:tools.clear'), exact: true });
    await clear.press('Enter');
    const cancel = page.getByRole('button', { name: say('nl', 'cart:tools.cancel'), exact: true });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cancel).toHaveCount(0);
    await expect(clear).toBeFocused();
  });
  await test.step('all lines are removed after a question, and put back together', async () => {
    await button(page, 'nl', 'cart:tools.clear').click();
    await button(page, 'nl', 'cart:tools.clearYes').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nl', 'cart:page.empty'));
    expect(await cartAtShop(page)).toEqual({});
    await button(page, 'nl', 'cart:tools.putBack').click();
    await expect(quantityOf(page, 'nl', second)).toHaveValue('1');
    await expectCart(page, { [first.Id]: 3, [second.Id]: 1 });
  });
});
