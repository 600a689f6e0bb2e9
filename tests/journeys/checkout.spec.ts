/** From a filled cart to an order that is paid: in every way, and whatever goes wrong on the way. */
import type { Page } from '@playwright/test';
import { TEST_BANK_TEXTS } from '../../backend/payment/test-bank/test-bank.ts';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { addFromOtherDevice, cartAtShop, orderables, parcel } from '../support/cart.ts';
import {
  atBank,
  button,
  heading,
  methodRadio,
  order,
  orderByCalls,
  orderCount,
  continueDelivery,
  choosePayment,
  passPickup,
  refund,
  text,
  orderNumberOfThanks,
} from '../support/checkout.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { holdFocus } from '../support/focus/focus-ring.ts';
import { open } from '../support/ready.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import type { WireProduct } from '../support/shop-calls.ts';
import { pressSignIn } from '../support/sign-in.ts';
import { euros, say, to } from '../support/texts.ts';
import { expect, KNOWN, OWN_SHOP, test } from '../support/fixtures.ts';

const locale = 'nl';

holdFocus();

const main = (page: Page) => page.getByRole('main');
const withdrawField = (page: Page, key: string) =>
  main(page).getByRole('textbox', { name: text('nl', `withdraw.${key}`) });
const toPay = (page: Page) => main(page).locator('dl dd').last();

async function one(locale: 'nl' | 'en' = 'nl', place = 0): Promise<WireProduct> {
  return (await orderables(locale, place + 1))[place]!;
}

// How little somebody types: `first-order.spec.ts`.
test('a first-time customer orders for delivery to a new address, paid by iDEAL', async ({
  page,
  customer,
}) => {
  test.slow();
  await customer({ locale, session: 'provider' });
  const product = await parcel(locale);
  await addFromOtherDevice(page, [[product, 2]]);
  await page.goto(to(locale, 'checkout'));
  await expect(page).toHaveURL(new RegExp(`${to(locale, 'login')}\\?redirectRoute=`));
  await pressSignIn(page, locale);
  await expect(page).toHaveURL(to(locale, 'checkout-delivery'));
  await expect(heading(page)).toHaveText(text(locale, 'delivery.title'));
  const field = (name: string) =>
    main(page).getByRole('textbox', { name: say(locale, `profile:addressForm.${name}`) });
  await field('postalCode').fill(KNOWN.postcode);
  await field('houseNumber').fill(KNOWN.houseNumber);
  await expect(field('street')).toHaveValue(KNOWN.street);
  await expect(field('city')).toHaveValue(KNOWN.city);
  await button(page, locale, 'address.deliverHere').click();
  await expect(main(page).locator('address')).toContainText(KNOWN.street);
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await expectAccessibleLayout(page);
  await button(page, locale, 'delivery.next').click();

  await expect(page).toHaveURL(to(locale, 'checkout-payment'));
  await expect(heading(page)).toBeFocused();
  await methodRadio(page, 'ideal').check();
  await expectAccessibleLayout(page);
  await choosePayment(page, locale, 'ideal');

  await expect(page).toHaveURL(to(locale, 'checkout-overview'));
  await expect(main(page)).toContainText(product.Name);
  await expect(main(page)).toContainText(KNOWN.street);
  await expect(
    main(page).getByRole('button', {
      name: 'Bestellen en betalen',
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessibleLayout(page);
  await order(page, locale);
  await atBank(page, locale, 'paid');
  await orderNumberOfThanks(page, locale);
  await expect(main(page)).toContainText(product.Name);
  await expectAccessibleLayout(page);
  expect(await cartAtShop(page)).toEqual({});
  expect(await orderCount(page)).toBe(1);
});

// One that is cancelled: below. What each leaves at the shop: `tests/contract/checkout.test.ts`.
test('after a payment that failed the cart is intact, and the next try succeeds @mobile', async ({
  page,
  customer,
}) => {
  const product = await one('en');
  await customer({ locale: 'en', address: true, cart: [[product, 1]] });
  await continueDelivery(page, 'en');
  await choosePayment(page, 'en', 'paypal');
  await order(page, 'en');
  await atBank(page, 'en', 'failed');
  await expect(heading(page)).toHaveText(text('en', 'return.failedTitle'));
  await expectAccessibleLayout(page);
  expect(await cartAtShop(page)).toEqual({ [product.Id]: 1 });
  await main(page)
    .getByRole('link', { name: text('en', 'return.again') })
    .click();
  await choosePayment(page, 'en', 'card');
  await order(page, 'en');
  await atBank(page, 'en', 'paid');
  await orderNumberOfThanks(page, 'en');
  expect(await cartAtShop(page)).toEqual({});
});

test('a code lowers what is to be paid, and a double click orders once @mobile', async ({
  page,
  customer,
}) => {
  await test.step('a code lowers what is to be paid', async () => {
    const { buyer } = await customer({ address: true, cart: [[await one(), 3]] });
    await passPickup(page, 'nl');
    const before = await buyer.cart();
    const code = main(page).getByLabel(say('nl', 'cart:voucher.title'));
    await code.fill('BESTAATNIET');
    await code.press('Enter');
    await expect(main(page)).toContainText('Er is geen geldige actiecode ingevuld');
    await code.fill('demo5');
    await code.press('Enter');
    await expect(
      main(page).getByRole('listitem').filter({ hasText: '€ 5 korting' }).last(),
    ).toBeVisible();
    await choosePayment(page, 'nl', 'store');
    await expect(toPay(page)).toHaveText(euros('nl', before.AmountToPay - 5));
  });
  await test.step('a double click orders once', async () => {
    await button(page, 'nl', 'overview.order').dblclick();
    await orderNumberOfThanks(page, 'nl');
    expect(await orderCount(page)).toBe(1);
    // Opening the checkout again finds nothing to order.
    await page.goto(to('nl', 'checkout'));
    await expect(heading(page)).toHaveText(text('nl', 'shell.empty'));
  });
});

test('the link of an order tells a stranger its number only, and its customer what to do with it', async ({
  page,
  browser,
  customer,
}) => {
  const product = await one();
  const { email, buyer } = await customer();
  const { number, address } = await orderByCalls(buyer, 'nl', product, { quantity: 2 });
  const visitor = await browser.newPage();
  await test.step('a stranger sees its number only', async () => {
    await visitor.goto(address);
    await expect(main(visitor)).toContainText(number);
    await expect(main(visitor)).toContainText(text('nl', 'success.stranger'));
    // The street is that of `orderByCalls`.
    for (const secret of [product.Name, email, 'Piet', 'Kade', '€'])
      await expect(main(visitor)).not.toContainText(secret);
    await expectAccessibleLayout(visitor);
  });
  await test.step('its customer orders it again', async () => {
    await page.goto(address);
    await main(page)
      .getByRole('link', { name: text('nl', 'success.state') })
      .click();
    await main(page)
      .getByRole('button', { name: say('nl', 'orders:detail.again') })
      .click();
    await expect(page).toHaveURL(to('nl', 'cart'));
    expect(await cartAtShop(page)).toEqual({ [product.Id]: 2 });
  });
  await test.step('the form to withdraw is filled in for who is signed in', async () => {
    await open(page, `${to('nl', 'withdraw')}?order=${number}`);
    const filled = { name: 'Piet Bouwer', email, orderNumber: number };
    for (const [key, value] of Object.entries(filled))
      await expect(withdrawField(page, key)).toHaveValue(value);
  });
  await test.step('a visitor withdraws from it without signing in', async () => {
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: text('nl', 'withdraw.title') })
      .last()
      .click();
    await expect(visitor).toHaveURL(to('nl', 'withdraw'));
    await withdrawField(visitor, 'name').fill('Piet Bouwer');
    await withdrawField(visitor, 'orderNumber').fill(number);
    await withdrawField(visitor, 'email').fill(email);
    await button(visitor, 'nl', 'withdraw.next').click();
    await expectAccessibleLayout(visitor);
    await button(visitor, 'nl', 'withdraw.confirm').click();
    await expect(main(visitor)).toContainText(text('nl', 'withdraw.doneTitle'));
    await expect(main(visitor)).toContainText(number);
  });
  await visitor.close();
});

test('a step that is not reached yet leads to the first incomplete one, whose address is chosen in a sidebar, and Back to the step before', async ({
  page,
  customer,
}) => {
  await customer({ address: true, cart: [[await one(), 1]] });
  await watchShifts(page, 'main');
  await page.goto(to(locale, 'checkout-overview'));
  await expect(page).toHaveURL(to(locale, 'checkout-delivery'));
  const steps = page.getByRole('navigation', { name: text(locale, 'steps.label') });
  const current = steps.locator('[aria-current=step]');
  await expect(current).toContainText(text(locale, 'steps.delivery'));
  await test.step('a foreign address is typed, and the other one chosen', async () => {
    await button(page, 'nl', 'address.add').click();
    const adding = sidebarOf(page, 'nl', 'CheckoutSidebarAddDeliveryAddress');
    await adding.getByRole('combobox').selectOption('BE');
    const typed = { postalCode: '2000', houseNumber: '5 bus 3', street: 'Meir', city: 'Antwerpen' };
    for (const [name, value] of Object.entries(typed))
      await adding
        .getByRole('textbox', { name: say('nl', `profile:addressForm.${name}`) })
        .fill(value);
    await expectAccessibleLayout(page);
    await adding.getByRole('button', { name: text('nl', 'address.deliverHere') }).click();
    await expect(adding).toBeHidden();
    await expect(main(page).locator('address').first()).toContainText('Antwerpen');
    await button(page, 'nl', 'address.other').click();
    const choosing = sidebarOf(page, 'nl', 'CheckoutSidebarDeliveryAddresses');
    await expect(choosing.getByRole('listitem')).toHaveCount(2);
    await expectAccessibleLayout(page);
    const known = choosing.getByRole('listitem').filter({ hasText: KNOWN.street });
    await known.getByRole('button').click();
    await expect(choosing).toBeHidden();
    await expect(main(page).locator('address').first()).toContainText(KNOWN.street);
  });
  await continueDelivery(page, locale);
  await choosePayment(page, locale, 'card');
  await expect(current).toContainText(text(locale, 'steps.overview'));
  await page.goBack();
  await expect(page).toHaveURL(to(locale, 'checkout-payment'));
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
  await page.goBack();
  await expect(heading(page)).toHaveText(text(locale, 'delivery.title'));
  await steps.getByRole('link', { name: text(locale, 'steps.overview') }).click();
  await expect(page).toHaveURL(to(locale, 'checkout-overview'));
  await page.reload();
  await expect(heading(page)).toHaveText(text(locale, 'overview.title'));
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe(() => {
  // In one worker, which has one shop for both.
  test.describe.configure({ mode: 'default' });
  test.use(OWN_SHOP);

  test('a trade customer orders on account with a pin code, then pays with points at the store', async ({
    page,
    customer,
  }) => {
    test.slow();
    const t = (key: string, values = {}) => text(locale, key, values);
    // Worth more than the least that may be redeemed.
    const product = (await orderables(locale, 30)).find(({ PriceInclTax }) => PriceInclTax > 10)!;
    const { ask, buyer } = await customer({ kind: 'schilder', cart: [[product, 1]] });
    await continueDelivery(page, locale);
    await methodRadio(page, 'account').check();
    await expect(main(page)).toContainText(t('payment.room'));
    await choosePayment(page, locale, 'account');
    const reference = main(page).getByRole('textbox', { name: t('overview.reference') });
    await reference.fill('Klus 12');
    // What was typed survives a reload.
    await page.reload();
    await expect(reference).toHaveValue('Klus 12');
    const pin = main(page).getByLabel(t('overview.pin'), { exact: true });
    await order(page, locale);
    await expect(pin).toBeFocused();
    await expect(pin).toHaveAccessibleDescription(t('overview.pinMissing'));
    await pin.fill('9999');
    await pin.press('Tab');
    await expect(main(page)).toContainText(say(locale, 'validation:availablePinCode'));
    await pin.fill('1234');
    await expectAccessibleLayout(page);
    await order(page, locale);
    const onAccount = await orderNumberOfThanks(page, locale);
    await expect(main(page)).toContainText(say(locale, 'orders:detail.payment_account'));
    await refund(onAccount);

    await buyer.add(product.Id);
    await passPickup(page, locale);
    await methodRadio(page, 'store').check();
    const points = main(page).getByLabel(t('points.title'));
    await points.fill('100');
    await button(page, locale, 'points.use').click();
    // Fewer than the least.
    await expect(main(page).getByRole('alert').filter({ hasText: '500' })).toBeVisible();
    await points.fill('500');
    await button(page, locale, 'points.use').click();
    await expect(main(page).getByRole('status').filter({ hasText: '500' })).toBeVisible();
    await expectAccessibleLayout(page);
    await choosePayment(page, locale, 'store');
    const cart = await ask<{ AmountToPay: number; Total: { InclTax: number } }>(
      'GET',
      '/api/aspos/cart',
    );
    expect(Math.round((cart.Total.InclTax - cart.AmountToPay) * 100)).toBe(500);
    await expect(toPay(page)).toHaveText(euros(locale, cart.AmountToPay));
    await order(page, locale);
    await refund(await orderNumberOfThanks(page, locale));
  });

  test('price and stock that change before the order are told, and the order goes on with what is possible', async ({
    page,
    shop,
    customer,
  }) => {
    const [dearer, scarce] = [await one('nl', 3), await one('nl', 4)];
    await customer({
      address: true,
      cart: [
        [dearer, 1],
        [scarce, 5],
      ],
    });
    await continueDelivery(page, 'nl');
    await choosePayment(page, 'nl', 'ideal');
    const set = (product: WireProduct, ...assignments: string[]) =>
      changeProductOfRunningShop(shop.dataDir, String(product.Id), assignments, false);
    const changes = main(page)
      .getByRole('alert')
      .filter({ hasText: text('nl', 'changes.title') });
    await set(dearer, `price=${dearer.PriceInclTax + 1}`);
    await set(scarce, 'stock=2');
    await order(page, 'nl');
    await expect(changes).toBeFocused();
    await expect(changes).toContainText(
      text('nl', 'changes.quantity', { title: scarce.Name, from: 5, to: 2 }),
    );
    await expect(changes).toContainText(dearer.Name);
    await expectAccessibleLayout(page);
    expect(await orderCount(page)).toBe(0);
    await button(page, 'nl', 'changes.continue').click();
    await expect(changes).toBeHidden();
    expect(await cartAtShop(page)).toEqual({ [dearer.Id]: 1, [scarce.Id]: 2 });
    await order(page, 'nl');
    await atBank(page, 'nl', 'cancelled');
    await expect(heading(page)).toHaveText(text('nl', 'return.cancelledTitle'));
  });
});

test('a place and time from an earlier visit are confirmed before the order', async ({
  page,
  customer,
}) => {
  const { buyer } = await customer({ locale });
  await buyer.fill((await one(locale)).Id, 1, 'card');
  await page.goto(to(locale, 'checkout-overview'));
  const isRight = button(page, locale, 'overview.inheritedYes');
  await expect(isRight).toBeVisible();
  await expectAccessibleLayout(page);
  await order(page, locale);
  const alert = main(page)
    .getByRole('alert')
    .filter({ hasText: text(locale, 'overview.confirmFirst') });
  await expect(alert).toBeFocused();
  await isRight.click();
  await expect(isRight).toBeHidden();
  await expect(alert).toBeHidden();
  await order(page, locale);
  await expect(heading(page)).toHaveText(TEST_BANK_TEXTS[locale].title);
});
