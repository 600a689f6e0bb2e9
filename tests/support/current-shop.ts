/** A running shop that tests ask: its address, and where its data lie. */
export interface ShopUnderTest {
  url: string;
  /** Its mail and its commands are found there. */
  dataDir: string;
}

/** The shop that all specs share. What all its visitors see is left as it is. */
export const SHARED_SHOP: ShopUnderTest = {
  url: process.env['SHOP_URL'] ?? 'http://localhost:4321',
  dataDir: process.env['DATA_DIR'] ?? '.data/test',
};

let current = SHARED_SHOP;

/** The shop of the test that runs: a worker runs one at a time. `fixtures.ts` sets it. */
export const currentShop = (): ShopUnderTest => current;

export const setCurrentShop = (shop: ShopUnderTest): void => void (current = shop);
