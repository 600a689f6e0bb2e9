/** A list as a visitor sees and works it, on any screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { WireSearch } from './shop-calls.ts';
import { number, say } from './texts.ts';

export const cards = (page: Page): Locator => page.getByRole('main').locator('[data-product]');

export const shownIds = (page: Page): Promise<number[]> =>
  cards(page).evaluateAll((items) =>
    items.map((item) => Number((item as HTMLElement).dataset['product'])),
  );

export const idsOf = ({ Products }: WireSearch): number[] => Products.map(({ Id }) => Id);

export function countText(locale: Locale, total: number): string {
  const key = `listing:list.${total === 1 ? 'one' : 'many'}`;
  return say(locale, key, { total: number(locale, total) });
}

/** How many are found, as the list says it. */
export const count = (page: Page, locale: Locale, total: number): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: countText(locale, total) })
    .first();

/** The filters: beside the list, or on a phone in their sidebar, which this opens. */
export async function openFilters(page: Page, locale: Locale, isMobile: boolean): Promise<Locator> {
  const name = say(locale, 'listing:list.filters');
  if (!isMobile) return page.getByRole('main').getByRole('group', { name });
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }
  const group = dialog.getByRole('group', { name });
  await expect(group).toBeVisible();
  return group;
}

/** The inputs of a range: those of the price, or of a facet by its label. */
export const rangeInputs = (filters: Locator, label: string): Locator =>
  filters.getByRole('group', { name: label }).getByRole('textbox');

/** Shows all values of a facet, where some are behind a button. */
export async function showValues(group: Locator, locale: Locale): Promise<void> {
  const more = group.getByRole('button', {
    name: new RegExp(
      `^(${say(locale, 'listing:list.more')}|${say(locale, 'listing:list.allValues')})$`,
    ),
  });
  if (await more.isVisible()) await more.click();
}

/** Back to the list from the filters, by the button that says how many are found. */
export async function showProducts(
  page: Page,
  locale: Locale,
  isMobile: boolean,
  total: number,
): Promise<void> {
  if (!isMobile) return;
  const key = `listing:list.${total === 1 ? 'showOne' : 'showMany'}`;
  const text = say(locale, key, { total: number(locale, total) });
  await page.getByRole('dialog').getByRole('button', { name: text, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
