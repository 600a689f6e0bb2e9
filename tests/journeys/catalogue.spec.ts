/** The catalogue panel of the header (spec 1 §2.5; spec 2 §2, main menu). */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/ready.ts';
import { catalogueRoots, PROMOTIONS } from '../support/samples.ts';
import { rootCategories } from '../support/shop-calls.ts';
import { LOCALES, say, to } from '../support/texts.ts';

type Locale = (typeof LOCALES)[number];

const button = (page: Page, locale: Locale) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(locale, 'frame:catalogue.button'), exact: true });
const panelOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'frame:catalogue.heading') });

test.skip(({ isMobile }) => isMobile, 'on a phone the menu leads to the categories');

for (const locale of LOCALES) {
  test(`it shows the categories of the call, and the promotions below (${locale})`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/aspos/webnodes/')) calls.push(request.url());
    });
    await open(page, to(locale, 'index'));
    expect(calls).toEqual([]);
    await button(page, locale).click();
    const panel = panelOf(page, locale);
    const roots = await catalogueRoots(locale);
    const list = panel.locator('.catalogue-roots > li > a');
    await expect(list.first()).toBeVisible();
    const names = (await list.allTextContents()).map((name) => name.trim());
    expect(names.slice(0, roots.length)).toEqual(roots.map(({ Name }) => Name));

    // The promotions stand in a place of their own, below the categories.
    const promotions = (await rootCategories(locale)).find(({ Code }) => Code === PROMOTIONS);
    expect(names.indexOf(promotions?.Name ?? '')).toBeGreaterThanOrEqual(roots.length);
    await expect(
      panel.getByRole('link', { name: promotions?.Name ?? '', exact: true }).first(),
    ).toHaveAttribute('href', to(locale, 'product-lister-actie'));
    for (const name of ['product-lister-opop', 'product-lister-meer-minder'] as const) {
      await expect(panel.locator(`a[href="${to(locale, name)}"]`).first()).toBeVisible();
    }
    expect(calls.length).toBe(1);

    const [root] = roots;
    await list
      .filter({ hasText: root?.Name ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' }));
  });

  test(`the keyboard opens and closes it, and the focus returns (${locale})`, async ({ page }) => {
    await open(page, to(locale, 'index'));
    await button(page, locale).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page, locale);
    await expect(panel.locator('a[href]').first()).toBeVisible();
    const close = panel.getByRole('button', { name: say(locale, 'frame:catalogue.close') });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button(page, locale)).toBeFocused();
    await expect(page).toHaveURL(to(locale, 'index'));
    // Once more: it is not fetched again.
    await page.route('**/api/aspos/webnodes/**', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(panel.locator('.catalogue-roots a').first()).toBeVisible();
    await close.click();
    await expect(panel).toBeHidden();
  });
}

test('a category unfolds to its sub-categories', async ({ page }) => {
  await open(page, to('nl', 'index'));
  await button(page, 'nl').click();
  const panel = panelOf(page, 'nl');
  const [, second] = await catalogueRoots();
  const arrow = panel.getByRole('button', { name: second?.Name ?? '' });
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  const below = to('nl', 'product-lister-all', { pathMatch: second?.Url ?? '' });
  const child = panel.locator(`a[href^="${below}/"]`).first();
  const name = (await child.textContent()) ?? '';
  await child.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
