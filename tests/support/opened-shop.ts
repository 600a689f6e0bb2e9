/** The shop at which the tests of a file order: open before them, closed after. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OpenOrders, openOrders } from './open-orders.ts';
import { startFakeMollie } from '../../backend/payment/testing/fake-mollie.ts';
import type { StartTimeLimit } from '../../backend/payment/payment-provider.ts';

export type Customer = Awaited<ReturnType<OpenOrders['signUp']>>;

export let shop: OpenOrders;
export let mollie: Awaited<ReturnType<typeof startFakeMollie>>;

/** Opens `shop`, whose customers pay at the test bank; each test begins at `shop.now`. */
export function openShop(open: () => Promise<OpenOrders> = openOrders): void {
  beforeAll(async () => {
    shop = await open();
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.now = shop.now;
  });
}

/** As `openShop`; customers pay at `mollie`. `patience`: how long they wait for it. */
export function openShopAtMollie(patience?: StartTimeLimit): void {
  openShop(async () => {
    mollie = await startFakeMollie();
    return openOrders({ mollieUrl: mollie.url, ...(patience && { patience }) });
  });
  afterAll(() => mollie.close());
}

export function later(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** A new customer with pieces of a product in the cart, about to pay by iDEAL. */
export async function customerAtPayment(pieces = 1): Promise<Customer> {
  const customer = await shop.signUp();
  await shop.add(customer, await shop.product(), pieces);
  await shop.choose(customer, 'ideal');
  return customer;
}
