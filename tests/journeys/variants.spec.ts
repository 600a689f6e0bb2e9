/** Fasteners: variants of one article, what fits them, and what replaces one that is sold out. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { badge, expectCart } from '../support/cart.ts';
import {
  button,
  choosePayment,
  order,
  orderNumberOfThanks,
  refund,
  text,
} from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { BOLTS, boltName, GROUPED, NUT, SOLD_OUT, WASHER } from '../support/grouped-shop.ts';
import { pressEnterOn, typeInto } from '../support/keyboard.ts';
import { open } from '../support/ready.ts';
import { search, type WireProduct } from '../support/shop-calls.ts';
import { say, SCREEN, to } from '../support/texts.ts';
import { expect, OWN_SHOP, test } from '../support/fixtures.ts';

const locale = 'nl';

// In one worker, which has one shop for all.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ ownShopPlan: GROUPED, ...OWN_SHOP });

async function bolts(): Promise<WireProduct[]> {
  const { Products } = await search({ pageSize: 100, searchTerm: 'testbout' });
  return BOLTS.map((bolt) => Products.find(({ Name }) => Name === boltName(bolt))!);
}

const main = (page: Page) => page.getByRole('main');
const pageOf = ({ Url }: WireProduct) => to(locale, 'product-detail-url', { url: Url });
const rowOf = (page: Page, list: string) =>
  page.getByRole('region', { name: say(locale, `product:rows.${list}`) });
const switchOf = (page: Page) =>
  page.getByRole('navigation', { name: say(locale, 'product:group.label') });

/** Quantity in the size table of a length of M8. */
const field = (page: Page, row: string) =>
  page.getByRole('textbox', {
    name: say(locale, 'product:sizes.quantity', { size: `${row} x M8` }),
  });

test('another length is chosen by keyboard, and a size that does not exist leads to the nearest', async ({
  page,
}) => {
  const [short, long] = await bolts();
  await open(page, pageOf(short!));
  await expect(switchOf(page).getByRole('link', { name: /^40 mm/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pressEnterOn(page, switchOf(page).getByRole('link', { name: /^60 mm/ }));
  await expect(page).toHaveURL(pageOf(long!));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long!.Name);

  await page.goBack();
  await switchOf(page)
    .getByRole('link', { name: /^M10 *60 mm/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(boltName(['M10', 60]));
});

test.describe('at 200%', () => {
  // What is left of a laptop's screen.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('sizes of the table are ordered by keyboard, up to the cart', async ({ page }) => {
    const [short, long] = await bolts();
    await open(page, pageOf(short!));
    const table = say(locale, 'product:group.table', { count: BOLTS.length });
    await pressEnterOn(page, switchOf(page).getByRole('link', { name: table }));
    await typeInto(page, field(page, '40 mm'), '3');
    await typeInto(page, field(page, '60 mm'), '12');
    const add = page.getByRole('button', { name: say(locale, 'product:sizes.add') });
    await pressEnterOn(page, add);
    const cart = page.getByRole('link', { name: say(locale, 'product:sizes.cart') });
    await expectAccessibleLayout(page);
    await pressEnterOn(page, cart);
    await expect(page).toHaveURL(to(locale, 'cart'));
    await expectCart(page, { [short!.Id]: 3, [long!.Id]: 12 });
  });
});

const fasteners = async () =>
  (await search({ pageSize: 100, searchTerm: 'DIN', onlySoldOnline: false })).Products;

for (const screen of Object.values(SCREEN))
  test(`200 bolts of the size table with the nut and washer that fit, on account with a reference ${screen}`, async ({
    page,
    customer,
  }) => {
    test.slow();
    const named = new Map((await fasteners()).map((product) => [product.Name, product]));
    const [bolt, nut, washer] = [boltName(BOLTS[0]), NUT, WASHER].map((name) => named.get(name)!);
    await customer({ kind: 'schilder' });
    await open(page, pageOf(bolt!));
    await page
      .getByRole('link', { name: say(locale, 'product:group.table', { count: BOLTS.length }) })
      .click();
    const size = say(locale, 'product:sizes.quantity', { size: '40 mm x M8' });
    await page.getByRole('textbox', { name: size }).fill('200');
    await expectNoFaults(page, '#maattabel');
    await page.getByRole('button', { name: say(locale, 'product:sizes.add') }).click();
    const added = say(locale, 'product:sizes.addedOne', { count: 1 });
    await expect(main(page).getByText(added)).toBeVisible();

    const companions = rowOf(page, 'pdp-cross-sell');
    await companions.scrollIntoViewIfNeeded();
    const cards = companions.getByRole('listitem').filter({ has: page.locator('form') });
    // Of this thread, and no other.
    await expect(cards).toHaveCount(2);
    for (const { Name: name } of [nut!, washer!]) {
      const field = say(locale, 'listing:buy.quantity', { name });
      await companions.getByRole('textbox', { name: field }).fill('200');
      await companions
        .getByRole('button', { name: say(locale, 'listing:buy.add', { name }) })
        .click();
      await expect(
        page.getByText(say(locale, 'listing:card.added', { quantity: 200, name })),
      ).toBeVisible();
    }
    const wanted = Object.fromEntries([bolt!, nut!, washer!].map(({ Id }) => [Id, 200]));
    await expectCart(page, wanted);

    await page.getByRole('link', { name: say(locale, 'product:sizes.cart') }).click();
    await main(page)
      .getByRole('link', { name: say(locale, 'cart:totals.order') })
      .click();
    await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
    await button(page, locale, 'delivery.next').click();
    await choosePayment(page, locale, 'account');
    const reference = text(locale, 'overview.reference');
    await main(page).getByRole('textbox', { name: reference }).fill('Loods 7');
    await main(page).getByLabel(text(locale, 'overview.pin'), { exact: true }).fill('1234');
    await order(page, locale);
    const number = await orderNumberOfThanks(page, locale);
    await expect(main(page)).toContainText('Loods 7');
    await expect(main(page)).toContainText(say(locale, 'orders:detail.payment_account'));
    await refund(number);
  });

for (const screen of Object.values(SCREEN))
  test(`a sold-out article shows what replaces it, and mails who asked when it is back ${screen}`, async ({
    page,
    shop,
    customer,
  }) => {
    test.slow();
    const products = await fasteners();
    const [soldOut, alternative] = [SOLD_OUT, boltName(BOLTS[0])].map((name) =>
      products.find(({ Name }) => Name === name)!,
    );
    const stock = (pieces: number) =>
      changeProductOfRunningShop(shop.dataDir, String(soldOut!.Id), [`stock=${pieces}`], false);
    await stock(0);
    const { email } = await customer();
    await open(page, pageOf(soldOut!));
    await page.getByRole('button', { name: say(locale, 'product:buy.alert') }).click();
    const dialog = page.getByRole('dialog', { name: say(locale, 'tools:alert.title') });
    const field = dialog.getByRole('textbox', { name: say(locale, 'tools:alert.email') });
    const send = dialog.getByRole('button', { name: say(locale, 'tools:alert.send') });
    await expect(field).toHaveValue(email);
    await field.fill('');
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(say(locale, 'tools:alert.required'));
    await field.fill(email);
    await expectAccessibleLayout(page);
    await send.click();
    await expect(dialog.getByRole('status')).toContainText(email);
    await dialog.getByRole('button', { name: say(locale, 'tools:alert.done') }).click();

    await page.getByRole('link', { name: say(locale, 'product:alternatives') }).click();
    // The first has the same thread and length.
    const [first] = await rowOf(page, 'plp').getByRole('listitem').all();
    await expect(first!).toContainText(alternative!.Name);
    await first!
      .getByRole('button', { name: say(locale, 'listing:buy.add', { name: alternative!.Name }) })
      .click();
    await expect(badge(page)).toHaveText('1');

    await stock(5);
    // The mail that confirmed the question links to its own page.
    await mailsTo(email, { passes: ({ text: body }) => body.includes(pageOf(soldOut!)) });
  });
