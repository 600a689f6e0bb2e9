import { expect, test } from '@playwright/test';

const TREE = '**/api/aspos/webnodes/main/root*';

test('the catalogue button opens the whole category tree', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the menu leads to the categories');
  await page.goto('/');
  await page.getByRole('link', { name: 'Producten', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Alle producten' });
  await expect(panel.getByRole('link', { name: 'Meer=Minder' }).first()).toBeVisible();
  await expect(panel.locator('a[href^="/producten/"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('when the tree does not load, the panel leads to the overview', async ({ page, isMobile }) => {
  await page.route(TREE, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/en');
  await page.getByRole('link', { name: isMobile ? 'Menu' : 'Products', exact: true }).click();
  if (isMobile) await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See the whole range' }).click();
  await expect(page).toHaveURL(/\/en\/products$/);
});

test('prices without VAT stay chosen on the next page', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Account', { exact: true }).locator('xpath=ancestor::summary').click();
  await page.locator('.account-menu').getByRole('button', { name: 'Prijzen incl. btw' }).click();
  await page.goto('/merken');
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
});

test('a closed notice stays closed', async ({ page }) => {
  await page.goto('/');
  const notice = page.locator('[data-banner]').first();
  test.skip((await notice.count()) === 0, 'the content has no notice today');
  await notice.getByRole('button').click();
  await page.reload();
  await expect(notice).toBeHidden();
});

test('the language switch lands on the same page', async ({ page }) => {
  await page.goto('/vestigingen/utrecht');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/store\/utrecht$/);
});

test('an open menu entry closes on Escape and gives the focus back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the entries stand in the panel');
  await page.goto('/');
  const arrow = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button').first();
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
  await expect(arrow).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, categories and menus are plain links and forms', async ({ page, isMobile }) => {
    await page.goto('/');
    await page.getByRole('link', { name: isMobile ? 'Menu' : 'Producten', exact: true }).click();
    await expect(page).toHaveURL(/\/producten$/);
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
    await page.getByRole('searchbox').fill('gipsplaat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zoeken\?SearchTerm=gipsplaat$/);
  });
});
