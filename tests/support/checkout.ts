/** The checkout as a customer goes through it. */
import { expect, type Page } from '@playwright/test';
import { askOrdersOfRunningShop } from '../../backend/program/running.ts';
import { type EndState, TEST_BANK_TEXTS } from '../../backend/payment/test-bank/test-bank.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { buyer, type Buyer } from './buyer.ts';
import { currentShop } from './current-shop.ts';
import { say, to } from './texts.ts';

/** A text of the checkout. */
export const text = (locale: Locale, key: string, values: Record<string, string | number> = {}) =>
  say(locale, `checkout:${key}`, values);

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, locale: Locale, key: string) =>
  main(page).getByRole('button', { name: text(locale, key), exact: true });

/** Opens the delivery step and continues with what it proposes. */
export async function continueDelivery(page: Page, locale: Locale): Promise<void> {
  await page.goto(to(locale, 'checkout-delivery'));
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await button(page, locale, 'delivery.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
}

/** Chooses pickup in the first store of the list, and continues. */
export async function passPickup(page: Page, locale: Locale): Promise<void> {
  await page.goto(to(locale, 'checkout-delivery'));
  await main(page).locator('input[name=method][value=Pickup]').check();
  await main(page).locator('input[name=store]').first().check();
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await button(page, locale, 'delivery.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
}

export const methodRadio = (page: Page, method: string) =>
  main(page).locator(`input[name=payment][value=${method}]`);

/** Chooses how to pay, and continues to the overview. */
export async function choosePayment(page: Page, locale: Locale, method: string): Promise<void> {
  await methodRadio(page, method).check();
  const bank = main(page).getByLabel(text(locale, 'payment.bank'));
  if (method === 'ideal' && (await bank.isVisible())) await bank.selectOption({ index: 1 });
  await button(page, locale, 'payment.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'overview.title'));
}

export const order = (page: Page, locale: Locale): Promise<void> =>
  button(page, locale, 'overview.order').click();

/** Ends the payment at the test bank. */
export async function atBank(page: Page, locale: Locale, state: EndState): Promise<void> {
  const bank = TEST_BANK_TEXTS[locale];
  await expect(heading(page)).toHaveText(bank.title);
  await page.getByRole('button', { name: bank.buttons[state], exact: true }).click();
}

/** Waits for the page that thanks for the order; answers the order's number. */
export async function orderNumberOfThanks(page: Page, locale: Locale): Promise<string> {
  await expect(page).toHaveURL(new RegExp(to(locale, 'checkout-success')));
  await expect(heading(page)).toHaveText(text(locale, 'success.title'));
  const [number = ''] = /\d{6,}/.exec(await main(page).innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}

/**
 * Orders a product by calls and pays for it, for pickup in a store where one is given. Answers the
 * number, and the address of the page that thanks for the order.
 */
export async function orderByCalls(
  by: Buyer,
  locale: Locale,
  { Id }: { Id: number },
  { quantity = 1, storeId }: { quantity?: number; storeId?: number } = {},
): Promise<{ number: string; address: string }> {
  await by.fill(Id, quantity, 'ideal', storeId);
  const { Data: placed } = await by.confirm();
  await by.atBank(placed.PaymentUrl!, 'paid');
  const address = `${to(locale, 'checkout-success')}?order=${placed.SuccessKey}`;
  return { number: placed.OrderNumber!, address };
}

/** Orders of the customer who is signed in on the page. */
export async function orderCount(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const { Count } = await buyer(() => currentShop().url, token).must<{ Count: number }>(
    'GET',
    '/api/bouwmaat/orders/count',
  );
  return Count;
}

/** Ends an order as an operator does: points and credit come back. */
export async function refund(number: string): Promise<void> {
  expect(
    await askOrdersOfRunningShop(currentShop().dataDir, { do: 'refund', number }),
  ).not.toBeNull();
}
