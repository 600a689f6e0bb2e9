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
import type { CartRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { readSessionToken } from '../../src/domain/account/session-token.ts';
import { TOKEN_KEY } from '../../src/domain/account/token-expiry.ts';
import { routePath } from '../../src/routes.ts';
import { orderables } from '../support/cart.ts';
import { SHARED_SHOP, setCurrentShop } from '../support/current-shop.ts';
import { demoCustomer, tokenFor } from '../support/customers.ts';
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
const CUSTOMER = demoCustomer('consument');

/** Fills the carts of both. Throws where the shop has no demo customers. */
export async function startShoppers(browser: Browser, shop: string): Promise<Shoppers> {
  // Support for tests asks this shop.
  setCurrentShop({ ...SHARED_SHOP, url: shop });
  // A service worker that takes over in between could answer the navigations of these pages.
  const settings = { baseURL: shop, serviceWorkers: 'block' } as const;
  const visitor = await browser.newContext(settings);
  const customer = await browser.newContext(settings);
  const token = await tokenFor(customer.request, CUSTOMER, 'nl');
  await keepSession(customer, shop, token);
  const headers = { authorization: `Bearer ${token}` };
  const calls = await request.newContext({ baseURL: shop, extraHTTPHeaders: headers });
  const products = (await orderables('nl', LINES)).map(({ Id }) => Id);
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

/** Signs a browser in before it opens a page. */
async function keepSession(context: BrowserContext, shop: string, token: string): Promise<void> {
  await context.addCookies([{ name: TOKEN_KEY, value: token, url: shop, sameSite: 'Lax' }]);
  const user = JSON.stringify(readSessionToken(token)?.user);
  await context.addInitScript(
    ([key, value, shown]) => {
      localStorage.setItem(key, value);
      localStorage.setItem('user', shown);
    },
    [TOKEN_KEY, token, user] as const,
  );
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

/**
 * The storage of somebody who has seen the cart: later pages need not load it to count it. The page
 * stays open until the browser closes: Chromium may hang when its last page closes while another opens.
 */
async function rememberCart(context: BrowserContext): Promise<StorageState> {
  // As the pages that are measured: the shop's code remembers how far a device's clock is off.
  await context.addInitScript(testClockScript());
  const page = await context.newPage();
  await page.goto(routePath('cart', 'nl', ''));
  await page.locator('[data-line]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return context.storageState();
}
