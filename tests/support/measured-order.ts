/** Orders at a shop with a tag manager, and the events that it is told. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { AnalyticsItem } from '../../src/domain/product/measured-item.ts';
import { atBank, order, continueDelivery, choosePayment, orderNumberOfThanks } from './checkout.ts';
import type { MakeCustomer } from './fixtures.ts';
import { open } from './ready.ts';
import { say, to } from './texts.ts';

/** An event of GA4's ecommerce, as `window.dataLayer` got it. */
export interface ToldEvent {
  event: string;
  ecommerce?: { value?: number; items: AnalyticsItem[] } & Record<string, unknown>;
}

/** What a shop tells of orders; views of products and lists are measured elsewhere. */
const OF_ORDERS = [
  ...['add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout'],
  ...['add_shipping_info', 'add_payment_info', 'purchase'],
];

/** A visitor of a tagged shop, and the events of orders of all pages that this visitor opens. */
export async function openMeasured(
  browser: Browser,
  baseURL: string,
  device: BrowserContextOptions,
) {
  const context = await browser.newContext({ ...device, baseURL });
  const events: ToldEvent[] = [];
  await context.exposeBinding('noteEvent', (_, entry: ToldEvent) => {
    if (OF_ORDERS.includes(entry.event)) events.push(entry);
  });
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    const { noteEvent } = window as unknown as { noteEvent(entry: unknown): void };
    layer.push = (...entries) => {
      for (const entry of entries) if ((entry as { event?: string }).event) noteEvent(entry);
      return Array.prototype.push.apply(layer, entries);
    };
    window.dataLayer = layer;
  });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return { page, events, elsewhere };
}

const main = (page: Page) => page.getByRole('main');

/** Adds pieces of the first product of a list that can be ordered; returns the product's id. */
export async function addFromList(page: Page, pieces: number): Promise<string> {
  const card = main(page)
    .locator('li[data-product]')
    .filter({ has: page.locator('form') })
    .first();
  const id = await card.getAttribute('data-product');
  await card.getByRole('textbox').fill(String(pieces));
  await card.locator('form button[type=submit]').last().click();
  return id ?? '';
}

/** Puts three pieces of a product of a list into the cart; answers the product's id. */
async function fillFromList(page: Page, locale: Locale): Promise<string> {
  await open(page, to(locale, 'product-lister-actie'));
  const id = await addFromList(page, 3);
  await expect(page.locator('.bar-cart [data-cart-count]')).toHaveText('3');
  return id;
}

/** Orders as a shopper who allowed measuring, and checks every event on the way. */
export async function measuredOrder(
  page: Page,
  events: ToldEvent[],
  customer: MakeCustomer,
  locale: Locale,
): Promise<void> {
  await customer({ in: page.context(), locale, address: true });
  // The browser knows the empty cart that it measures against.
  await open(page, to(locale, 'cart'));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    say(locale, 'cart:page.empty'),
  );
  const id = await fillFromList(page, locale);
  const names = () => events.map(({ event }) => event);
  const last = () => events.at(-1)?.ecommerce;
  const found = { item_list_id: 'plp', item_list_name: expect.any(String) as unknown };
  const items = (quantity: number) => [
    { ...found, item_id: id, quantity, price: expect.any(Number) as unknown },
  ];
  await expect.poll(names).toEqual(['add_to_cart']);
  expect(last()).toMatchObject({ currency: 'EUR', items: items(3) });

  await open(page, to(locale, 'cart'));
  await expect.poll(names).toEqual(['add_to_cart', 'view_cart']);
  expect(last()).toMatchObject({ currency: 'EUR', items: items(3) });
  const quantity = main(page).locator(`[data-line="${id}"]`).getByRole('textbox');
  await quantity.fill('2');
  await quantity.press('Enter');
  // A decrease against the previous cart is a remove (spec 2 §4).
  await expect.poll(names).toEqual(['add_to_cart', 'view_cart', 'remove_from_cart']);
  expect(last()).toMatchObject({ currency: 'EUR', items: items(1) });
  expect(events[0]?.ecommerce?.value).toBeCloseTo((last()?.value ?? 0) * 3, 1);

  events.length = 0;
  await continueDelivery(page, locale);
  await expect.poll(names).toEqual(['begin_checkout', 'add_shipping_info']);
  expect(events[0]?.ecommerce).toMatchObject({ currency: 'EUR', items: items(2) });
  expect(last()).toMatchObject({ shipping_tier: 'Delivery', items: items(2) });
  await choosePayment(page, locale, 'card');
  const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info'];
  await expect.poll(names).toEqual(steps);
  expect(last()).toMatchObject({ payment_type: 'card', items: items(2) });

  await order(page, locale);
  await atBank(page, locale, 'paid');
  const orderNumber = await orderNumberOfThanks(page, locale);
  await expect.poll(names).toEqual([...steps, 'purchase']);
  const total = events[2]?.ecommerce?.value;
  expect(last()).toMatchObject({
    ...{ transaction_id: orderNumber, currency: 'EUR', value: total, items: items(2) },
    ...{ tax: expect.any(Number) as unknown, shipping: expect.any(Number) as unknown },
  });

  // The same page again tells nothing; `checkout-analytics.isolated.test.ts` has the other ways.
  await page.reload();
  await orderNumberOfThanks(page, locale);
  expect(names()).toEqual([...steps, 'purchase']);
}
