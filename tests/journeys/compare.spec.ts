/** Comparing products: chosen on cards and product pages, side by side, by an address to share. */
import { expectAccessibleLayout } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { say, to } from '../support/texts.ts';

// On a phone: `shopping-tasks.spec.ts`.
test('products chosen on a list and a product page are compared, and the address shows it to others', async ({
  page,
  browser,
}) => {
  const { Url, list } = await categoryWith(4);
  const [first, second] = list.Products;
  const named = (name: string) => say('nl', 'product:compare.named', { name });
  await test.step('a card and a product page each add one', async () => {
    await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
    const toggle = page.getByRole('button', { name: named(first!.Name) });
    // It comes with the first thing that somebody does.
    await page.mouse.move(200, 300);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await open(page, to('nl', 'product-detail-url', { url: second!.Url }));
    const compare = page.getByRole('button', { name: say('nl', 'product:compare.toggle') });
    await compare.first().click();
    await expect(compare.first()).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('link', { name: say('nl', 'product:compare.barMany', { count: 2 }) })
      .click();
  });
  const table = page.getByRole('table');
  await test.step('they stand side by side', async () => {
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table).toContainText(first!.Name);
    await expect(table).toContainText(second!.Name);
    await expectAccessibleLayout(page);
    const rows = await table.getByRole('row').count();
    await page.getByRole('checkbox', { name: say('nl', 'product:compare.only') }).check();
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(rows);
  });
  await test.step('the address shows the same to somebody else, in English', async () => {
    const other = await browser.newPage();
    await open(other, new URL(to('en', 'compare'), page.url()).href + new URL(page.url()).search);
    await expect(other.getByRole('columnheader')).toHaveCount(3);
    await other.close();
  });
  await test.step('a removed one leaves the address, and none leaves a way on', async () => {
    for (const { Name } of [first!, second!])
      await page
        .getByRole('button', { name: say('nl', 'product:compare.remove', { name: Name }) })
        .click();
    await expect(page).toHaveURL(to('nl', 'compare'));
    await expect(
      page.getByRole('heading', { name: say('nl', 'product:compare.emptyTitle') }),
    ).toBeVisible();
  });
});
