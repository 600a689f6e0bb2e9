import type { Page } from '@playwright/test';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import type { OwnShopPlan } from './own-shop.ts';

const PRODUCTS = 60;
const TILE_HOST = 'https://tiles.example';

export const CHAT = 'https://chat.example/shop';
export const VERIFICATION = 'proof-of-the-test';

/** Scripts of third parties that the shop loads after consent to all (docs/third-parties.md). */
export const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
export const AB_TEST = 'https://ab.example/shop.js';
export const VISUAL_TEST = 'https://visual.example/shop.js';
export const OUTSIDE = [AB_TEST, TAG, VISUAL_TEST].toSorted();

/** The server of map tiles, asked once a map is opened. */
export const TILE_ATTRIBUTION = '© Kaartmaker';
export const isTile = ({ origin }: URL): boolean => origin === TILE_HOST;

/** A small shop with everything that a setting turns on: third parties, and reviews. */
export const TAGGED: OwnShopPlan = {
  name: 'tagged',
  env: {
    GTM_ID: 'GTM-TEST1',
    AB_TEST_URL: AB_TEST,
    AB_TEST_HOSTS: 'collect.ab.example',
    VISUAL_TEST_URL: VISUAL_TEST,
    CHAT_URL: CHAT,
    MAP_TILES_URL: `${TILE_HOST}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: TILE_ATTRIBUTION,
    SEARCH_CONSOLE_VERIFICATION: VERIFICATION,
    PRODUCT_REVIEWS: 'true',
    CATALOGUE_PRODUCTS: String(PRODUCTS),
  },
  fill: prepareReviews,
};

/** A review of the first product. */
export const REVIEW = { rating: 4, title: 'Precies goed', text: 'Recht & droog.', author: 'Kim' };

async function prepareReviews(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  await generateCatalogue(db, { products: PRODUCTS, onlyUsed: true });
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reviews')
    .values({ ...REVIEW, product_id: id, order_id: 'test', created_at: '2026-11-02T12:00:00Z' })
    .execute();
  await close();
}

/** The data layer of the tag manager; commands as lists. */
export function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as IArguments)]
        : entry,
    ),
  );
}

/** Waits for an event of this name and returns its data. Throws if there is none. */
export async function eventOf(page: Page, name: string): Promise<Record<string, unknown>> {
  const found = (await dataLayer(page)).find(
    (entry) => (entry as { event?: string }).event === name,
  );
  if (!found) throw new Error(`No ${name} was noted.`);
  return found as Record<string, unknown>;
}
