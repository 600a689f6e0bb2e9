/** A list on a slow line: no touch is lost, and nothing moves. */
import { expect, test } from '../support/fixtures.ts';
import { cards, count, idsOf, shownIds } from '../support/list-page.ts';
import { categoryWith } from '../support/samples.ts';
import { stopExcusingShifts, shiftsOf, watchShifts } from '../support/shifts.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

async function bigList() {
  const { Id, Url, list } = await categoryWith(30);
  return { Id, list, address: to('nl', 'product-lister-all', { pathMatch: Url }) };
}

test('on a slow line nothing that is pressed is lost, and nothing moves', async ({ page }) => {
  const { Id, address, list } = await bigList();
  const brands = list.Facets.find(({ Field }) => Field === 'brand')!.Values.slice(0, 2);
  await watchShifts(page, '.cards');
  // What is not inside of the page comes after the touch, and the list's own code last.
  const sent = await (await page.request.get(address)).text();
  const code = /component-url="([^"]+)"/.exec(sent)![1]!;
  const [touched, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/_astro/**', async (route) => {
    await (route.request().url().includes(code) ? waiting : touched).promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  for (const { Value } of brands) await page.getByRole('checkbox', { name: Value }).click();
  await stopExcusingShifts(page);
  // Answered at once, before any of the list's code is here.
  await expect(page.getByRole('checkbox', { name: brands[1]!.Value })).toBeChecked();
  touched.resolve();
  await expect(page.locator('astro-island[data-waiting]')).toHaveCount(1);
  waiting.resolve();
  const names = brands.map(({ Value }) => Value);
  const both = await search({ categoryID: Id, brandNames: names[0]! });
  expect(both.Total).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${address}?${new URLSearchParams({ Merken: names.join('|') })}`);
  await expect.poll(async () => (await shownIds(page)).includes(idsOf(both)[0]!)).toBe(true);
  for (const name of names) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await expect(page.locator('astro-island[data-waiting]')).toHaveCount(0);
  // The chips came into the room that was kept for them since the first touch.
  const chips = page.getByRole('list', { name: say('nl', 'listing:list.chosen') });
  await expect(chips.getByRole('listitem')).toHaveCount(names.length + 1);
  expect(await shiftsOf(page)).toEqual([]);
  await chips.getByRole('button').last().click();
  await expect(chips).toHaveCount(0);
  await expect(page.locator('.listing')).not.toHaveAttribute('data-chosen');
});

test('a link with filters shows nothing of the list without them, and nothing moves @mobile', async ({
  page,
}) => {
  const { Id, address, list } = await bigList();
  const brand = list.Facets.find(({ Field }) => Field === 'brand')!.Values[0]!.Value;
  const found = await search({ categoryID: Id, brandNames: brand });
  await watchShifts(page, '.listing');
  // The answer comes long after the list's own code.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sp/search?*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${address}?${new URLSearchParams({ Merken: brand })}`);
  const chips = page.getByRole('list', { name: say('nl', 'listing:list.chosen') });
  await expect(chips).toBeVisible();
  await expect(cards(page).locator('visible=true')).toHaveCount(0);
  await expect(count(page, 'nl', list.Total)).toBeHidden();
  answer();
  await expect(count(page, 'nl', found.Total)).toBeVisible();
  expect(await shownIds(page)).toEqual(idsOf(found));
  await expect(cards(page).first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('what is shown of a list that has come in part stays where it is', async ({ page }) => {
  const { address } = await bigList();
  const sent = await (await page.request.get(address)).text();
  // Some cards with a crossed price of two lines, beside others without.
  let empty = 0;
  const html = sent.replace(/<p class="was"><\/p>/g, (none) =>
    empty++ % 3 === 1 ? `<p class="was">€ 12,34 ${say('nl', 'listing:card.lowest30')}</p>` : none,
  );
  const ends = [...html.matchAll(/<p class="per">/g)].map(({ index }) => index);
  await page.route('**/_astro/*.js', (route) => route.abort());
  /** Where the parts of each card that is seen stand, by its product. */
  const shownOf = async (body: string) => {
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(address);
    const places = await cards(page)
      .locator('visible=true')
      .evaluateAll((items) =>
        items.map((item): [string, number[]] => [
          (item as HTMLElement).dataset['product']!,
          [...item.querySelectorAll('.card-name, .price')].map(
            (part) => part.getBoundingClientRect().top,
          ),
        ]),
      );
    return new Map(places);
  };
  const whole = await shownOf(html);
  expect(whole.size).toBe(ends.length);
  let most = 0;
  // Every third end: each costs a page.
  for (const end of ends.filter((_, index) => index % 3 === 2)) {
    const shown = await shownOf(html.slice(0, end));
    for (const [id, tops] of shown) expect(tops, `product ${id} at ${end}`).toEqual(whole.get(id));
    most = Math.max(most, shown.size);
  }
  expect(most).toBeGreaterThan(4);
});
