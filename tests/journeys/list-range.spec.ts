/** A facet with many measures offers a range: inputs, address, chip, Back (spec 2 §4). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  count,
  idsOf,
  openFilters,
  rangeInputs,
  showProducts,
  shownIds,
} from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const BESIDE_BANNER = 11;
/** Facets that a list shows. */
const SHOWN = 6;

/** A root category with a range to choose, and a part of it that leaves two pages. */
async function rangedList(locale: Locale) {
  for (const { Id, Url } of await catalogueRoots(locale)) {
    const query = { categoryID: Id, pageSize: BESIDE_BANNER };
    const list = await search(query, locale);
    const facet = list.Facets.slice(0, SHOWN).find(({ Range }) => Range);
    if (!facet?.Range) continue;
    const { Min, Max, Unit } = facet.Range;
    const max = Math.floor((Min + Max) / 2);
    const min = Math.ceil(Min);
    const filterFacets = `${facet.Field}|${min}..${max} ${Unit}`;
    const narrowed = await search({ ...query, filterFacets }, locale);
    if (narrowed.Total <= BESIDE_BANNER || narrowed.Total === list.Total) continue;
    const address = to(locale, 'product-lister-all', { pathMatch: Url });
    return { address, list, facet, min, max, unit: Unit, narrowed };
  }
  throw new Error('No root category has a range that leaves two pages.');
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a range of a measure narrows a list, and Back restores it @mobile', async ({ page }) => {
  const locale = 'en';
  const { address, list, facet, min, max, unit, narrowed } = await rangedList(locale);
  const key = `f.${facet.Field}`;
  const text = `${min}..${max} ${unit}`;
  await open(page, `${address}?Page=2`);
  const filters = await openFilters(page, locale, true);
  const inputs = rangeInputs(filters, `${facet.Label} (${unit})`);
  await expect(inputs).toHaveCount(2);
  const named = (name: 'measureMin' | 'measureMax') =>
    say(locale, `listing:list.${name}`, { label: facet.Label, unit });
  await expect(inputs.first()).toHaveAccessibleName(named('measureMin'));
  await expect(inputs.last()).toHaveAccessibleName(named('measureMax'));

  await inputs.first().fill(String(min));
  await inputs.last().fill(String(max));
  await inputs.last().press('Enter');
  // From the first page, whatever page was shown.
  await expect.poll(() => query(page)).toEqual({ [key]: text });
  await expect(count(page, locale, narrowed.Total)).toBeAttached();
  await expect(inputs.first()).toHaveValue(String(min));
  await showProducts(page, locale, true, narrowed.Total);
  await expect.poll(() => shownIds(page)).toEqual(idsOf(narrowed));

  const chips = page.getByRole('list', { name: say(locale, 'listing:list.chosen') });
  const filter = `${facet.Label}: ${min} – ${max} ${unit}`;
  const chip = chips.getByRole('button', { name: say(locale, 'listing:list.drop', { filter }) });
  await expect(chip).toBeVisible();

  await chip.click();
  await expect(count(page, locale, list.Total)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(chips).toHaveCount(0);

  await page.goBack();
  await expect.poll(() => shownIds(page)).toEqual(idsOf(narrowed));
  await expect(chip).toBeVisible();
  const again = rangeInputs(await openFilters(page, locale, true), `${facet.Label} (${unit})`);
  await expect(again.first()).toHaveValue(String(min));
  await expect(again.last()).toHaveValue(String(max));
});
