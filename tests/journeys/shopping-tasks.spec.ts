/** Tasks of shoppers from the first page to the last, as people do them. */
import type { Page } from '@playwright/test';
import { askOrdersOfRunningShop } from '../../backend/program/running.ts';
import { cartAtShop, orderables } from '../support/cart.ts';
import {
  button,
  heading,
  order,
  orderByCalls,
  choosePayment,
  text,
  orderNumberOfThanks,
} from '../support/checkout.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { pressEnterOn, tabTo } from '../support/keyboard.ts';
import { count, openFilters, rangeInputs, showProducts } from '../support/list-page.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { findProduct } from '../support/samples.ts';
import {
  ask,
  productOf,
  search,
  SHOP,
  type WireProduct,
  type WireStore,
} from '../support/shop-calls.ts';
import { say, SCREEN, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

/** A Tuesday at ten, and Boxing Day at ten, when nothing is open. */
const TUESDAY = '2030-03-05T09:00:00Z';
const BOXING_DAY = '2030-12-26T09:00:00Z';

const main = (page: Page) => page.getByRole('main');
const pageOf = ({ Url }: WireProduct) => to(locale, 'product-detail-url', { url: Url });

/** The article of a category, and a branch where some of it lies. */
async function inBranch(found: WireProduct): Promise<WireStore & { Address: { City: string } }> {
  const stores = await ask<(WireStore & { Address: { City: string } })[]>(
    '/api/aspos/stores?storeTags=Webshop',
  );
  const { Stock } = await productOf(found.Url);
  return stores.find(({ Id }) =>
    Stock.some(({ StoreId, Quantity }) => StoreId === Id && Quantity > 1),
  )!;
}

/** Orders what the cart holds, collected in a branch and paid there. */
async function collect(page: Page, city: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: say(locale, 'cart:totals.order') })
    .click();
  await main(page).locator('input[name=method][value=Pickup]').check();
  const branch = main(page).locator('label', { has: page.locator('input[name=store]') });
  await branch.filter({ hasText: city }).getByRole('radio').check();
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
}

async function payThere(page: Page): Promise<void> {
  await button(page, locale, 'delivery.next').click();
  await expect(heading(page)).toHaveText(text(locale, 'payment.title'));
  await choosePayment(page, locale, 'store');
  await order(page, locale);
  await orderNumberOfThanks(page, locale);
}

async function intoCart(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: say(locale, 'product:buy.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say(locale, 'cart:confirm.title') });
  await dialog.getByRole('link', { name: say(locale, 'cart:confirm.go') }).click();
}

for (const screen of Object.values(SCREEN))
  test(`a drill under € 200 is chosen of two compared, and collected today ${screen}`, async ({
    page,
    context,
    customer,
    isMobile,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'fake-now', value: TUESDAY, url: SHOP }]);
    const { WebNode: category } = await findProduct(({ Name }) => /boormachine/i.test(Name));
    const { Products } = await search({ pageSize: 100, categoryID: category!.Id });
    const cheap = Products.filter(({ PriceInclTax }) => PriceInclTax <= 200);
    const [first, second] = cheap.filter(({ MaxStockDefault }) => MaxStockDefault > 5);
    const { Address } = await inBranch(first!);
    await customer();

    await open(page, to(locale, 'product-lister-all', { pathMatch: category!.Url }));
    const filters = await openFilters(page, locale, isMobile);
    const most = rangeInputs(filters, say(locale, 'listing:list.price')).last();
    await most.fill('200');
    await most.press('Enter');
    await showProducts(page, locale, isMobile, cheap.length);
    await expect(count(page, locale, cheap.length)).toBeVisible();
    for (const { Name: name } of [first!, second!]) {
      const toggle = page.getByRole('button', {
        name: say(locale, 'product:compare.named', { name }),
      });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    }
    await page
      .getByRole('link', { name: say(locale, 'product:compare.barMany', { count: 2 }) })
      .click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await table.getByRole('link', { name: first!.Name }).first().click();

    await expect(heading(page)).toHaveText(first!.Name);
    await page.getByRole('button', { name: say(locale, 'product:pickup.choose') }).click();
    const branches = page.getByRole('dialog', {
      name: say(locale, 'sidebars:titles.ProductSidebarDefaultStore'),
    });
    const city = page.getByRole('heading', { name: Address.City, exact: true });
    await branches.getByRole('listitem').filter({ has: city }).getByRole('button').click();
    const today = say(locale, 'product:promise.pickupToday', { time: '12:00' });
    await expect(main(page).getByText(today).first()).toBeVisible();
    await intoCart(page);
    await collect(page, Address.City);
    await expect(main(page).getByText(today).first()).toBeVisible();
    await payThere(page);
    await expect(main(page)).toContainText(Address.City);
    await expect(main(page)).toContainText('5 maart');
  });

for (const screen of Object.values(SCREEN))
  test(`cement on Boxing Day: the branch is closed, and what is ordered lies ready the next day ${screen}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'fake-now', value: BOXING_DAY, url: SHOP }]);
    const cement = await findProduct(
      ({ Name, MaxStockDefault }) => /^\S*cement\b.* zak \d/i.test(Name) && MaxStockDefault > 5,
    );
    const store = await inBranch(cement);

    await open(page, to(locale, 'store-detail-url', { url: store.Url }));
    await expect(main(page).getByText(say(locale, 'store:closedNow'))).toBeVisible();
    const hours = main(page).getByRole('table', { name: say(locale, 'store:holidays') });
    await expect(hours.getByRole('row').filter({ hasText: '26 december' })).toContainText(
      say(locale, 'store:closed'),
    );
    await page.getByRole('button', { name: say(locale, 'store:choose') }).click();

    await open(page, pageOf(cement));
    const [tomorrow = ''] = say(locale, 'product:promise.pickupTomorrow', { time: '|' }).split('|');
    await expect(main(page).getByText(tomorrow).first()).toBeVisible();
    await intoCart(page);
    await expect(heading(page)).toContainText(say(locale, 'cart:page.title'));
    const [delivered = ''] = say(locale, 'cart:page.deliveryFrom', { day: '|' }).split('|');
    await expect(main(page).getByText(delivered)).toBeVisible();
    await main(page).getByText(say(locale, 'cart:totals.byPickup'), { exact: true }).click();
    // Of what is collected, the cart promises no day of delivery.
    await expect(main(page).getByText(delivered)).toHaveCount(0);
  });

test.describe('at 200%', () => {
  // What is left of a laptop's screen.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('an order is returned, its invoice kept and ordered again by keyboard', async ({
    page,
    shop,
    customer,
  }) => {
    test.slow();
    const [product] = await orderables(locale, 1);
    const { buyer, ask } = await customer();
    const { number } = await orderByCalls(buyer, locale, product!, { quantity: 2 });
    for (const step of ['ready', 'ship', 'complete'] as const)
      await askOrdersOfRunningShop(shop.dataDir, { do: 'advance', number, step });
    // A job bills what was delivered.
    const bills = () => ask<{ Total: number }>('GET', '/api/aspos/customer/invoices');
    await expect.poll(async () => (await bills()).Total).toBe(1);

    await open(page, to(locale, 'account-orders'));
    const title = say(locale, 'orders:list.order', { number });
    await pressEnterOn(page, main(page).getByRole('link', { name: title }));
    const downloading = page.waitForEvent('download');
    const [invoice = ''] = say(locale, 'orders:invoice.download', { number: '|' }).split('|');
    await pressEnterOn(page, main(page).getByRole('button', { name: invoice }));
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

    const back = main(page).getByRole('link', { name: say(locale, 'orders:detail.withdraw') });
    await tabTo(page, back, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const orderNumber = text(locale, 'withdraw.orderNumber');
    await expect(main(page).getByRole('textbox', { name: orderNumber })).toHaveValue(number);
    await pressEnterOn(page, button(page, locale, 'withdraw.next'));
    await pressEnterOn(page, button(page, locale, 'withdraw.confirm'));
    await expect(main(page)).toContainText(text(locale, 'withdraw.doneTitle'));
    await expectAccessibleLayout(page);

    await page.goBack();
    await scriptsReady(page);
    const again = say(locale, 'orders:detail.again');
    await pressEnterOn(page, main(page).getByRole('button', { name: again }));
    await expect(page).toHaveURL(to(locale, 'cart'));
    expect(await cartAtShop(page)).toEqual({ [product!.Id]: 2 });
  });
});
