/** A list on a slow line: no touch is lost, and nothing moves. */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { idsOf, shownIds } from '../support/list-page.ts';
import { categoryWith } from '../support/samples.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 180e3, uploadThroughput: 84e3 };

async function bigList() {
  const { Id, Url, list } = await categoryWith(30);
  return { Id, list, address: to('nl', 'product-lister-all', { pathMatch: Url }) };
}

const session = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test(
  'on a slow line nothing that is pressed is lost, and nothing moves',
  { tag: '@desktop' },
  async ({ page }) => {
    const { Id, address, list } = await bigList();
    const brands = list.Facets.find(({ Field }) => Field === 'brand')!.Values.slice(0, 2);
    await watchShifts(page, '.listing');
    await (await session(page)).send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(address, { waitUntil: 'commit' });
    for (const { Value } of brands) await page.getByRole('checkbox', { name: Value }).click();
    // Answered at once, before any of the list's code is here.
    await expect(page.getByRole('checkbox', { name: brands[1]!.Value })).toBeChecked();
    await expect(page.locator('astro-island[data-waiting]')).toHaveCount(1);
    const names = brands.map(({ Value }) => Value);
    const both = await search({ categoryID: Id, brandNames: names[0]! });
    expect(both.Total).toBeGreaterThan(0);
    await expect(page).toHaveURL(`${address}?${new URLSearchParams({ Merken: names.join('|') })}`, {
      timeout: 30_000,
    });
    await expect
      .poll(async () => (await shownIds(page)).includes(idsOf(both)[0]!), { timeout: 30_000 })
      .toBe(true);
    for (const name of names) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(page.locator('astro-island[data-waiting]')).toHaveCount(0);
  },
);

test('live prices on a slow line move nothing', async ({ page }) => {
  const { address } = await bigList();
  await watchShifts(page, '.listing');
  await (await session(page)).send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(address);
  const promise = page.getByRole('main').locator('.had').first();
  await expect(promise).not.toHaveText(say('nl', 'listing:card.had'), { timeout: 30_000 });
  expect(await shiftsOf(page)).toEqual([]);
});
