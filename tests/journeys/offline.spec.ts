/** Reading the shop without a connection: the service worker (docs/decisions/0026). */
import type { Page } from '@playwright/test';
import { type Customer, expect, test } from '../support/fixtures.ts';
import {
  addFromOtherDevice,
  lineOf,
  openCartPage,
  orderables,
  quantityOf,
} from '../support/cart.ts';
import { open } from '../support/ready.ts';
import { keptByWorker, keptIn } from '../support/service-worker.ts';
import { productOf, type WireProduct } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'en';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');

async function makeList({ ask }: Customer, listName: string, { Id }: WireProduct): Promise<number> {
  const lists = '/api/aspos/customer/wishlists';
  const made = await ask<{ Id: number }>('POST', lists, { listName });
  await ask('POST', `${lists}/id/${made.Id}/products`, {
    products: [{ productId: Id, quantity: 3 }],
  });
  return made.Id;
}

test('a visited product, a wishlist and the cart open without a connection @mobile', async ({
  page,
  context,
  customer,
}) => {
  const [found] = await orderables(locale, 1);
  const product = await productOf(found!.Url, locale);
  const shopper = await customer({ locale, cart: [[product, 2]] });
  const address = to(locale, 'product-detail-url', { url: product.Url });
  const list = `${to(locale, 'account-favourites')}?list=${await makeList(shopper, 'Zolder', product)}`;
  await open(page, address);
  await keptByWorker(page);
  await open(page, list);
  await expect(main(page)).toContainText(product.Name);
  await openCartPage(page, locale);
  await expect(lineOf(page, product)).toBeVisible();
  await keptByWorker(page);
  await open(page, to(locale, 'checkout'));

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.Name);
  await expect(page.getByText(say(locale, 'frame:offline'))).toBeVisible();
  await page.goto(list);
  await expect(main(page)).toContainText(product.Name);
  await page.goto(to(locale, 'cart'));
  await expect(quantityOf(page, locale, product)).toHaveValue('2');
  expect(await keptIn(page, 'pages')).not.toContain(to(locale, 'checkout'));

  // A page that was never visited: what was visited is offered, and the page comes by itself.
  await page.goto(to(locale, 'store-lister'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'offline:title'));
  const offered = page.getByRole('link', { name: product.Name });
  await expect(offered).toHaveAttribute('href', address);
  await expect(page.getByRole('link', { name: say(locale, 'offline:cart') })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(to(locale, 'store-lister'));
  await expect(main(page)).not.toContainText(say(locale, 'offline:title'));
});

/** Quantities in the visitor's cart, asked beside the page: it may be loading again. */
async function quantitiesAtShop(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/aspos/cart');
  const { Data } = (await answer.json()) as { Data: { Lines: { Quantity: number }[] } };
  return Data.Lines.map((line) => line.Quantity);
}

test('a quantity changed offline is sent afterwards @mobile', async ({ page, context }) => {
  const locale = 'nl';
  const [product] = await orderables(locale, 1);
  await addFromOtherDevice(page, [[product!, 2]]);
  await openCartPage(page, locale);
  await keptByWorker(page);
  await page.reload();
  await expect(quantityOf(page, locale, product!)).toHaveValue('2');

  await context.setOffline(true);
  await page.reload();
  const quantity = quantityOf(page, locale, product!);
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(page.getByText(say(locale, 'cart:page.offline'))).toBeVisible();
  // It survives leaving the page.
  await page.reload();
  await expect(quantity).toHaveValue('5');
  expect(await quantitiesAtShop(page)).toEqual([2]);

  await context.setOffline(false);
  await expect.poll(() => quantitiesAtShop(page)).toEqual([5]);
});

test('what was kept of a customer is erased by signing out, and never read by the next one', async ({
  page,
  context,
  customer,
}) => {
  const locale = 'nl';
  const [product] = await orderables(locale, 1);
  await customer({ locale, cart: [[product!, 1]] });
  await open(page, to(locale, 'index'));
  await keptByWorker(page);
  await openCartPage(page, locale);
  const line = lineOf(page, product!);
  await expect(line).toBeVisible();
  await expect.poll(() => keptIn(page, 'personal')).toHaveLength(1);
  const [kept] = await keptIn(page, 'personal');
  await page.locator('.bar-account summary').click();
  await page.locator('[data-logout]').click();
  await expect(page).toHaveURL(to(locale, 'logout-redirect'));
  await expect.poll(() => keptIn(page, 'personal')).not.toContain(kept);

  await customer({ locale });
  await open(page, to(locale, 'index'));
  await context.setOffline(true);
  await page.goto(to(locale, 'cart'));
  // The cart was never read for this customer, or it was empty.
  const unread = page.getByText(say(locale, 'cart:page.failedTitle'));
  const either = unread.or(page.getByText(say(locale, 'cart:page.empty')));
  await expect(either.first()).toBeVisible();
  await expect(line).toHaveCount(0);
});
