/** The search beside products: questions, pages and branches, in the panel and on the results page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import { searchField } from '../support/search-field.ts';
import { ask } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';
const GUIDE = '/klusadvies/schutting-zetten';

const panelGroup = (page: Page, locale: 'nl' | 'en', name: string) =>
  page
    .getByRole('listbox', { name: say(locale, 'frame:search.list') })
    .getByRole('group', { name: say(locale, `frame:search.${name}`) });

test('a guide stands below products, by keyboard too, and again with the results', async ({
  page,
}) => {
  const term = 'schutting';
  await open(page, to(locale, 'index'));
  const field = searchField(page, locale);
  await field.fill(term);
  const guide = panelGroup(page, locale, 'pages').getByRole('option').first();
  await expect(guide).toHaveAttribute('href', new RegExp(`^${GUIDE}`));
  const name = (await guide.textContent()) ?? '';
  await field.press('Enter');
  await expect(page).toHaveURL(to(locale, 'search-term', { term }));
  const block = page.getByRole('region', {
    name: say(locale, 'listing:search.siteLinks', { term }),
  });
  await expect(block.getByRole('link', { name })).toBeVisible();

  await field.click();
  await expect(guide).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(GUIDE));
});

test('a postcode and a place name branches, a question leads to its answer', async ({ page }) => {
  const [store] = await ask<{ Name: string; Url: string; Address: { City: string } }[]>(
    '/api/aspos/stores',
    'nl',
  );
  await open(page, to('nl', 'index'));
  const field = searchField(page, 'nl');
  await field.fill(store?.Address.City ?? '');
  const branch = panelGroup(page, 'nl', 'stores').getByRole('option').first();
  await expect(branch).toHaveAttribute('href', /^\/vestigingen\//);
  await field.fill('actiecode');
  const question = panelGroup(page, 'nl', 'questions').getByRole('option').first();
  await question.click();
  await expect(page).toHaveURL(/\/klantenservice\/faq#/);
  await expect(page.locator('details:target')).toHaveAttribute('open');
});
