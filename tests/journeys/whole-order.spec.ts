/** From the page of a product to an order that is paid, without a mouse and over a bad connection. */
import type { Page } from '@playwright/test';
import { TEST_BANK_TEXTS } from '../../backend/payment/test-bank/test-bank.ts';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { badge, cartAtShop, expectCart, parcel, quantityOf } from '../support/cart.ts';
import {
  atBank,
  button,
  heading,
  methodRadio,
  order,
  orderCount,
  text,
  orderNumberOfThanks,
} from '../support/checkout.ts';
import { pressEnterOn, tabTo, typeInto } from '../support/keyboard.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { productOf } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';
import { expect, KNOWN, test } from '../support/fixtures.ts';

const main = (page: Page) => page.getByRole('main');

test('from a product to a paid order by keyboard only', async ({ page, customer }) => {
  test.slow();
  const locale = 'nl';
  const { email, password } = await customer({ in: null });
  const product = await productOf((await parcel(locale)).Url, locale);
  const cart = (key: string, values = {}) => say(locale, `cart:${key}`, values);

  await open(page, to(locale, 'product-detail-url', { url: product.Url }));
  // The first stop of a page skips its header.
  await pressEnterOn(page, page.getByRole('link', { name: say(locale, 'frame:skip') }));
  const wanted = main(page).getByRole('textbox', { name: say(locale, 'product:buy.quantity') });
  await typeInto(page, wanted, '2');
  const add = main(page).getByRole('button', { name: say(locale, 'product:buy.add') });
  await pressEnterOn(page, add.first());
  const dialog = page.getByRole('dialog', { name: cart('confirm.title') });
  await pressEnterOn(page, dialog.getByRole('link', { name: cart('confirm.go') }));

  await expect(page).toHaveURL(to(locale, 'cart'));
  await scriptsReady(page);
  const quantity = quantityOf(page, locale, product);
  await expect(quantity).toHaveValue('2');
  await pressEnterOn(page, page.getByRole('link', { name: say(locale, 'frame:skip') }));
  await typeInto(page, quantity, '4');
  await page.keyboard.press('Enter');
  await expectCart(page, { [product.Id]: 4 });
  const cartButton = (key: string) =>
    main(page).getByRole('button', { name: cart(key, { name: product.Name }), exact: true });
  await pressEnterOn(page, cartButton('line.remove'));
  await expect(badge(page)).toBeHidden();
  // Removing a line leaves the focus on the way back.
  const putBack = `${cart('line.putBack')}: ${product.Name}`;
  await expect(main(page).getByRole('button', { name: putBack, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCart(page, { [product.Id]: 4 });
  await typeInto(page, main(page).getByRole('textbox', { name: cart('voucher.title') }), 'demo5');
  await page.keyboard.press('Enter');
  const voucher = '€ 5 korting';
  await expect(
    main(page).getByRole('button', { name: cart('voucher.remove', { name: voucher }) }),
  ).toBeVisible();
  // The way on stands above the code.
  await tabTo(page, main(page).getByRole('link', { name: cart('totals.order') }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText(LOGIN_TEXTS[locale].title);
  await typeInto(page, page.getByLabel(LOGIN_TEXTS[locale].email), email);
  await typeInto(page, page.getByLabel(LOGIN_TEXTS[locale].password), password);
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText(text(locale, 'delivery.title'));
  const field = (name: string) =>
    main(page).getByRole('textbox', { name: say(locale, `profile:addressForm.${name}`) });
  await typeInto(page, field('postalCode'), KNOWN.postcode);
  await typeInto(page, field('houseNumber'), KNOWN.houseNumber);
  await page.keyboard.press('Tab');
  await expect(field('street')).toHaveValue(KNOWN.street);
  await pressEnterOn(page, button(page, locale, 'address.deliverHere'));
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  // The days are a group of radio buttons: arrows choose.
  const days = main(page).locator('input[name=day]');
  await expect(days.first()).toBeChecked();
  await tabTo(page, days.first());
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await pressEnterOn(page, button(page, locale, 'delivery.next'));
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
  await expect(heading(page)).toBeFocused();
  await tabTo(page, main(page).locator('input[name=payment]').first());
  await page.keyboard.press('ArrowDown');
  await expect(methodRadio(page, 'card')).toBeChecked();
  await pressEnterOn(page, button(page, locale, 'payment.next'));
  await expect(heading(page)).toHaveText(text(locale, 'overview.title'));
  await expect(heading(page)).toBeFocused();
  await pressEnterOn(page, button(page, locale, 'overview.order'));
  const bank = TEST_BANK_TEXTS[locale];
  await expect(heading(page)).toHaveText(bank.title);
  await pressEnterOn(page, page.getByRole('button', { name: bank.buttons.paid, exact: true }));
  await orderNumberOfThanks(page, locale);
  expect(await cartAtShop(page)).toEqual({});
  expect(await orderCount(page)).toBe(1);
});

test('from a product to a paid order with the network cut on every page @mobile', async ({
  page,
  context,
  customer,
}) => {
  test.slow();
  const locale = 'en';
  await customer({ locale, address: true });
  const product = await productOf((await parcel(locale)).Url, locale);
  const cart = (key: string, values = {}) => say(locale, `cart:${key}`, values);
  const failure = main(page).getByRole('alert').filter({ hasText: /./ }).first();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));

  await open(page, to(locale, 'product-detail-url', { url: product.Url }));
  const add = main(page).getByRole('button', { name: say(locale, 'product:buy.add') });
  // The first add loads the code of the cart, which later ones need no connection for.
  await add.first().click();
  const dialog = page.getByRole('dialog', { name: cart('confirm.title') });
  await expect(dialog).toBeVisible();
  await expectCart(page, { [product.Id]: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  await add.first().click();
  await expect(badge(page)).toHaveText('2');
  expect(await cartAtShop(page)).toEqual({ [product.Id]: 1 });
  await context.setOffline(false);
  await expectCart(page, { [product.Id]: 2 });

  await open(page, to(locale, 'cart'));
  const quantity = quantityOf(page, locale, product);
  await expect(quantity).toHaveValue('2');
  await context.setOffline(true);
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(main(page).getByText(cart('page.offline'))).toBeVisible();
  expect(await cartAtShop(page)).toEqual({ [product.Id]: 2 });
  await context.setOffline(false);
  await expectCart(page, { [product.Id]: 5 });
  await expect(main(page).getByText(cart('page.offline'))).toBeHidden();
  await main(page)
    .getByRole('link', { name: cart('totals.order') })
    .click();

  await expect(page).toHaveURL(to(locale, 'checkout-delivery'));
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await context.setOffline(true);
  await button(page, locale, 'delivery.next').click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await button(page, locale, 'delivery.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));

  await expect(methodRadio(page, 'card')).toBeVisible();
  await context.setOffline(true);
  await methodRadio(page, 'card').check();
  await button(page, locale, 'payment.next').click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await button(page, locale, 'payment.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'overview.title'));

  // The shop orders, and its answers are lost.
  const keys: string[] = [];
  let lost = 0;
  await page.route('**/api/aspos/cart/confirm', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    if (lost >= 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await order(page, locale);
  // It asks again, twice, after pauses of some seconds.
  const tries = async () => {
    await page.clock.fastForward(1000);
    return keys.length;
  };
  await expect.poll(tries, { intervals: [100] }).toBe(3);
  await expect(main(page)).toContainText(text(locale, 'overview.unanswered'));
  // A reload forgets nothing.
  await page.reload();
  await order(page, locale);
  await atBank(page, locale, 'paid');
  await orderNumberOfThanks(page, locale);
  await expect(main(page)).toContainText(product.Name);
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(1);
  expect(await orderCount(page)).toBe(1);
  expect(await cartAtShop(page)).toEqual({});
  // Only pages of the shop and of the bank were shown: never the browser's own page of a failure.
  expect(addresses.filter((address) => !address.startsWith('http'))).toEqual([]);
});
