/** First visit, update, rollback and removal of the service worker (docs/decisions/0026). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bundleWorker, WORKER_FILE } from '../../src/publish/bundle/bundle-worker.ts';
import { orderables } from '../support/cart.ts';
import { button, heading, text } from '../support/checkout.ts';
import { open } from '../support/ready.ts';
import { shopWithWorker, type ShopWithWorker } from '../support/replaced-worker.ts';
import { keptByWorker, keptIn } from '../support/service-worker.ts';
import { to } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

const locale = 'nl';
let shop: ShopWithWorker;
/** The worker of the shop. */
let current: string;

test.beforeEach(async ({ baseURL }) => {
  shop = await shopWithWorker(baseURL!);
  current = await (await fetch(`${baseURL}/service-worker.js`)).text();
});
test.afterEach(() => shop.close());

/** The worker of a release that differs in nothing but its name, which it tells. */
const named = (name: string) =>
  `${current}\naddEventListener('message', (e) => e.data === 'name' && e.ports[0].postMessage('${name}'));`;

/** The name of the worker that controls the page; empty where it tells none. */
const nameOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const { serviceWorker } = navigator;
        port1.onmessage = ({ data }) => resolve(String(data));
        // One that is replaced may not answer any more.
        serviceWorker.addEventListener('controllerchange', () => resolve(''));
        if (serviceWorker.controller) serviceWorker.controller.postMessage('name', [port2]);
        else resolve('');
      }),
  );

const FOREIGN = 'shop-of-a-later-release';

/** Opens a page that is used: the worker of the release is looked for. */
async function visit(page: Page): Promise<void> {
  await open(page, shop.url + to(locale, 'store-lister'));
  await page.keyboard.press('Shift');
}

/**
 * Visits pages until what is asked for holds. A browser that looks for a new worker already, as it does
 * by itself after a page, does not look a second time: then the next page finds it.
 */
async function visitUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visit(page);
    await expect(check).toPass({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

test('the first page of a visit is kept, and a page is never answered from the cache online', async ({
  page,
}) => {
  await open(page, shop.url + to(locale, 'store-lister'));
  await keptByWorker(page);
  expect(await keptIn(page, 'pages')).toEqual([to(locale, 'store-lister')]);
  expect(await keptIn(page, 'assets')).not.toEqual([]);
  // What is kept differs from what the shop answers: the shop's answer shows.
  await page.evaluate(async () => {
    const cache = await caches.open('shop-pages-1');
    const html = new Response('<h1>kept</h1>', { headers: { 'content-type': 'text/html' } });
    await cache.put(location.href, html);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('kept');
});

test('an update takes over within one visit and leaves an open checkout alone; so does a rollback', async ({
  page,
  context,
  customer,
}) => {
  test.slow();
  shop.serveWorker(named('first'));
  const [product] = await orderables(locale, 1);
  await customer({ locale, address: true, cart: [[product!, 1]] });
  await visit(page);
  await keptByWorker(page);
  await expect.poll(() => nameOf(page)).toBe('first');
  await page.goto(shop.url + to(locale, 'checkout-delivery'));
  const slot = page.locator('input[name=slot]:checked');
  await expect(slot).toBeVisible();
  const chosen = await slot.inputValue();
  const since = await page.evaluate(() => performance.timeOrigin);

  const other = await context.newPage();
  for (const name of ['second', 'first']) {
    shop.serveWorker(named(name));
    await visitUntil(other, async () => expect(await nameOf(other)).toBe(name));
    await expect.poll(() => nameOf(page)).toBe(name);
    // What only the later release knows goes with the rollback.
    const hasForeign = () => other.evaluate((cache) => caches.has(cache), FOREIGN);
    await expect.poll(hasForeign).toBe(false);
    await other.evaluate((cache) => caches.open(cache), FOREIGN);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(since);
  await expect(slot).toHaveValue(chosen);
  await button(page, locale, 'delivery.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
  expect((await keptIn(page, 'pages')).filter((path) => /checkout/.test(path))).toEqual([]);
});

test('an operator turns the worker off: it removes what it kept and itself', async ({ page }) => {
  await visit(page);
  await keptByWorker(page);
  const folder = test.info().outputPath('off');
  await bundleWorker({ SERVICE_WORKER: 'off', SITE_VARIANT: 'bm' }, process.cwd(), folder);
  shop.serveWorker(await readFile(path.join(folder, WORKER_FILE), 'utf8'));
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('shop-'));
      return [...names, ...(await navigator.serviceWorker.getRegistrations())].length;
    });
  await visitUntil(page, async () => expect(await left()).toBe(0));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
