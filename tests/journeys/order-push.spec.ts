/** Notifications about an order: asked for on its page, ended in the account (docs/app.md). */
import type { Page } from '@playwright/test';
import { askOrdersOfRunningShop } from '../../backend/program/running.ts';
import { orderables } from '../support/cart.ts';
import { orderByCalls } from '../support/checkout.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { open } from '../support/ready.ts';
import { ask, type WireStore } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

let service: PushService;
test.beforeEach(async () => {
  service = await startPushService();
});
test.afterEach(() => service.close());

const main = (page: Page) => page.getByRole('main');

/** A browser whose push service is on this machine, with somebody who says yes. */
async function subscribeHere(page: Page): Promise<void> {
  const browser = service.subscribe();
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const isSubscribed = () => localStorage.getItem('test.subscribed') !== null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem('test.subscribed')),
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = '';
      return Promise.resolve('granted');
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isSubscribed() ? subscription : null),
      subscribe() {
        localStorage.setItem('test.subscribed', '1');
        return Promise.resolve(subscription);
      },
    });
  }, browser);
}

/**
 * What the page's worker shows of a push message. The browser of the tests shows no notifications, so
 * that the worker's call is caught.
 */
async function shownByWorker(page: Page, message: object) {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(async (text) => {
    interface Shown {
      title: string;
      body: string;
      path: string;
    }
    const scope = globalThis as unknown as {
      registration: { showNotification: unknown };
      PushEvent: new (type: string, init: { data: string }) => Event;
    };
    const shown: Shown[] = [];
    scope.registration.showNotification = (
      title: string,
      { body, data }: { body: string; data: { path: string } },
    ) => {
      shown.push({ title, body, path: data.path });
      return Promise.resolve();
    };
    dispatchEvent(new scope.PushEvent('push', { data: text }));
    return shown;
  }, JSON.stringify(message));
}

test('a customer is notified that a delivery is on its way, and ends that in the account', async ({
  page,
  shop,
  customer,
}) => {
  const locale = 'nl';
  await subscribeHere(page);
  const [product] = await orderables(locale, 1);
  const { buyer } = await customer();
  const { number, address } = await orderByCalls(buyer, locale, product!);

  const t = (key: string) => say(locale, `push:order.${key}`);
  await open(page, address);
  await expect(main(page)).toContainText(t('delivery'));
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  await page.getByRole('button', { name: t('start') }).click();
  await expect(main(page)).toContainText(t('on'));
  await page.reload();
  await expect(main(page)).toContainText(t('on'));

  for (const step of ['ready', 'ship'] as const)
    await askOrdersOfRunningShop(shop.dataDir, { do: 'advance', number, step });
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
  const { message } = service.received[0]!;
  expect(message.body).toContain(number);
  expect(message.path).toBe(address);
  const { title, body, path } = message;
  expect(await shownByWorker(page, message)).toEqual([{ title, body, path }]);

  await open(page, to(locale, 'account-overview'));
  const section = main(page).locator('section', {
    has: page.getByRole('heading', { name: say(locale, 'push:account.title') }),
  });
  // It comes when it is almost in view.
  await main(page)
    .getByRole('heading', { name: say(locale, 'profile:data.title') })
    .scrollIntoViewIfNeeded();
  await expect(section).toContainText(say(locale, 'push:account.one'));
  await section.getByRole('button', { name: say(locale, 'push:account.stop') }).click();
  await expect(section).toContainText(say(locale, 'push:account.none'));
  await open(page, address);
  await expect(main(page)).not.toContainText(t('on'));
});

test('a visitor with the link of an order is notified that it is ready for pickup @mobile', async ({
  page,
  browser,
  shop,
  customer,
}) => {
  const locale = 'en';
  const [store] = await ask<WireStore[]>('/api/aspos/stores', locale);
  const device = await browser.newContext();
  const { buyer } = await customer({ locale, in: device });
  const [product] = await orderables(locale, 1);
  const of = { storeId: store!.Id };
  const { number, address } = await orderByCalls(buyer, locale, product!, of);
  await device.close();

  await subscribeHere(page);
  const t = (key: string) => say(locale, `push:order.${key}`);
  await open(page, address);
  await expect(page.locator('html')).not.toHaveAttribute('data-user');
  // A visitor is not told how the order is delivered.
  await expect(main(page)).toContainText(t('either'));
  await page.getByRole('button', { name: t('start') }).click();
  await expect(main(page)).toContainText(t('on'));

  await askOrdersOfRunningShop(shop.dataDir, { do: 'advance', number, step: 'ready' });
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
  const { message } = service.received[0]!;
  expect(message).toMatchObject({
    title: 'Your order is ready',
    body: `Order ${number} is ready for you in ${store!.Name}. Bring your order number.`,
    path: address,
  });
  const { title, body, path } = message;
  expect(await shownByWorker(page, message)).toEqual([{ title, body, path }]);

  await page.getByRole('button', { name: t('stop') }).click();
  await expect(main(page)).not.toContainText(t('on'));
});
