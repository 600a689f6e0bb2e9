/** The checkout as a customer goes through it. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { askOrdersOfRunningShop } from '../../backend/running.ts';
import { type EndState, TEST_BANK_TEXTS } from '../../backend/payment/test-bank/texts.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { signIn } from './demo-sign-in.ts';
import { currentShop } from './current-shop.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { KNOWN } from './fixtures.ts';
import type { WireProduct } from './shop-calls.ts';
import { say, to } from './texts.ts';

const BASE = '/api/aspos';

/** A text of the checkout. */
export const text = (locale: Locale, key: string, values: Record<string, string | number> = {}) =>
  say(locale, `checkout:${key}`, values);

/** Asks the shop as the customer who is signed in on the page. */
export async function askAsCustomer<Data>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
): Promise<Data> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const response = await page.request.fetch(path.startsWith('/api') ? path : BASE + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-language': 'nl' },
    ...(data !== undefined && { data }),
  });
  const { Success, Message, Data } = (await response.json()) as {
    Success: boolean;
    Message?: string;
    Data: Data;
  };
  if (!Success) throw new Error(`${path}: ${Message}`);
  return Data;
}

/** Adds products to the cart of the signed-in customer, as a different device would. */
export async function fillCart(
  page: Page,
  lines: readonly (readonly [product: WireProduct, quantity: number])[],
): Promise<void> {
  const changes = lines.map(([{ Id }, quantity]) => ({
    ...{ operationId: randomUUID(), productId: Id, quantity, action: 'Add', source: null },
  }));
  await askAsCustomer(page, 'POST', '/cart/lines/batch', { changes });
}

/** A new customer, signed in on the page, with an address and a filled cart. */
export async function customerWithCart(
  page: Page,
  locale: Locale,
  lines: readonly (readonly [product: WireProduct, quantity: number])[],
): Promise<NewCustomer> {
  const customer = await newCustomer(page, locale);
  await signIn(page, locale, customer.email, customer.password);
  const { street, city, houseNumber, postcode } = KNOWN;
  await askAsCustomer(page, 'POST', '/customer/addresses', {
    ...{ type: 'DeliveryAddressDefault', countryCode: 'NL', postalCode: postcode },
    ...{ street, city, houseNumber, houseNumberExtension: '' },
  });
  if (lines.length > 0) await fillCart(page, lines);
  return customer;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, locale: Locale, key: string) =>
  main(page).getByRole('button', { name: text(locale, key), exact: true });

/** Opens the delivery step and continues with what it proposes. */
export async function passDelivery(page: Page, locale: Locale): Promise<void> {
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
export async function passPayment(page: Page, locale: Locale, method: string): Promise<void> {
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
export async function thanked(page: Page, locale: Locale): Promise<string> {
  await expect(page).toHaveURL(new RegExp(to(locale, 'checkout-success')));
  await expect(heading(page)).toHaveText(text(locale, 'success.title'));
  const [number = ''] = /\d{6,}/.exec(await main(page).innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}

/** Orders of the customer who is signed in on the page. */
export const orderCount = async (page: Page): Promise<number> =>
  (await askAsCustomer<{ Count: number }>(page, 'GET', '/api/bouwmaat/orders/count')).Count;

/** Ends an order as an operator does: points and credit come back. */
export async function refund(number: string): Promise<void> {
  expect(
    await askOrdersOfRunningShop(currentShop().dataDir, { do: 'refund', number }),
  ).not.toBeNull();
}
