/** Variants of one article: from page to page by links, and several sizes into the cart at once. */
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { cartAtShop } from '../support/cart.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { BOLTS, boltName, GROUPED } from '../support/grouped-shop.ts';
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

const pageOf = ({ Url }: WireProduct) => to(locale, 'product-detail-url', { url: Url });
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

for (const screen of Object.values(SCREEN))
  test(`quantities of two sizes go from the table into the cart at once ${screen}`, async ({
    page,
  }) => {
    const [short, long] = await bolts();
    await open(page, pageOf(short!));
    const table = say(locale, 'product:group.table', { count: BOLTS.length });
    await switchOf(page).getByRole('link', { name: table }).click();
    await field(page, '40 mm').fill('3');
    await field(page, '60 mm').fill('12');
    const { violations } = await axe(page).include('#maattabel').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: say(locale, 'product:sizes.add') }).click();
    const added = say(locale, 'product:sizes.addedMany', { count: 2 });
    await expect(page.getByRole('main').getByText(added)).toBeVisible();
    await page.getByRole('link', { name: say(locale, 'product:sizes.cart') }).click();
    for (const { Name } of [short!, long!]) {
      await expect(page.getByRole('main').getByRole('link', { name: Name }).first()).toBeVisible();
    }
    await expect.poll(() => cartAtShop(page)).toEqual({ [short!.Id]: 3, [long!.Id]: 12 });
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
    await expect.poll(() => cartAtShop(page)).toEqual({ [short!.Id]: 3, [long!.Id]: 12 });
  });
});
