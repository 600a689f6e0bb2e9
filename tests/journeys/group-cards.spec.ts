/** Lists that show one card for all sizes of an article (`LIST_CARDS=groups`). */
import { expectNoFaults } from '../support/axe.ts';
import { expect, OWN_SHOP, test } from '../support/fixtures.ts';
import { BOLTS, GROUP_CARDS, SOLD_OUT } from '../support/grouped-shop.ts';
import { cards, count, openFilters, shownIds, showProducts } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ ownShopPlan: GROUP_CARDS, ...OWN_SHOP });

test('all lengths of a bolt are one card, a filter leaves some of them, and it leads to the choice', async ({
  page,
  isMobile,
}) => {
  const { Products } = await search({ searchTerm: 'testbout' });
  const pathMatch = Products[0]!.WebNode!.Url;
  const sizes = (number: number) =>
    page.getByText(say(locale, 'listing:card.size', { count: number }));
  await open(page, to(locale, 'product-lister-all', { pathMatch }));
  await expect(count(page, locale, 2)).toBeVisible();
  await expect(sizes(BOLTS.length)).toBeVisible();
  await expect(cards(page).filter({ hasText: SOLD_OUT })).toBeVisible();
  const built = await shownIds(page);
  await expectNoFaults(page, '.cards');

  const filters = await openFilters(page, locale, isMobile);
  const length = filters.getByRole('checkbox', { name: /^60 mm/ });
  await length.check();
  await showProducts(page, locale, isMobile, 1);
  await expect(sizes(2)).toBeVisible();
  await page.goBack();
  await expect(sizes(BOLTS.length)).toBeVisible();
  expect(await shownIds(page)).toEqual(built);

  // The list of an answer has the cards of the built page.
  await page.goto(`${page.url()}?Sort=newest`);
  await expect(sizes(BOLTS.length)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);

  const choose = new RegExp(`^${say(locale, 'listing:buy.choose-size')}: `);
  await page.getByRole('link', { name: choose }).click();
  await expect(
    page.getByRole('navigation', { name: say(locale, 'product:group.label') }),
  ).toBeVisible();
});
