import { expect, test } from '../support/fixtures.ts';
import { holdScript } from '../support/held-script.ts';
import { scriptsReady } from '../support/ready.ts';

const TREE = '**/api/aspos/webnodes/main/root*';

// Elsewhere the catalogue popover does.
test(
  'when the tree does not load, the menu leads to the overview',
  { tag: '@mobile' },
  async ({ page }) => {
    await page.route(TREE, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/en');
    // The script of the page turns this link into a button, before or after the click.
    await page.locator('.bar-menu-phone').filter({ hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'See the whole range' }).click();
    await expect(page).toHaveURL(/\/en\/products$/);
  },
);

test('prices without VAT stay chosen on the next page @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Account', { exact: true }).locator('xpath=ancestor::summary').click();
  await page.locator('.account-menu').getByRole('button', { name: 'Prijzen incl. btw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
  await page.goto('/merken');
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
});

test('the VAT switch answers once while other scripts are still on their way @desktop', async ({
  page,
}) => {
  const release = await holdScript(page, 'StoreFinder');
  await page.goto('/', { waitUntil: 'commit' });
  const html = page.locator('html');
  const vat = page.locator('.strip').getByRole('button', { name: 'Prijzen incl. btw' });
  // The code that listens for clicks also sets the pressed state.
  await expect(vat).toHaveAttribute('aria-pressed', 'false');
  await vat.click();
  await expect(html).toHaveAttribute('data-vat', 'excl');
  release();
  await scriptsReady(page);
  await expect(html).toHaveAttribute('data-vat', 'excl');
});

test('an arrow of the menu opens once while other scripts are still on their way @desktop', async ({
  page,
}) => {
  const release = await holdScript(page, 'StoreFinder');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.strip [data-vat-switch]')).toHaveAttribute('aria-pressed', 'false');
  const arrow = page.getByRole('navigation').locator('button[aria-expanded]').first();
  await arrow.press('Enter');
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  release();
  await scriptsReady(page);
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
});

test('the language switch lands on the same page @mobile', async ({ page }) => {
  await page.goto('/vestigingen/utrecht');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/store\/utrecht$/);
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
