/**
 * What every spec imports `test` and `expect` from, instead of `@playwright/test`.
 *
 * - `shop`: the shop of the test, where `page` and the calls of `shop-calls.ts` go. By default the
 *   one that all specs share (`readOnlyShop`). What changes prices, stock, content or settings
 *   takes a shop of its own: `test.use(OWN_SHOP)`, for a file or a `describe`.
 * - every page has the clock of the tests' shop (`tests/support/test-clock.ts`).
 * - `ownShop`: that shop, a copy of a prepared one that starts in seconds. All tests of a worker
 *   that ask for it have the same one; its demo customers are theirs too. `ownShopPlan`: its settings.
 * - `customer(options)`: a customer of this test alone, signed in on `page` without opening the
 *   sign-in pages. Called again with `in`, a second one in another browser context.
 */
import { test as base, type BrowserContext } from '@playwright/test';
import { testClockScript } from './test-clock.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { buyer, type Buyer } from './buyer.ts';
import { SHARED_SHOP, setCurrentShop, type ShopUnderTest } from './current-shop.ts';
import { type Account, demoCustomer, keepToken, register, tokenFor } from './customers.ts';
import { type OwnShopPlan, PLAIN, startOwnShop } from './own-shop.ts';

export { expect } from '@playwright/test';

export interface CustomerOptions {
  /**
   * A new customer, or a demo customer who has orders, points or credit: everybody shares these, so
   * that a test on the shared shop only looks at what they have.
   */
  kind?: 'new' | 'consument' | 'aannemer' | 'zzp' | 'klusbedrijf' | 'collega' | 'schilder';
  /** Somebody who exists already, on another device. */
  account?: Account;
  /** Default: Dutch. */
  locale?: Locale;
  /** Whose browser signs in; null: nobody's, for a customer who signs in by the pages. */
  in?: BrowserContext | null;
  /**
   * `provider`: signed in at the identity provider only. The sign-in page of the shop then leads
   * straight back, without the form that asks for a password. Default: at the shop too.
   */
  session?: 'shop' | 'provider';
  /** With an address to deliver to, that of `KNOWN`. */
  address?: boolean;
  /** What lies in the cart. */
  cart?: readonly (readonly [product: { Id: number }, quantity: number])[];
}

export interface Customer extends Account {
  /** Empty where nobody signed in. */
  token: string;
  /** Asks the shop as this customer. Throws where it refuses. */
  ask: Buyer['must'];
  /** The cart and the orders of this customer, by calls. */
  buyer: Buyer;
}

/** An address that the look-up knows. */
export const KNOWN = {
  postcode: '3542 AB',
  houseNumber: '12',
  street: 'Raadhuishof',
  city: 'Utrecht',
};

export type MakeCustomer = (options?: CustomerOptions) => Promise<Customer>;

interface TestFixtures {
  shop: ShopUnderTest;
  readOnlyShop: ShopUnderTest;
  customer: MakeCustomer;
}

interface WorkerFixtures {
  ownShopPlan: OwnShopPlan;
  ownShop: ShopUnderTest;
}

/** How long a shop may take that is built for the first time. */
const BUILD_MS = 240_000;

export const test = base.extend<TestFixtures & { asksShop: void }, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(testClockScript());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  readOnlyShop: ({}, use) => use(SHARED_SHOP),
  shop: ({ readOnlyShop }, use) => use(readOnlyShop),
  ownShopPlan: [PLAIN, { option: true, scope: 'worker' }],
  ownShop: [
    async ({ ownShopPlan }, use) => {
      const shop = await startOwnShop(ownShopPlan);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  asksShop: [
    async ({ shop }, use) => {
      setCurrentShop(shop);
      await use();
    },
    { auto: true },
  ],
  customer: async ({ context, playwright, shop, asksShop: _ }, use) => {
    const requests = await playwright.request.newContext();
    await use(async ({ kind = 'new', locale = 'nl', in: browser = context, ...wanted } = {}) => {
      const account =
        wanted.account ?? (kind === 'new' ? await register(requests, locale) : demoCustomer(kind));
      const { email, password } = account;
      const token = browser ? await tokenFor(browser.request, account, locale) : '';
      if (browser && wanted.session !== 'provider') await keepToken(browser, token);
      const own = buyer(() => shop.url, token, '', locale);
      if (wanted.address) await own.addAddress(KNOWN);
      for (const [{ Id }, quantity] of wanted.cart ?? []) await own.add(Id, quantity);
      return { email, password, token, ask: own.must, buyer: own };
    });
    await requests.dispose();
  },
});

/** `test.use(OWN_SHOP)`: the tests of a file or a `describe` run on `ownShop`. */
export const OWN_SHOP = {
  shop: (
    { ownShop }: { ownShop: ShopUnderTest },
    use: (shop: ShopUnderTest) => Promise<void>,
  ): Promise<void> => use(ownShop),
};
