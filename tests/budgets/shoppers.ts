/**
 * Who looks at personal pages: a visitor with a filled cart, and a demo customer with one that can be
 * ordered.
 */
import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  request,
} from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../demo/customers/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/login-texts.ts';
import type { CartRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { routePath } from '../../src/routes.ts';
import { testClockScript } from '../support/test-clock.ts';

/** Cookies and local storage of a browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shoppers {
  visitor: StorageState;
  customer: StorageState;
  /** Empties the customer's cart again; needs no browser. */
  leave(): Promise<void>;
}

const LINES = 3;
const PIECES = 2;
const [CUSTOMER] = DEMO_CUSTOMERS;
const t = LOGIN_TEXTS.nl;

/**
 * Fills the carts of both. `list`: path of a list with products that can be ordered. Throws where the
 * shop has no demo customers.
 */
export async function startShoppers(
  browser: Browser,
  shop: string,
  list: string,
): Promise<Shoppers> {
  // A service worker that takes over in between could answer the navigations of these pages.
  const settings = { baseURL: shop, serviceWorkers: 'block' } as const;
  const visitor = await browser.newContext(settings);
  const customer = await browser.newContext(settings);
  // As the pages that are measured: the shop's code remembers how far a device's clock is off.
  await visitor.addInitScript(testClockScript());
  await customer.addInitScript(testClockScript());
  const authorization = `Bearer ${await signIn(customer)}`;
  const calls = await request.newContext({ baseURL: shop, extraHTTPHeaders: { authorization } });
  const products = await orderable(visitor, list);
  // Earlier tests may have left something in the cart of this demo customer.
  await setLines(calls, await productsInCart(calls), 0);
  await setLines(visitor.request, products, PIECES);
  await setLines(calls, products, PIECES);
  await chooseDelivery(calls);
  return {
    visitor: await rememberCart(visitor),
    customer: await rememberCart(customer),
    async leave() {
      await setLines(calls, products, 0);
      await calls.dispose();
    },
  };
}

/** Signs in through the embedded provider; answers the token of the session. */
async function signIn(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(routePath('login', 'nl', ''));
  await page.locator('main a[href^="/api/auth/"]').click();
  await page.getByLabel(t.email).fill(CUSTOMER!.email);
  await page.getByLabel(t.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: t.submit }).click();
  await page.locator('html[data-user]').waitFor();
  // Before the page closes: the browser may never answer for a context without a page.
  const token = (await context.cookies()).find(({ name }) => name === 'token');
  await page.close();
  if (!token) throw new Error(`${CUSTOMER!.email} could not sign in.`);
  return token.value;
}

/** Ids of products that a list offers to buy. */
async function orderable(context: BrowserContext, list: string): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(list);
  const ids = await page
    .locator('[data-product]:has(.card-buy)')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['product'])));
  await page.close();
  if (ids.length < LINES) throw new Error(`${list} offers too few products.`);
  return ids.slice(0, LINES);
}

async function productsInCart(calls: APIRequestContext): Promise<number[]> {
  const answer = await calls.get('/api/aspos/cart');
  const { Data } = (await answer.json()) as { Data: CartRecord };
  return Data.Lines.map(({ ProductId }) => ProductId);
}

async function setLines(
  calls: APIRequestContext,
  products: readonly number[],
  quantity: number,
): Promise<void> {
  if (products.length === 0) return;
  const changes = products.map((productId) => ({
    ...{ operationId: randomUUID(), productId, quantity, source: null },
    action: quantity > 0 ? 'Update' : 'Delete',
  }));
  const answer = await calls.post('/api/aspos/cart/lines/batch', { data: { changes } });
  if (!answer.ok()) throw new Error(`The cart answered ${answer.status()}.`);
}

/** Has the first delivery to the customer's own address, and card as the way to pay. */
async function chooseDelivery(calls: APIRequestContext): Promise<void> {
  const ask = async <Data>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<Data> => {
    const answer = await calls.fetch(`/api${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
    return ((await answer.json()) as { Data: Data }).Data;
  };
  const [address] = await ask<{ Id: number }[]>('GET', '/aspos/customer/addresses');
  const own = { method: 'CustomerAddress', deliveryAddressId: address?.Id };
  await ask('POST', '/aspos/cart/delivery', own);
  const { Days } = await ask<ShippingOptionsRecord>('GET', '/bouwmaat/cart/delivery/options');
  const { Date: date, Slots } = Days[0]!;
  const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[0]!;
  const shipment = { shippingMethod: 'CustomerAddress', date, methodId, timeFrom, timeTo };
  await ask('POST', '/aspos/cart/shipment', shipment);
  await ask('POST', '/aspos/cart/payment', { method: 'card' });
}

/** The browser of somebody who has seen the cart: later pages need not load it to count it. */
async function rememberCart(context: BrowserContext): Promise<StorageState> {
  const page = await context.newPage();
  await page.goto(routePath('cart', 'nl', ''));
  await page.locator('[data-line]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // While the page is open its storage is read from it; without one, Playwright opens a page of its
  // own and waits for it without a limit.
  const state = await context.storageState();
  await page.close();
  return state;
}
